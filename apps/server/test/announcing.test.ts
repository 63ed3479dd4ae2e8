// WU-1 over the wire: what is announced goes with the command that throws, and there is no second one.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest, newCommandId } from './guest.ts';
import { logOf, openServer, type TestServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';

const POSITION = 'uckers+suckBack 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -';
const [AT_ONE, AT_THREE] = ['suck:RG@1', 'suck:RG@3'];

let place: TestServer;
let ada: Guest;
let bob: Guest;
let room: string;

beforeEach(async () => {
  place = await openServer({ dice: scriptedDice([4, 1, 3, 3]) });
  [ada, bob] = [new Guest(place.url), new Guest(place.url)];
  ({ room } = await ada.create('uckers+suckBack', '1212', POSITION));
  for (const guest of [ada, bob]) await guest.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
});
afterEach(async () => {
  for (const guest of [ada, bob]) guest.leave();
  await place.close();
});

const throwing = (announcement?: string) => ({
  do: 'throw' as const,
  ply: 1,
  ...(announcement === undefined ? {} : { announcement }),
});

test('an announced throw is one row, which everybody sees alike', async () => {
  const { row } = await ada.must(throwing(AT_ONE));
  expect(row).toMatchObject({ t: 'throw', a: AT_ONE, d: [4, 1] });
  await bob.until(() => bob.state?.ply === 2);
  expect(bob.state).toEqual(ada.state);
  expect(bob.state?.position).toMatchObject({ dice: null, colour: 1 });
  expect(await logOf(place.store, room)).toEqual(ada.rows);
});

test.each([AT_THREE, undefined])(
  'the same command identifier with another announcement is answered with the row that is there: %s',
  async (other) => {
    const id = newCommandId();
    const first = await ada.act(throwing(AT_ONE), id);
    const seq = 's' in first ? first.s : 0;
    expect(await ada.say('command', { room, id, command: throwing(other) })).toEqual({ ok: true, seq });
    expect((await logOf(place.store, room)).filter(({ row }) => row.t === 'throw')).toHaveLength(1);
    expect(ada.rows.at(-1)?.row).toMatchObject({ a: AT_ONE });
  },
);

test('for another player it is refused', async () => {
  expect(await bob.act(throwing(AT_ONE))).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
});

test('in one breath with another announcement, or with none, the first counts', async () => {
  const [, plain] = [AT_THREE, undefined].map((other) =>
    ada.say('command', { room, id: newCommandId(), command: throwing(other) }),
  );
  expect(await plain).toMatchObject({ ok: false, refusal: { code: 'stale', ply: 2 } });
  const throws = (await logOf(place.store, room)).filter(({ row }) => row.t === 'throw');
  expect(throws).toHaveLength(1);
  expect(throws[0]?.row).toMatchObject({ a: AT_THREE, d: [4, 1] });
});

test.each([
  ['what cannot be', 'suck:RG@2', { code: 'rules', clause: 'WU-1', rules: { code: 'cannot-announce' } }],
  ['no words', '', { code: 'rules', clause: 'WU-1' }],
  ['too many words', 'suck:'.padEnd(60, 'x'), { code: 'malformed' }],
])('%s is refused, and nothing is thrown', async (_what, announcement, refusal) => {
  const before = await logOf(place.store, room);
  expect(await ada.act(throwing(announcement))).toMatchObject({ ok: false, refusal });
  expect(await logOf(place.store, room)).toEqual(before);
  expect((await ada.must(throwing(AT_ONE))).row).toMatchObject({ d: [4, 1] });
});
