import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import type { FindRecord } from '../records/records.ts';
import { answerRecord, RECORD_PATH } from './records.ts';
import { createUnread } from './unread.ts';

let http: Server;
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

interface Asked {
  /** Rejects if the connection is cut before. */
  readonly answer: Promise<IncomingMessage>;
  readonly abort: () => void;
}

/** `gone`: a connection was ended before its answer. */
async function recordsFound(
  find: FindRecord,
  most: number,
  gone: () => void = () => undefined,
): Promise<(game: number, from: string) => Asked> {
  const app = express();
  app.use((_, response, next) => {
    response.once('close', () => !response.writableFinished && gone());
    next();
  });
  const addressOf = ({ headers }: IncomingMessage): string => String(headers['x-from']);
  const turn = (): Promise<void> => Promise.resolve();
  app.get(RECORD_PATH, answerRecord({ find, addressOf, turn, unread: createUnread(most) }));
  http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return (game, from) => {
    const path = `/table/abcdefghijkl/games/${game}`;
    const asked = get({ port, path, headers: { 'x-from': from }, agent: false });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).on('error', reject);
    });
    return { answer, abort: () => asked.destroy() };
  };
}

async function lengthOf({ answer }: Asked): Promise<number> {
  let length = 0;
  for await (const data of await answer) length += (data as Buffer).length;
  return length;
}

/** More than the system keeps of a connection. */
const LARGE = 12_000_000;
const large = (bytes: number): Buffer => Buffer.alloc(bytes, 'a');

test('who lets a record wait is cut for somebody who reads', async () => {
  const records = [large(LARGE), large(LARGE / 2)];
  const find: FindRecord = ({ game }) =>
    Promise.resolve({ bytes: records[game - 1] ?? large(0), etag: `"${game}"` });
  const ask = await recordsFound(find, LARGE);
  const unread = ask(1, 'deaf');
  const begun = await unread.answer;
  expect(await lengthOf(ask(2, 'reader'))).toBe(LARGE / 2);
  const rest = async (): Promise<void> => {
    for await (const data of begun) void data;
  };
  await expect(rest()).rejects.toThrow();
});

test('who has gone before the answer takes no place', async () => {
  let isGone = (): void => undefined;
  const gone = new Promise<void>((resolve) => (isGone = resolve));
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const find: FindRecord = async ({ game }) => {
    isAsked();
    await gone;
    return { bytes: large(600 + game), etag: `"${game}"` };
  };
  const ask = await recordsFound(find, 1000, isGone);
  const first = ask(1, 'gone');
  await asked;
  first.abort();
  await expect(first.answer).rejects.toThrow();
  await gone;
  expect(await lengthOf(ask(2, 'reader'))).toBe(602);
});
