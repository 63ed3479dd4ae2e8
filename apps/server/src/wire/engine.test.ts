// Websocket readers understand the frames that are made here; bodies of polling are read packet by packet.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServerResponse } from 'node:http';
import { createTurns } from '../kit/turns.ts';
import { frameOf, readInTurn, type Transport } from './engine.ts';

/** Reads a frame from a server by hand, after RFC 6455, 5.2. */
function textIn(frame: Buffer): string {
  expect(frame[0]).toBe(0b1000_0001);
  const short = frame[1] ?? 0;
  const [head, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length).toBe(head + length);
  return frame.toString('utf8', head);
}

test('law: the text of a frame is read as it was, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(textIn(frameOf(text))).toBe(text);
    }),
  );
});

test.each([0, 125, 126, 65_535, 65_536, 70_000])(
  'the length of %i bytes takes as many bytes as it has to',
  (length) => {
    const frame = frameOf('a'.repeat(length));
    expect(textIn(frame)).toHaveLength(length);
    expect(frame.length - length).toBe(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  },
);

/** Of polling, with what it has read and answered; each packet takes some milliseconds of the clock. */
function begin(takes = 3) {
  let time = 0;
  const read: unknown[] = [];
  const answered: unknown[] = [];
  const socket = { destroyed: false };
  const response = { req: { socket }, end: (text: unknown) => void answered.push(text) };
  const errors: string[] = [];
  const transport = {
    name: 'polling',
    writable: true,
    readyState: 'open',
    dataRes: response as unknown as ServerResponse,
    onData(data: unknown) {
      read.push(data);
      time += takes;
    },
    onError(message: string) {
      errors.push(message);
      Object.assign(this, { readyState: 'closed' });
    },
  } satisfies Transport;
  const { inTurn } = createTurns({ most: 100, longest: 4, now: () => time });
  readInTurn(transport, (act) => inTurn('one', act));
  return { transport, response, socket, read, answered, errors };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const packets = Array.from({ length: 60 }, (_, nth) => `42${nth}`);

/** A turn after the body of these packets has come. */
async function beginHalfRead() {
  const begun = begin();
  begun.transport.onData(packets.join('\u001e'));
  begun.response.end('ok');
  await nextTurn();
  return begun;
}

test('a body of many packets that take long is read by a few in each turn, in order, and answered after the last', async () => {
  const { transport, response, read, answered } = begin();
  transport.onData(packets.join('\u001e'));
  response.end('ok');
  let most = read.length;
  for (let before = most; read.length < packets.length; before = read.length) {
    expect(answered).toEqual([]);
    await nextTurn();
    most = Math.max(most, read.length - before);
  }
  expect(most).toBeLessThanOrEqual(4);
  expect(read).toEqual(packets);
  expect(answered).toEqual(['ok']);
});

test.each(['40', '', 'a\u001e', '\u001e\u001e'])(
  'what is quick is read and answered at once: %j',
  async (body) => {
    const { transport, response, read, answered } = begin(0);
    transport.onData(body);
    response.end('ok');
    await nextTurn();
    expect(read).toEqual(body.split('\u001e'));
    expect(answered).toEqual(['ok']);
  },
);

test('of a session that has ended meanwhile nothing more is read', async () => {
  const { transport, read, answered } = await beginHalfRead();
  Object.assign(transport, { readyState: 'closing' });
  const before = read.length;
  for (let turns = 0; turns < 3; turns++) await nextTurn();
  expect(read.length - before).toBeLessThanOrEqual(1);
  expect(answered).toEqual(['ok']);
});

test('who hangs up in the middle of a body ends the session, and nothing more of it is read or kept', async () => {
  const { socket, read, errors } = await beginHalfRead();
  const before = read.length;
  socket.destroyed = true;
  for (let turns = 0; turns < 3; turns++) await nextTurn();
  expect(read).toHaveLength(before);
  expect(errors).toHaveLength(1);
});

test('who hangs up and has gone on over a websocket meanwhile is still there', async () => {
  const { transport, socket, errors } = await beginHalfRead();
  Object.assign(transport, { readyState: 'closed' });
  socket.destroyed = true;
  for (let turns = 0; turns < 3; turns++) await nextTurn();
  expect(errors).toEqual([]);
});
