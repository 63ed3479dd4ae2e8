// Owns the answers to unknown paths and to errors, which reveal nothing about this program.
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Lines } from '../telemetry/lines.ts';
import { traceOf } from '../kit/trace.ts';

/** No cache on the way keeps it: what is not there yet may come. */
export const nothingHere: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text/plain').send('There is nothing here.\n');
};

export function failedAnswer(log: Lines): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (thrown: unknown, _request, response, _next) => {
    const isAskers = statusOf(thrown) < 500;
    if (!isAskers) log.error({ reason: traceOf(thrown) }, 'an answer failed');
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
