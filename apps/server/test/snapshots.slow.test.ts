// A room opened from its snapshot equals the room of its rows; if anything is wrong with the snapshot, the rows count.
import { hash, randomBytes } from 'node:crypto';
import { isToThrow, survey } from '@ludo/rules';
import { decide, foldRow, open, readSnapshot, takeSnapshot } from '@ludo/room';
import type { Command, Dice, LoggedRow, RoomState, Row } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { authorTagOf } from '../src/rooms/command-ids.ts';
import { readStoredSnapshot, SNAPSHOT_VERSION, writeStoredSnapshot } from '../src/rooms/stored-snapshot.ts';
import type { LiveRoom } from '../src/rooms/live-room.ts';
import { APART, KEPT } from '../src/rooms/recent-rows.ts';
import { readRoom, roomOfRows } from '../src/rooms/room-reader.ts';
import { createSnapshots, ROWS_BETWEEN, ROWS_BETWEEN_FOR_OTHERS } from '../src/rooms/snapshots.ts';
import type { EventStore, StoredRow, StoredSnapshot } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';

const ROOM = 'abcdefghijkl';
const clocks = { now: () => 0, time: () => 0 };
const persons = ['ada', 'bob'].map((name) => name.padEnd(22, '_'));

/** Successive games of two persons who always play the first legal move, each ended by hand or by the rules. */
function played(most: number, rules = 'ludo'): readonly StoredRow[] {
  let state: RoomState | null = null;
  let fell = 0;
  const dice: Dice = {
    throw: (count) => ({
      faces: Array.from({ length: count }, () => 1 + ((fell++ * 5) % 6)),
      origin: 'crypto',
    }),
  };
  const rows: StoredRow[] = [];
  const add = (row: Row, person: string): RoomState => {
    const s = rows.length + 1;
    const logged: LoggedRow = { s, at: 1_800_000_000_000 + 1000 * s, row, id: `command-${s}` };
    rows.push({ logged, author: authorTagOf(person) });
    state = foldRow(state, logged).state;
    return state;
  };
  const opened = open({ rules, seats: rules === 'uckers' ? '1212' : '1-2-' }, persons[0] ?? '');
  if (!opened.ok) throw new Error(opened.error.reason);
  let now = add(opened.value, persons[0] ?? '');
  const say = (command: Command, player: number): void => {
    const person = persons[player - 1] ?? '';
    const decided = decide(now, command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    now = add(decided.value, person);
  };
  for (const player of [1, 2]) say({ do: 'sit', player, name: `Player ${player}` }, player);
  while (rows.length < most) {
    const { position, ply, phase, startedAt } = now;
    if (phase !== 'playing') say({ do: 'start' }, now.agreement === null ? 1 : 2);
    else if (now.seq * 1000 - ((startedAt ?? 0) - 1_800_000_000_000) > 150_000) say({ do: 'end' }, 1);
    else if (position === null) throw new Error('no game');
    else {
      const seat = now.seatList.find(({ colours }) => colours.includes(position.colour ?? -1));
      const text = survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';
      const command: Command = isToThrow(position) ? { do: 'throw', ply } : { do: 'play', ply, play: text };
      say(command, seat?.player ?? 1);
    }
  }
  return rows;
}

async function storeOf(rows: readonly StoredRow[], snapshot?: StoredSnapshot): Promise<EventStore> {
  const store = openMemoryStore();
  await store.append(rows.map(({ logged, author }) => ({ room: ROOM, logged, author })));
  if (snapshot !== undefined) await store.keepSnapshot(ROOM, snapshot);
  return store;
}

async function opened(store: EventStore): Promise<LiveRoom> {
  const read = await readRoom(store, ROOM, clocks);
  if (!read.ok || read.value === null) throw new Error('no room');
  return read.value;
}

/** The snapshot of a room that grew row by row as on a running server. */
async function grown(rows: readonly StoredRow[]): Promise<StoredSnapshot | null> {
  const room = await roomOfRows(ROOM, rows.slice(0, 1), clocks);
  if (room === null) throw new Error('no room');
  room.catchUp(rows.slice(1));
  return room.snapshot(true, ROWS_BETWEEN);
}

describe.each(['ludo', 'jumbo', 'uckers', 'german'])('a room of %s', (rules) => {
  const all = played(500, rules);

  test.each([1, 64, 65, 71, 72, 73, 100, 155, 156, 157, 158, 300, 311, 460, 500])(
    'law: of %i rows is the same by its snapshot and by its rows',
    async (length) => {
      const rows = all.slice(0, length);
      const snapshot = await grown(rows);
      expect(snapshot === null).toBe(length < KEPT + APART);
      const [bySnapshot, byRows] = [
        await opened(await storeOf(rows, snapshot ?? undefined)),
        await opened(await storeOf(rows)),
      ];
      expect(bySnapshot.state).toEqual(byRows.state);
      if (snapshot !== null) expect(bySnapshot.folded).toBeGreaterThanOrEqual(KEPT);
      if (snapshot !== null) expect(bySnapshot.folded).toBeLessThan(KEPT + APART);
      for (const { logged } of rows) {
        for (const person of [...persons, 'eve'.padEnd(22, '_')])
          expect(bySnapshot.find(logged.id ?? '', person)).toEqual(byRows.find(logged.id ?? '', person));
      }
      // A newcomer gets the same state, however many of the earlier rows come along.
      for (const lastSeq of [0, 1, length - 41, length - 1, length].filter((each) => each >= 0)) {
        const known = lastSeq === 0 ? null : (await roomOfRows(ROOM, rows.slice(0, lastSeq), clocks))?.state;
        const told = (room: LiveRoom): RoomState | null => {
          const { snapshot: given, rows: since } = room.since(lastSeq);
          const from = given === undefined ? (known ?? null) : readSnapshot(given);
          return since.reduce<RoomState | null>((state, row) => foldRow(state, row).state, from);
        };
        expect(told(bySnapshot)).toEqual(byRows.state);
        expect(told(byRows)).toEqual(byRows.state);
      }
    },
  );
});

describe('a snapshot that is not to be read', () => {
  const rows = played(200);

  test.each<[string, (snapshot: StoredSnapshot) => StoredSnapshot]>([
    ['of another version', (snapshot) => ({ ...snapshot, version: snapshot.version + 1 })],
    ['of another row', (snapshot) => ({ ...snapshot, seq: snapshot.seq - 1 })],
    ['cut short', (snapshot) => ({ ...snapshot, body: snapshot.body.slice(0, -1) })],
    ['empty', (snapshot) => ({ ...snapshot, body: new Uint8Array(0) })],
    ['of chance', (snapshot) => ({ ...snapshot, body: Uint8Array.from(randomBytes(5000)) })],
    [
      'with one bit turned',
      (snapshot) => ({
        ...snapshot,
        body: snapshot.body.map((byte, nth) => (nth === 200 ? byte ^ 4 : byte)),
      }),
    ],
  ])('%s: the rows are folded', async (_what, spoil) => {
    const snapshot = await grown(rows);
    if (snapshot === null) throw new Error('no snapshot');
    const room = await opened(await storeOf(rows, spoil(snapshot)));
    expect(room.folded).toBe(rows.length);
    expect(room.state).toEqual((await opened(await storeOf(rows))).state);
    expect(room.find('command-5', persons[0] ?? '')).toBeDefined();
  });

  test('whole, but of another game: the rows that follow do not fit, and all are folded', async () => {
    const other = await grown(played(200, 'uckers'));
    if (other === null) throw new Error('no snapshot');
    const room = await opened(await storeOf(rows, other));
    expect(room.state).toEqual((await opened(await storeOf(rows))).state);
    expect(room.folded).toBe(rows.length);
  });
});

test.each([100, 135, 136])(
  'a snapshot of row 136, of which the store has only %i: what it has is what counts, and the room goes on',
  async (length) => {
    const snapshot = await grown(played(200));
    expect(snapshot?.seq).toBe(136);
    const rows = played(200).slice(0, length);
    const room = await opened(await storeOf(rows, snapshot ?? undefined));
    expect(room.length).toBe(length);
    expect(room.state).toEqual((await opened(await storeOf(rows))).state);
    expect(room.now).toBe(rows.at(-1)?.logged.at);
  },
);

test('what is written is what is read', async () => {
  const room = await roomOfRows(ROOM, played(90), clocks);
  if (room === null) throw new Error('no room');
  const ids = {
    hashes: Float64Array.of(1, 2 ** 47),
    seqs: Uint32Array.of(3, 4),
    authors: Uint32Array.of(5, 6),
  };
  expect(readStoredSnapshot(writeStoredSnapshot(room.state, ids))).toEqual({ state: room.state, ids });
});

/** Snapshots are taken from one of the states kept in memory. */
function isDistance(rows: number, least: number): void {
  expect(rows).toBeGreaterThanOrEqual(least);
  expect(rows).toBeLessThanOrEqual(least + APART);
}

test('a log that grows is kept anew by every 512 rows, and a long one by every sixteenth part of it', async () => {
  const rows = played(12_000);
  const room = await roomOfRows(ROOM, rows.slice(0, 1), clocks);
  if (room === null) throw new Error('no room');
  const kept: number[] = [];
  for (const row of rows.slice(1)) {
    room.catchUp([row]);
    const snapshot = room.snapshot(false, ROWS_BETWEEN);
    if (snapshot !== null) kept.push(snapshot.seq);
  }
  expect(kept.slice(0, 3)).toEqual([512, 1024, 1536]);
  for (const [nth, seq] of kept.slice(1).entries())
    isDistance(seq - (kept[nth] ?? 0), Math.max(512, Math.ceil(seq / 16)));
  expect(kept.at(-1)).toBeGreaterThan(11_000);
});

test('where other processes take over, a log is kept anew by every 128 rows', async () => {
  const rows = played(600);
  const room = await roomOfRows(ROOM, rows.slice(0, 1), clocks);
  if (room === null) throw new Error('no room');
  const store = openMemoryStore();
  const kept: number[] = [];
  const keepSnapshot: EventStore['keepSnapshot'] = (id, snapshot) => {
    kept.push(snapshot.seq);
    return store.keepSnapshot(id, snapshot);
  };
  const failed = (_: string, reason: string): never => expect.fail(reason);
  const snapshots = createSnapshots({ ...store, keepSnapshot }, failed, ROWS_BETWEEN_FOR_OTHERS);
  for (const row of rows.slice(1)) {
    room.catchUp([row]);
    snapshots.look(room);
  }
  await snapshots.idle();
  expect(kept).toEqual([128, 256, 384, 512]);
});

test('a room that is forgotten again and again is not kept anew for every row: for a sixteenth of what it is else', async () => {
  const rows = played(12_000);
  const room = await roomOfRows(ROOM, rows.slice(0, 100), clocks);
  if (room === null) throw new Error('no room');
  const kept: number[] = [];
  for (const row of rows.slice(100)) {
    room.catchUp([row]);
    const snapshot = room.snapshot(true, ROWS_BETWEEN);
    if (snapshot !== null) kept.push(snapshot.seq);
  }
  for (const [nth, seq] of kept.slice(1).entries())
    isDistance(seq - (kept[nth] ?? 0), Math.ceil(Math.max(512, seq / 16) / 16));
  expect(kept.at(-1)).toBeGreaterThan(11_800);
});

/**
 * Snapshots are on people's disks: if the same rows give another state than before, snapshots of earlier versions must
 * not be read. If a state changes here and its log does not, increase SNAPSHOT_VERSION and enter the new digests.
 */
test.each<[string, string, string]>([
  ['ludo', 'be29ba174f24', 'b3b98e6433ce'],
  ['jumbo', '8005399095bb', '85ea6b7f88c4'],
  ['uckers', 'f8f8df22790e', 'b266409a0f09'],
  ['german', '3609fc5cb748', 'b0ac99b1d2a5'],
])('version 7: a log of %s gives the state that it always gave', async (rules, log, state) => {
  const rows = played(140, rules);
  const room = await roomOfRows(ROOM, rows, clocks);
  if (room === null) throw new Error('no room');
  const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 12);
  expect(SNAPSHOT_VERSION).toBe(7);
  expect([digestOf(rows.map(({ logged }) => logged)), digestOf(takeSnapshot(room.state))]).toEqual([
    log,
    state,
  ]);
});
