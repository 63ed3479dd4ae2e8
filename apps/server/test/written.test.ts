// How much one address can write to the database: rows over all rooms together, and what a row takes there.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldRows, MOST_TALLIED, standardChoices } from '@ludo/room';
import type { LoggedRow, Row } from '@ludo/room';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noIds } from '../src/rooms/command-ids.ts';
import { newRoomId, newToken } from '../src/secrets/identity.ts';
import { writeStoredSnapshot } from '../src/rooms/stored-snapshot.ts';
import { createIdentities } from '../src/people/identities.ts';
import { BYTES_OF_A_ROOM, BYTES_OF_A_ROW, BYTES_OF_A_TOKEN } from '../src/limits/limits.ts';
import { bytesADay, standardLimits } from '../src/limits/limits.ts';
import { roomOfRows } from '../src/rooms/room-reader.ts';
import { createRowLimits, OWN_ROW_AGAIN } from '../src/rooms/row-limits.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { rowsOf } from './kept-rooms.ts';
import { logOf, noLimits } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-written-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Of each command in a snapshot. */
const BYTES_OF_A_COMMAND = 16;
/** Milliseconds beyond any test. */
const NEVER = 1e9;
/** Milliseconds that such a table waits for a throw. */
const LONGEST = 5000;

const codeOf = async (who: Guest, player: number, name = 'Ada'): Promise<string> => {
  const answer = await who.act({ do: 'sit', player, name });
  return 'refusal' in answer ? answer.refusal.code : 'ok';
};

test('rows of one address count together over all rooms and persons; long names count as more', async () => {
  let clock = 0;
  const { url } = await server({
    limits: { ...noLimits, addressRowBurst: 4, addressRowsPerSecond: 2 },
    now: () => clock,
  });
  const people: Guest[] = [];
  for (let each = 0; each < 6; each++) {
    const who = guest(url);
    await who.join((await who.create('ludo', '1-2-')).room);
    people.push(who);
  }
  const codes: string[] = [];
  for (const who of people) codes.push(await codeOf(who, 1));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'too-many-changes', 'too-many-changes']);
  const [ada, bob] = [people.at(-1)!, people.at(-2)!];
  expect(await ada.act({ do: 'sit', player: 1, name: 'Ada' })).toMatchObject({
    refusal: { retryAfter: 500 },
  });
  clock += 500;
  expect(await codeOf(ada, 1)).toBe('ok');
  clock += 500;
  expect(await bob.act({ do: 'sit', player: 1, name: '👨‍👩‍👧‍👦'.repeat(20) })).toMatchObject({
    refusal: { retryAfter: 1500 },
  });
});

test('what bots write counts for the address that acted there last, and is written all the same', async () => {
  let clock = 0;
  const { url } = await server({
    limits: { ...noLimits, addressRowBurst: 6, addressRowsPerSecond: 1 },
    now: () => clock,
    wait: (milliseconds, act) => {
      const timer = setTimeout(act, Math.min(milliseconds, 1));
      return () => clearTimeout(timer);
    },
    dice: scriptedDice([], 3),
  });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1234', 'ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b Y ? -');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  for (const player of [2, 3, 4]) await ada.must({ do: 'bot', player, level: 'random' });
  await ada.must({ do: 'start' });
  await ada.until(() => ada.nextCommand() !== null);
  expect(ada.rows.length).toBeGreaterThan(7);
  expect(await ada.act({ do: 'throw', ply: ada.state?.ply ?? 0 })).toMatchObject({
    refusal: { code: 'too-many-changes' },
  });
  clock += 20_000;
  await ada.must({ do: 'throw', ply: ada.state?.ply ?? 0 });
});

test('bots and clocks write no more than as much again as the address may: then as little as it earns, a row a minute', async () => {
  let clock = 0;
  let later: (() => void) | null = null;
  let waiting: Guest | null = null;
  const { url, store } = await server({
    limits: { ...noLimits, addressRowBurst: 50, addressRowsPerSecond: 1 },
    now: () => clock,
    wait: (milliseconds, act) => {
      if (milliseconds === OWN_ROW_AGAIN) later = act;
      const timer = setTimeout(act, milliseconds === OWN_ROW_AGAIN ? NEVER : Math.min(milliseconds, 1));
      waiting?.lookAgain();
      return () => clearTimeout(timer);
    },
    dice: scriptedDice([], 3),
  });
  const ada = guest(url);
  waiting = ada;
  const table = { ...standardChoices, clock: { kind: 'throw', seconds: 5 } } as const;
  const { room } = await ada.create('ludo', '1234', undefined, table);
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  for (const player of [2, 3, 4]) await ada.must({ do: 'bot', player, level: 'random' });
  const { s: start } = await ada.must({ do: 'start' });
  await ada.until(() => later !== null);
  // The row that opens a table is counted separately.
  const written = await logOf(store, room);
  expect(written).toHaveLength(1 + 2 * 50);
  expect(written.filter(({ s, row }) => s > start && 'by' in row && row.by === 'clock')).not.toEqual([]);
  const act: () => void = later!;
  later = null;
  clock += 3000;
  act();
  await ada.until(() => later !== null);
  expect(await logOf(store, room)).toHaveLength(1 + 2 * 50 + 3);
});

