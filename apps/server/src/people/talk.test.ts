import type { Words } from '@ludo/protocol';
import { standardChoices } from '@ludo/room';
import type { Row } from '@ludo/room';
import { expect, test } from 'vitest';
import { noLimits } from '../../test/test-server.ts';
import { standardLimits } from '../limits/limits.ts';
import { createTurns } from '../kit/turns.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
import { createTalk, LINES } from './talk.ts';

const clocks = { now: () => 0, time: () => 1000 };
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function crowd(people: number) {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } } as const;
  const room = await roomOfRows('crowd', [{ logged, author: null }], clocks);
  if (room === null) throw new Error('no room');
  for (let nth = 0; nth < people; nth++) room.people.came(`socket ${nth}`, `person ${nth}`);
  const heard: number[] = [];
  const telling = createTurns({ most: 500 });
  const limits = { ...standardLimits, ...noLimits };
  const talk = createTalk({ limits, now: () => 0, telling, announce: (_, { n }) => void heard.push(n) });
  const hello = (nth: number) => talk.say(room, `person ${nth}`, 'address', { phrase: 'hello' });
  return { room, talk, heard, hello };
}

test('of what a crowd says in one breath so much is told in each turn, in order', async () => {
  const { room, talk, heard, hello } = await crowd(200);
  for (let nth = 0; nth < 40; nth++) expect(hello(nth).ok).toBe(true);
  expect(heard).toHaveLength(3);
  // Whoever comes now is told the others later, like everybody.
  expect(talk.recent(room)).toHaveLength(3);
  while (heard.length < 40) {
    const before = heard.length;
    await nextTurn();
    expect(heard.length - before).toBeLessThanOrEqual(3);
  }
  expect(heard).toEqual(Array.from({ length: 40 }, (_, nth) => nth + 1));
});

test('what is not told yet when everybody has left is told to nobody who comes later', async () => {
  const { room, talk, hello } = await crowd(200);
  for (let nth = 0; nth < 40; nth++) hello(nth);
  for (const socket of room.people.sockets()) room.people.left(socket);
  talk.forget(room);
  for (let turn = 0; turn < 40; turn++) await nextTurn();
  expect(talk.recent(room)).toEqual([]);
});

test('of very many watchers who speak at another process the numbers are forgotten, and none is given twice', async () => {
  const { room, talk } = await crowd(1);
  const said = (person: string, number: number) =>
    talk.hear(room, {
      n: number,
      room: room.id,
      at: 0,
      by: { as: 'watcher', person, number },
      words: { phrase: 'hello' },
    });
  const numberOf = async (person: string): Promise<number> => {
    talk.say(room, person, 'address', { phrase: 'hello' });
    for (;;) {
      const by = talk.recent(room).at(-1)?.by;
      if (by?.as === 'watcher' && by.person === person) return by.number;
      await nextTurn();
    }
  };
  said('early', 1);
  expect(await numberOf('early')).toBe(1);
  expect(await numberOf('person 0')).toBe(2);
  for (let nth = 3; nth <= 1000; nth++) said(`elsewhere ${nth}`, nth);
  expect(await numberOf('early')).toBe(1001);
  expect(await numberOf('person 0')).toBe(2);
});

/** One letter, as people count: 20 of these are a name. */
const LONG_LETTER = `${'क\u094d\u200d'.repeat(6)}क`;
/** Bytes: with the longest state of a table, what a line of 100 kbit/s brings until a sign of life is missed. */
const SOON_ENOUGH = 30_000;

test.each<[string, string, Words]>([
  ['phrases of who has the longest name', LONG_LETTER.repeat(20), { phrase: 'hello' }],
  ['own words, as long as may be', 'Ada', { text: '語'.repeat(200) }],
])('who comes is told of talk in few bytes: %s', async (_what, n, words) => {
  const table = { ...standardChoices, talk: 'text' } as const;
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h', table },
    { t: 'sit', p: 1, n, who: 'ada' },
  ];
  const stored = rows.map((row, nth) => ({ logged: { s: nth + 1, at: 0, row }, author: null }));
  const room = await roomOfRows('long', stored, clocks);
  if (room === null) throw new Error('no room');
  const telling = createTurns({ most: 1e9 });
  const limits = { ...standardLimits, ...noLimits };
  const talk = createTalk({ limits, now: () => 0, telling, announce: () => undefined });
  for (let line = 0; line < LINES; line += 1) expect(talk.say(room, 'ada', 'address', words).ok).toBe(true);
  const told = talk.recent(room);
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(SOON_ENOUGH);
  expect(told.at(-1)?.n).toBe(LINES);
});
