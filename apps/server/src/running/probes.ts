import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Attached } from './attach.ts';
import { OWN_PATHS } from '../http/own-paths.ts';

export type MetricsReaders = 'this-device' | 'everybody' | 'nobody';

/** `turn` resolves when a request may be answered: many may have waited for the same look at the store. */
export function probes(
  attached: Attached,
  readers: MetricsReaders,
  turn: (request: Request) => Promise<void>,
): Router {
  const router = express.Router();
  const { alive, ready, metrics } = OWN_PATHS;
  router.use([alive, ready, metrics], fresh);
  router.get(alive, (_request, response) => {
    const { isStopping } = attached;
    response.status(isStopping ? 503 : 200).json({ status: isStopping ? 'stopping' : 'ok' });
  });
  router.get(ready, (request, response) => answerReady(request, response));
  router.get(metrics, (request, response, next) => {
    if (readers === 'nobody' || (readers === 'this-device' && !isOfThisDevice(request))) {
      response.sendStatus(404);
      return;
    }
    try {
      response.type('text/plain; version=0.0.4').send(attached.metrics());
    } catch (thrown) {
      next(thrown);
    }
  });
  return router;

  async function answerReady(request: Request, response: Response): Promise<void> {
    const status = await attached.readiness();
    await turn(request);
    response.status(status === 'ok' ? 200 : 503).json({ status });
  }
}

const fresh: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store');
  next();
};

/**
 * A local proxy adds one of these headers; a foreign page whose name resolves to this device still names itself as
 * host.
 */
export function isOfThisDevice({ socket, headers }: Request): boolean {
  if (['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers)) return false;
  return /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && namesThisDevice(headers.host ?? '');
}

const OWN_NAME = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export function namesThisDevice(host: string): boolean {
  return OWN_NAME.test(host);
}
