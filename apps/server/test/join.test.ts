// What a joining client is told, over real sockets: only the missing rows, or a recent state.
import { joinedSchema, parseMessage } from '@ludo/protocol/schemas';
import { foldRows, readSnapshot } from '@ludo/room';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Created, Joined } from '@ludo/protocol';
import { printPosition } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { Guest } from './guest.ts';
import { logOf } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const house = visits();

function server(store?: EventStore): Promise<TestServer> {
  const dice = scriptedDice([6, 1], 7);
  return house.server(store === undefined ? { dice } : { store, dice });
}

const guest = ({ url }: TestServer, token?: string): Guest => house.guest(url, token);

/** One person on both seats plays until the log has so many rows. */
async function played(place: TestServer, rows: number): Promise<{ ada: Guest; room: string }> {
  const ada = guest(place);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ada.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  await ada.playUntil(() => (ada.state?.seq ?? 0) >= rows);
  return { ada, room };
}

/** The answer for a page that has the rows up to this number. */
async function joinAfter(place: TestServer, room: string, lastSeq: number): Promise<Joined> {
  const answer = await guest(place).say('join', { v: PROTOCOL_VERSION, room, lastSeq });
  expect(parseMessage(joinedSchema, answer)).toMatchObject({ ok: true });
  return answer as Joined;
}

describe('whoever joins a room of 100 rows', () => {
  test.each([
    [0, 76, 24],
    [1, 76, 24],
    [59, 76, 24],
    [60, null, 40],
    [99, null, 1],
    [100, null, 0],
    [101, 76, 24],
    [2 ** 50, 76, 24],
  ])('and has %i of them is told the state of row %s and %i rows', async (lastSeq, taken, count) => {
    const place = await server();
    const { ada, room } = await played(place, 100);
    const log = await logOf(place.store, room);
    expect(log).toHaveLength(100);
    const { snapshot, rows } = await joinAfter(place, room, lastSeq);
    expect(snapshot?.s ?? null).toBe(taken);
    expect(rows).toEqual(log.slice(100 - count));
    const before = snapshot === undefined ? foldRows(null, log.slice(0, lastSeq)) : readSnapshot(snapshot);
    expect(foldRows(before, rows)).toEqual(ada.state);
    // Never the whole game, however long it is.
    expect(JSON.stringify({ snapshot, rows }).length).toBeLessThan(4000);
  });
});

test('a room of few rows is told row by row, and to a page that has more of it than there is, as a state', async () => {
  const place = await server();
  const { ada, room } = await played(place, 10);
  const log = await logOf(place.store, room);
  expect(await joinAfter(place, room, 0)).toMatchObject({ rows: log });
  expect(await joinAfter(place, room, 0)).not.toHaveProperty('snapshot');
  const { snapshot, rows } = await joinAfter(place, room, 11);
  expect(snapshot?.s).toBe(1);
  expect(rows).toEqual(log.slice(1));
  expect(ada.state?.seq).toBe(10);
});

test('after a restart in a second game the state of its start comes, and what is too old is not looked for', async () => {
  const store = openMemoryStore();
  const first = await server({ ...store, close: () => Promise.resolve() });
  const { ada, room } = await played(first, 30);
  await ada.must({ do: 'end' });
  await ada.must({ do: 'start' });
  await ada.playUntil(() => (ada.state?.seq ?? 0) >= 40);
  await first.close();
  const second = await server(store);
  for (const lastSeq of [0, 20, 31, 32, 33, 40]) {
    const { snapshot, rows } = await joinAfter(second, room, lastSeq);
    expect(snapshot?.s).toBe(lastSeq < 32 ? 32 : undefined);
    const log = await logOf(store, room);
    expect(rows).toEqual(log.slice(Math.max(32, lastSeq)));
    expect(foldRows(foldRows(null, log.slice(0, Math.max(32, lastSeq))), rows)).toEqual(ada.state);
  }
});

test('a command whose row came before the snapshot is known: it is answered with the number of its row', async () => {
  const place = await server();
  const { ada, room } = await played(place, 80);
  const early = ada.rows[4];
  const again = guest(place, ada.token);
  expect((await again.join(room)).snapshot?.s).toBe(56);
  const command = { do: 'throw', ply: 1 } as const;
  expect(await again.say('command', { room, id: early?.id, command })).toEqual({ ok: true, seq: 5 });
  expect(await logOf(place.store, room)).toHaveLength(80);
});

test('a snapshot holds no secret', async () => {
  const place = await server();
  const { ada, room } = await played(place, 60);
  const { snapshot } = await joinAfter(place, room, 0);
  expect(JSON.stringify(snapshot)).toContain(ada.person);
  expect(JSON.stringify(snapshot)).not.toContain(ada.token);
});

test('a table made with a head start begins so, and whoever joins is told', async () => {
  const place = await server();
  const ada = guest(place);
  const wish = { v: PROTOCOL_VERSION, rules: 'ludo', seats: '1-2-', headStart: true };
  const made = (await ada.say('create', wish)) as Created;
  ada.token = made.token;
  await ada.join(made.room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ada.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  const { snapshot, rows } = await joinAfter(place, made.room, 0);
  const told = foldRows(snapshot === undefined ? null : readSnapshot(snapshot), rows);
  expect(told?.position && printPosition(told.position)).toMatch(/^ludo 1-2- b\.b\.h\.h\/-\/b\.b\.h\.h\/- /);
  expect(told?.start).toBe('head-start');
});

test('a table tells everybody who comes what its rules are called, in a readable name', async () => {
  const place = await server();
  const ada = guest(place);
  const wish = { v: PROTOCOL_VERSION, rules: 'jumbo+captureThrows', seats: '1-2-' };
  const made = (await ada.say('create', { ...wish, rulesName: ' HMS   Example ' })) as Created;
  const { snapshot, rows } = await joinAfter(place, made.room, 0);
  const told = foldRows(snapshot === undefined ? null : readSnapshot(snapshot), rows);
  expect(told?.rulesName).toBe('HMS Example');
  for (const [rulesName, code] of [
    [' ', 'name-missing'],
    ['HMS Example HMS Example', 'name-too-long'],
    ['\u202eHMS', 'name-not-readable'],
  ])
    expect(await ada.say('create', { ...wish, rulesName })).toMatchObject({ ok: false, refusal: { code } });
});