test('after a restart what a table writes by itself counts for the address from which a player came back', async () => {
  let later: (() => void) | null = null;
  let waiting: Guest | null = null;
  const store = openMemoryStore();
  const options = {
    store: { ...store, close: () => Promise.resolve() },
    limits: { ...noLimits, addressRowBurst: 50, addressRowsPerSecond: 1 },
    now: () => 0,
    wait: (milliseconds: number, act: () => void) => {
      if (milliseconds === OWN_ROW_AGAIN) later = act;
      const timer = setTimeout(act, milliseconds > LONGEST ? NEVER : Math.min(milliseconds, 1));
      waiting?.lookAgain();
      return () => clearTimeout(timer);
    },
    dice: scriptedDice([], 3),
  };
  const before = await server(options);
  const ada = guest(before.url);
  const table = { ...standardChoices, clock: { kind: 'throw', seconds: 5 } } as const;
  const { room } = await ada.create('ludo', '1234', undefined, table);
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  for (const player of [2, 3, 4]) await ada.must({ do: 'bot', player, level: 'random' });
  await ada.must({ do: 'start' });
  await before.close();
  ada.leave();
  later = null;
  const { url } = await server(options);
  const again = guest(url, ada.token);
  waiting = again;
  await again.join(room);
  const written = again.state?.seq ?? 0;
  await again.until(() => later !== null || again.state?.phase === 'over');
  expect(await logOf(store, room)).toHaveLength(written + 2 * 50);
});

test('while an address owes that much, who leaves a table there is away later: coming and going writes rows as well', async () => {
  let clock = 0;
  const limits = { ...standardLimits, addressRowBurst: 2, addressRowsPerSecond: 1 };
  const rowLimits = createRowLimits(limits, () => clock);
  const room = await roomOfRows('table', [{ logged: rowsOf(1)[0]!, author: null }], {
    now: () => clock,
    time: () => clock,
  });
  if (room === null) throw new Error('no room');
  const allowed = rowLimits.ask(room, 'ada', 'here', { do: 'start' });
  if (!allowed.ok) throw new Error(allowed.error.code);
  allowed.value();
  expect(rowLimits.takeDeparture(room, 'ada')).toBe(0);
  for (let row = 0; row < 3; row++) rowLimits.actsItself(room, { t: 'throw', d: [1] })();
  expect(rowLimits.takeDeparture(room, 'ada')).toBe(OWN_ROW_AGAIN);
  clock += 1000;
  expect(rowLimits.takeDeparture(room, 'ada')).toBe(0);
});

/** Bytes per row in a closed file. */
async function bytesOf(rows: readonly LoggedRow[]): Promise<number> {
  const file = join(folder, 'log.sqlite');
  const opened = openLibsqlStore(file);
  if (!opened.ok) throw new Error(opened.error.reason);
  for (let from = 0; from < rows.length; from += 500)
    await opened.value.append(rows.slice(from, from + 500).map((logged) => ({ room: 'a', logged })));
  await opened.value.close();
  return statSync(file).size / rows.length;
}

function repeated(rows: readonly { readonly row: Row; readonly id?: string }[], count: number): LoggedRow[] {
  return Array.from({ length: count }, (_, index) => ({
    s: index + 1,
    at: 1_767_225_600_000 + index,
    id: 'abcdefghijkl',
    row: rows[index % rows.length]!.row,
  }));
}

test('a row of a usual game takes less than half of what is reckoned with', async () => {
  const { url, store } = await server({ dice: scriptedDice([], 7) });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ada.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  await ada.playUntil(() => ada.rows.length >= 200);
  const bytes = await bytesOf(repeated(await logOf(store, room), 10_000));
  expect(bytes).toBeGreaterThan(BYTES_OF_A_ROW / 5);
  expect(bytes).toBeLessThan(BYTES_OF_A_ROW / 2);
});

test.each([
  ['a short name', 'A'.repeat(20)],
  ['as long as a name can be while it counts once', '\u0939'.repeat(20)],
  ['family after family', '👨‍👩‍👧‍👦'.repeat(20)],
  ['marks over marks', `${'ह\u093c\u0941\u0902'.repeat(19)}ह`],
])('the longest rows, %s: not more than is reckoned with', async (_what, name) => {
  const weight = 1 + (name.length >> 6);
  const row: Row = { t: 'sit', p: 4, who: 'w'.repeat(43), n: name };
  // Snapshots keep each command as well.
  const kept = (await bytesOf(repeated([{ row }], 3000))) + BYTES_OF_A_COMMAND;
  expect(kept / weight).toBeLessThan(BYTES_OF_A_ROW);
});

