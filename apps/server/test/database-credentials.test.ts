// Tokens after a restore: those renewed since the backup still work, those retired since do not; and the command says
// when that is impossible.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../src/database/backup.ts';
import { copyHere } from '../src/database/copy.ts';
import { linesOfRestore } from '../src/database/report.ts';
import { restore } from '../src/database/restore.ts';
import type { Restored } from '../src/database/restore.ts';
import { hashOf, newToken } from '../src/secrets/identity.ts';
import { createIdentities } from '../src/people/identities.ts';
import type { Identities } from '../src/people/identities.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { APPLICATION } from '../src/store/libsql-file.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';

const VERSION_2 = `
  CREATE TABLE room (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, last INTEGER NOT NULL, due INTEGER
  ) STRICT;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY, room INTEGER NOT NULL, seq INTEGER NOT NULL, before INTEGER NOT NULL, at INTEGER NOT NULL,
    command TEXT, body TEXT NOT NULL
  ) STRICT;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = 2;
`;

let folder = '';
let file = '';
let copyFile = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-tokens-')));
  file = join(folder, 'games.sqlite');
  copyFile = join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const copy = (source: 'server' | 'copy', from: string, to: string) =>
  Promise.resolve(copyHere(source, from, to));

let at = 1_800_000_000_000;
const time = (): number => (at += 1000);

async function withKeys<T>(act: (keys: Identities, store: EventStore) => Promise<T>): Promise<T> {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  try {
    return await act(createIdentities(store.value, time), store.value);
  } finally {
    await store.value.close();
  }
}

async function comeBack(keys: Identities, token: string): Promise<string> {
  const fresh = await keys.renew(token, 'room', 'here');
  if (!fresh.ok) throw new Error(fresh.error.code);
  await keys.arrived(fresh.value, 'here');
  return fresh.value;
}

async function takeCopy(): Promise<void> {
  const done = await backUp({ file, to: copyFile, isReplacing: false, copy, now: time() });
  if (!done.ok) throw new Error(done.error.code);
}

async function putBack(): Promise<Restored> {
  const wish = { copyFile, file, isDamagedTaken: false, copy, now: time() };
  const done = await restore(wish);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const works = (token: string): object => ({ ok: true, value: hashOf(token) });
const retired = { ok: false, error: { code: 'token-renewed' } };

test('renewed after the backup: works in what is restored, and what it replaced does not', async () => {
  const [ada, bob, cid] = [newToken(), newToken(), newToken()];
  const before = await withKeys(async (keys) => {
    await keys.renew(cid, 'room', 'here');
    return { ada: await comeBack(keys, ada), cid: await comeBack(keys, cid) };
  });
  await takeCopy();
  const after = await withKeys(async (keys) => ({
    ada: await comeBack(keys, before.ada),
    bob: await comeBack(keys, bob),
  }));
  const restored = await putBack();
  expect(restored.persons).toBe(3);
  expect(linesOfRestore(restored).at(-1)).toContain('of 3 persons');
  await withKeys(async (keys) => {
    expect(await keys.personOf(after.ada, 'here')).toEqual(works(ada));
    expect(await keys.personOf(after.bob, 'here')).toEqual(works(bob));
    expect(await keys.personOf(before.cid, 'here')).toEqual(works(cid));
    for (const old of [ada, before.ada, bob, cid]) expect(await keys.personOf(old, 'here')).toEqual(retired);
  });
});

test('a copy of before tokens were renewed takes them over all the same', async () => {
  const ada = newToken();
  new Database(copyFile).exec(VERSION_2);
  const fresh = await withKeys((keys) => comeBack(keys, ada));
  expect((await putBack()).persons).toBe(1);
  await withKeys(async (keys) => {
    expect(await keys.personOf(fresh, 'here')).toEqual(works(ada));
    expect(await keys.personOf(ada, 'here')).toEqual(retired);
  });
});

test('where the file that is replaced cannot be read, one sentence says what that means and what to do', async () => {
  const ada = newToken();
  await withKeys((keys) => comeBack(keys, ada));
  await takeCopy();
  await withKeys((keys) => comeBack(keys, newToken()));
  for (const side of ['-wal', '-shm']) rmSync(file + side, { force: true });
  writeFileSync(file, 'this is no database any more '.repeat(1000));
  const restored = await putBack();
  expect(restored.persons).toBeNull();
  expect(linesOfRestore(restored).at(-1)).toMatch(/^Which tokens .* stranger .* works again: tell the hosts/);
  await withKeys(async (keys) => expect(await keys.personOf(ada, 'here')).toEqual(retired));
});
