// A database file as servers have written it since this version: it can be opened, its rooms are unchanged, whoever has
// one of its tokens has the same seat, and the same rooms are written today with the same bytes. `kept-database.json`
// is that file in plain text, with people's tokens. It never changes, except its snapshot, which is a cache: when
// SNAPSHOT_VERSION rises, that line is written anew.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { foldRows, type LoggedRow, type Row } from '@ludo/room';
import { printPosition } from '@ludo/rules';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStoredSnapshot, writeStoredSnapshot } from '../src/rooms/stored-snapshot.ts';
import { APPLICATION } from '../src/store/libsql-file.ts';
import type { Credentials } from '../src/secrets/credentials.ts';
import type { RoomRow } from '../src/store/event-store.ts';
import { openStore } from './kept-rooms.ts';
import { scriptedDice } from './scripted-dice.ts';
import { visits } from './visits.ts';

type Value = string | number | null | { readonly base64: string };
type Line = Readonly<Record<string, Value>>;

interface Kept {
  readonly secrets: Readonly<Record<'room' | 'second' | 'ada' | 'adaBefore' | 'ben' | 'cem', string>>;
  readonly version: readonly [{ readonly user_version: number }];
  readonly schema: readonly string[];
  readonly tables: Readonly<Record<string, readonly Line[]>>;
}

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'kept-database.json'), 'utf8')) as Kept;
const { secrets, tables } = kept;
const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const linesOf = (table: string): readonly Line[] => tables[table] ?? [];

const { server, guest } = visits();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-kept-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the old file. */
function leftAt(name: string): string {
  const file = join(folder, name);
  const database = new Database(file);
  const [{ user_version: version }] = kept.version;
  database.exec(
    `${kept.schema.join(';\n')}; PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${version}`,
  );
  database.exec('BEGIN');
  for (const [table, lines] of Object.entries(tables))
    for (const line of lines) {
      const marks = Object.keys(line).map(() => '?');
      const values = Object.values(line).map((value) =>
        typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
      );
      database
        .prepare(`INSERT INTO ${table} (${Object.keys(line).join()}) VALUES (${marks.join()})`)
        .run(values);
    }
  database.exec('COMMIT');
  database.close();
  return file;
}

/** The content of a current file, as far as the old tables and columns go. */
function standingIn(file: string): Kept['tables'] {
  const database = new Database(file);
  const plain = (value: unknown): unknown =>
    value instanceof ArrayBuffer || value instanceof Uint8Array
      ? { base64: Buffer.from(value as Uint8Array).toString('base64') }
      : value;
  const found = Object.entries(tables).map(([table, lines]) => {
    const columns = Object.keys(lines[0] ?? {});
    const rows = database.prepare(`SELECT ${columns.join()} FROM ${table}`).all() as Line[];
    return [
      table,
      rows.map((row) => Object.fromEntries(columns.map((column) => [column, plain(row[column])]))),
    ];
  });
  database.close();
  return Object.fromEntries(found) as Kept['tables'];
}

const rowsOf = (id: number): readonly LoggedRow[] =>
  linesOf('event')
    .filter(({ room }) => room === id)
    .map(({ seq, at, command, body }) => {
      const logged = { s: Number(seq), at: Number(at), row: JSON.parse(textOf(body)) as Row };
      return command === null ? logged : { ...logged, id: textOf(command) };
    });

test('its rooms are read as they were left, and so is the snapshot of one', async () => {
  const store = openStore(leftAt('read.sqlite'));
  expect(await store.list()).toEqual({
    ok: true,
    value: [
      { room: secrets.room, seq: 94 },
      { room: secrets.second, seq: 3 },
    ],
  });
  const [first, second] = [await store.load(secrets.room, 0), await store.load(secrets.second, 0)];
  expect(first).toEqual({ ok: true, value: rowsOf(1) });
  expect(second).toEqual({ ok: true, value: rowsOf(2) });
  const read = await store.read(secrets.room, 'snapshot');
  await store.close();
  const snapshot = read.ok ? read.value.snapshot : null;
  const state = snapshot && readStoredSnapshot(snapshot)?.state;
  expect(state).toEqual(foldRows(null, rowsOf(1).slice(0, 30)));
  const now = foldRows(state ?? null, rowsOf(1).slice(30));
  expect(now?.position && printPosition(now.position)).toBe('jumbo 1-2- b.b.29.h/-/b.b.b.22/- Y 4 -');
});

test('whoever was there is there again with the same token, and the throw that lies is used', async () => {
  const store = openStore(leftAt('played.sqlite'));
  const at = Number(linesOf('event').at(-1)?.['at']) + 1000;
  const place = await server({ store, dice: scriptedDice([], 3), time: () => at });
  const late = guest(place.url);
  const dead = { v: PROTOCOL_VERSION, room: secrets.room, token: secrets.adaBefore, lastSeq: 0 };
  expect(await late.say('join', dead)).toMatchObject({ refusal: { code: 'token-renewed' } });
  const [ada, ben] = [guest(place.url, secrets.ada), guest(place.url, secrets.ben)];
  for (const each of [ada, ben]) await each.join(secrets.room);
  expect(ada.state?.seatList).toMatchObject([
    { state: 'held', name: 'Ada', person: ada.person },
    { state: 'held', name: 'Ben "é" 😀', person: ben.person },
  ]);
  // A command that was carried out then is not carried out again.
  const { s, id = '' } = rowsOf(1)[9] ?? {};
  const again = await ben.act({ do: 'throw', ply: 7 }, id);
  expect(again).toMatchObject({ ok: true, seq: s });
  const playing = [ada, ben].find((each) => each.nextCommand() !== null);
  const command = playing?.nextCommand();
  expect(command?.do).toBe('play');
  if (command) await playing?.must(command);
  const cem = guest(place.url, secrets.cem);
  await cem.join(secrets.second);
  await cem.must({ do: 'stand', player: 1 });
});

test('the same rooms are kept today in the same bytes', async () => {
  const file = join(folder, 'today.sqlite');
  const store = openStore(file);
  const rooms = linesOf('room');
  const rows = rooms.flatMap(({ id, name, due, phase }) =>
    rowsOf(Number(id)).map((logged): RoomRow => {
      const line = linesOf('event').find(({ room, seq }) => room === id && seq === logged.s);
      const end = { due: due as number | null, phase: phase as 'playing' };
      return { room: textOf(name), logged, author: (line?.['author'] ?? null) as number | null, ...end };
    }),
  );
  expect(await store.append(rows)).toEqual({ ok: true, value: [] });
  const [person = ''] = linesOf('credential').map((each) => textOf(each['person']));
  const credentials: Credentials = {
    person,
    list: linesOf('credential').map(({ hash, parent, live, used }) => ({
      hash: textOf(hash),
      parent: parent as string | null,
      isLive: live === 1,
      used: Number(used),
    })),
  };
  await store.keepCredentials([credentials], [{ room: secrets.room, person }]);
  await store.runOn(Number(linesOf('running')[0]?.['milliseconds']));
  const before = openStore(leftAt('before.sqlite'));
  const read = await before.read(secrets.room, 'snapshot');
  await before.close();
  const snapshot = read.ok && read.value.snapshot ? readStoredSnapshot(read.value.snapshot) : null;
  if (snapshot === null) throw new Error('no snapshot');
  await store.keepSnapshot(secrets.room, writeStoredSnapshot(snapshot.state, snapshot.ids));
  await store.close();
  expect(standingIn(file)).toEqual(tables);
});