const personNamed = (nth: number): string => `${nth}`.padStart(22, 'w');

/** With names of twenty characters, as people count them, that have as many bytes as may be. */
function longestTally() {
  const name = `${'क\u094d\u200d'.repeat(6)}क`.repeat(20);
  return Array.from({ length: MOST_TALLIED }, (_, nth) => [personNamed(nth), name, 1, 1, 3, 0] as const);
}

test('the row that begins a game counts for all names in its tally', async () => {
  const start: Row = {
    t: 'start',
    rolls: [[0, 2].map((colour) => [colour, [5 - colour], 'crypto'] as const)],
    c: 0,
    w: longestTally(),
  };
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: personNamed(0) },
    ...[1, 2].map((p): Row => ({ t: 'sit', p, n: 'Ada', who: personNamed(0) })),
    start,
    { t: 'end', who: personNamed(0) },
  ];
  const stored = rows.map((row, nth) => ({ logged: { s: nth + 1, at: 1000, row }, author: null }));
  const room = await roomOfRows('table', stored, { now: () => 0, time: () => 1000 });
  if (room === null) throw new Error('no room');
  const most =
    (1000 * BYTES_OF_A_ROW) / ((await bytesOf(repeated([{ row: start }], 300))) + BYTES_OF_A_COMMAND);
  const limits = { ...standardLimits, ...noLimits, addressRowBurst: 1000, addressRowsPerSecond: 1 };
  const rowLimits = createRowLimits(limits, () => 0);
  let begun = 0;
  for (; ; begun += 1) {
    const allowed = rowLimits.ask(room, 'ada', 'here', { do: 'start' });
    if (!allowed.ok) break;
    allowed.value();
  }
  expect(begun).toBeGreaterThan(1);
  expect(begun).toBeLessThan(most);
  // Where not all agree in time, it begins by itself: then on credit, as much again.
  let byItself = 0;
  for (; rowLimits.waitToAct(room) === 0; byItself += 1) rowLimits.actsItself(room, start)();
  expect(byItself).toBeGreaterThan(1);
  expect(byItself).toBeLessThan(most);
});

test('a renewed token takes less than is reckoned with, of whoever had none before', async () => {
  const file = join(folder, 'tokens.sqlite');
  const opened = openLibsqlStore(file);
  if (!opened.ok) throw new Error(opened.error.reason);
  const keys = createIdentities(opened.value, () => 1_767_225_600_000);
  await Promise.all(Array.from({ length: 3000 }, () => keys.renew(newToken(), newRoomId(), 'here')));
  await opened.value.close();
  expect(statSync(file).size / 3000).toBeLessThan(BYTES_OF_A_TOKEN);
});

test('a room takes less than is reckoned with besides its rows, the longest names at its seats and in its tally, and 250 people gone', async () => {
  const n = '👨‍👩‍👧‍👦'.repeat(20);
  const table = {
    ...standardChoices,
    clock: { kind: 'bank', seconds: 3600, increment: 3600 },
    expiry: 'forfeit',
  } as const;
  const position = 'german 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b Y ? -';
  const host = personNamed(9999);
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'german', seats: '1234', host, position, table },
    ...Array.from({ length: 200 }, (_, nth): Row[] => [
      { t: 'sit', p: 1, n, who: personNamed(nth) },
      { t: 'remove', p: 1, who: host },
    ]).flat(),
    { t: 'sit', p: 1, n, who: personNamed(1000) },
    ...Array.from({ length: 50 }, (_, nth): Row => ({
      t: 'move',
      from: personNamed(1000 + nth),
      who: personNamed(1001 + nth),
    })),
    ...[2, 3, 4].map((p): Row => ({ t: 'sit', p, n, who: personNamed(2000 + p) })),
    { t: 'start', rolls: [], c: 0, w: longestTally() },
  ];
  const state = foldRows(
    null,
    rows.map((row, nth) => ({ s: nth + 1, at: 1_767_225_600_000, row })),
  );
  if (state === null) throw new Error('no room');
  const snapshot = writeStoredSnapshot(state, noIds);
  const opening = JSON.stringify(rows[0]).length + 300;
  expect(state.removed).toHaveLength(200);
  expect(snapshot.body.length + opening).toBeGreaterThan(BYTES_OF_A_ROOM / 3);
  // Pages of the file are not all full.
  expect(1.3 * (snapshot.body.length + opening)).toBeLessThan(BYTES_OF_A_ROOM);
});

test('one address can have some 450 MB written on its first day, and 340 MB on each after that', () => {
  expect(bytesADay(standardLimits)).toEqual({ first: 445_920_000, later: 342_720_000 });
});
