// A closed file is never used again, even by calls that waited for it: the library would end the whole process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EventStore, RoomRow } from './event-store.ts';
import { openLibsqlStore } from './libsql-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-closed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const row: RoomRow = { room: 'a', logged: { s: 1, at: 1, row: { t: 'stand', p: 1 } } };
const IS_CLOSED = { ok: false, error: { code: 'failed', reason: 'the file is closed' } };

const uses = (store: EventStore): readonly Promise<unknown>[] => [
  store.append([row]),
  store.load('a', 0),
  store.read('a', 'snapshot'),
  store.snapshotMark('a'),
  store.keepSnapshot('a', { seq: 1, version: 1, body: new Uint8Array(1) }),
  store.list(),
  store.claimDues(1, 1, 1),
  store.letDuesGo(),
  store.ends(0, 1),
  store.notePhase('a', 1, 'over'),
  store.runOn(1),
  store.see([{ room: 'a', seq: 1 }], 1),
  store.mark([{ room: 'a', seq: 1 }], 1),
  store.unmark(['a']),
  store.pack([{ room: 'a', seq: 1 }]),
  store.remove([{ room: 'a', seq: 1, marked: 1 }]),
  store.credentials('a'),
  store.keepCredentials([]),
  store.lengths(['a']),
];

function open(file: string): EventStore {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  return store.value;
}

test('whatever is asked of a closed file is refused', async () => {
  const store = open(join(folder, 'log.sqlite'));
  await store.close();
  for (const answer of await Promise.all(uses(store))) expect(answer).toEqual(IS_CLOSED);
  await store.close();
});

test('so is what waited for a lock when it was closed', async () => {
  const file = join(folder, 'log.sqlite');
  const store = open(file);
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  const appended = store.append([row]);
  const removed = store.remove([]);
  await store.close();
  other.close();
  expect(await appended).toEqual(IS_CLOSED);
  expect(await removed).toEqual(IS_CLOSED);
});
