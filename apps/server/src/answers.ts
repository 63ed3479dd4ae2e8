// Owns what is answered where nothing else answers, or something fails: a plain sentence, whatever was asked for, and
// nothing of how this program is made.
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Lines } from './lines.ts';

export const nothingHere: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('There is nothing here.\n');
};

/** What cannot be read is the asker's fault, and no line of the log is due for it. */
export function failedAnswer(log: Lines): ErrorRequestHandler {
  // Four parameters: by their number Express knows who takes errors.
  return (thrown: unknown, _request, response, _next) => {
    const isAskers = statusOf(thrown) < 500;
    if (!isAskers)
      log.error({ reason: thrown instanceof Error ? thrown.stack : String(thrown) }, 'an answer failed');
    if (response.headersSent) return void response.destroy();
    response
      .status(isAskers ? 400 : 500)
      .type('text/plain')
      .send(isAskers ? 'This cannot be read.\n' : 'Something went wrong.\n');
  };
}

function statusOf(thrown: unknown): number {
  const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : 500;
  return typeof status === 'number' ? status : 500;
}
