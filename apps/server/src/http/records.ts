// Owns what a request for the record of a game is answered with.
import type { Request, RequestHandler } from 'express';
import type { FindRecord } from '../records/records.ts';
import { nothingHere } from './answers.ts';
import { isThereFor, type Unread } from './unread.ts';

export const RECORD_PATH = '/table/:room/games/:game';

/** Seconds for which a copy may be shown without asking: a finished game does not change, but its table may be closed. */
const FRESH = 3600;
/** Seconds until whoever finds no place may ask again. */
const LATER = 5;

interface RecordsOptions {
  readonly find: FindRecord;
  readonly addressOf: (request: Request) => string;
  /** Resolves when this request may be answered. */
  readonly turn: (request: Request) => Promise<void>;
  readonly unread: Unread;
}

export function answerRecord({ find, addressOf, turn, unread }: RecordsOptions): RequestHandler {
  return async (request, response, next) => {
    const [, room, game] = /^\/table\/([\w-]{12})\/games\/([1-9]\d{0,5})$/.exec(request.path) ?? [];
    response.set('x-robots-tag', 'noindex');
    if (room === undefined) return void nothingHere(request, response, next);
    const form = request.accepts(['text', 'json']) === 'json' ? 'json' : 'text';
    const hasNames = request.query['names'] !== 'no';
    const found = await find({ room, game: Number(game), form, hasNames }, addressOf(request));
    await turn(request);
    response.vary('accept');
    if (found === 'not-there') return void nothingHere(request, response, next);
    if (found === 'busy') {
      response
        .status(503)
        .set('retry-after', `${LATER}`)
        .type('text/plain')
        .send('Too much is asked just now.\n');
      return;
    }
    const { bytes, etag } = found;
    response.set({ etag, 'cache-control': `public, max-age=${FRESH}` });
    if (request.headers['if-none-match'] === etag) return void response.status(304).end();
    if (!isThereFor(response, bytes, addressOf(request), unread)) return;
    response.type(form === 'json' ? 'application/json' : 'text/plain; charset=utf-8').send(bytes);
  };
}
