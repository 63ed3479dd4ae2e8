import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockStore } from './store-lock.ts';
import { openLockedStore } from './locked-store.ts';
import { openLibsqlStore } from './libsql-store.ts';

let folder = '';
beforeEach(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-lock-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function locked(file: string): () => void {
  const lock = lockStore(file);
  if (!lock.ok) throw new Error(`${lock.error.code}: ${lock.error.reason}`);
  return lock.value.release;
}

describe('the lock of a store', () => {
  test('one holds it, and the next when it is released, once', () => {
    const file = join(folder, 'games.sqlite');
    const release = locked(file);
    const refused = { ok: false, error: { code: 'in-use', file, reason: 'another process runs its tables' } };
    expect(lockStore(file)).toEqual(refused);
    release();
    const again = locked(file);
    release();
    expect(lockStore(file)).toEqual(refused);
    again();
  });

  test('a link to a file that is not there yet, and a folder that is not there yet, are the file itself', () => {
    const file = join(folder, 'deep/er/games.sqlite');
    symlinkSync('deep/er/games.sqlite', join(folder, 'one.sqlite'));
    symlinkSync('one.sqlite', join(folder, 'two.sqlite'));
    const release = locked(join(folder, 'two.sqlite'));
    expect(lockStore(file)).toMatchObject({ error: { code: 'in-use', file } });
    release();
    symlinkSync('round.sqlite', join(folder, 'round.sqlite'));
    expect(lockStore(join(folder, 'round.sqlite'))).toMatchObject({ error: { code: 'not-writable' } });
  });

  test('whoever opens the store for the product has it until the store is closed, or could not be opened', async () => {
    const file = join(folder, 'games.sqlite');
    const store = openLockedStore(file);
    expect(openLockedStore(file)).toMatchObject({ ok: false, error: { code: 'in-use', file } });
    if (store.ok) await store.value.close();
    mkdirSync(join(folder, 'folder.sqlite'));
    expect(openLockedStore(join(folder, 'folder.sqlite')).ok).toBe(false);
    locked(join(folder, 'folder.sqlite'))();
    const again = openLockedStore(file);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });
});

describe.skipIf(process.platform === 'win32')('rights', () => {
  const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  const parts = ['', '-wal', '-shm', '.lock'];

  test('what is made is its owner’s alone', async () => {
    const file = join(folder, 'new/games.sqlite');
    const store = openLockedStore(file);
    expect(parts.map((part) => rightsOf(file + part))).toEqual(['600', '600', '600', '600']);
    expect(rightsOf(dirname(file))).toBe('700');
    if (store.ok) await store.value.close();
  });

  test('what others could read, of earlier versions, they cannot from the next opening on; nor does that end a lock', async () => {
    const file = join(folder, 'games.sqlite');
    const release = locked(file);
    const first = openLibsqlStore(file);
    for (const part of parts) chmodSync(file + part, 0o664);
    const second = openLibsqlStore(file);
    expect(lockStore(file).ok).toBe(false);
    expect(parts.map((part) => rightsOf(file + part))).toEqual(['600', '600', '600', '600']);
    for (const store of [first, second]) if (store.ok) await store.value.close();
    release();
  });
});

describe('a second name of the same file', () => {
  const second = (): string => join(folder, 'elsewhere', 'games.sqlite');
  const refused = (file: string): object => ({ ok: false, error: { code: 'has-second-name', file } });

  test('is none for a second server: neither while one runs nor after it was killed', async () => {
    const file = join(folder, 'games.sqlite');
    const store = openLockedStore(file);
    mkdirSync(dirname(second()));
    linkSync(file, second());
    expect(openLockedStore(second())).toMatchObject(refused(second()));
    if (store.ok) await store.value.close();
    for (const name of [file, second()]) expect(openLockedStore(name)).toMatchObject(refused(name));
    rmSync(second());
    const again = openLockedStore(file);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });

  test('that a killed restore or backup has left goes when a server starts; other files stay', async () => {
    const file = join(folder, 'games.sqlite');
    const store = openLockedStore(file);
    if (store.ok) await store.value.close();
    linkSync(file, `${file}.replaced-2026-05-06T07-08-09`);
    linkSync(file, join(folder, '.games.sqlite.unfinished-0123456789ab'));
    writeFileSync(`${file}.replaced-2026-01-01T00-00-00`, 'another one');
    const again = openLockedStore(file);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
    expect(readdirSync(folder).filter((name) => /replaced|unfinished/.test(name))).toEqual([
      'games.sqlite.replaced-2026-01-01T00-00-00',
    ]);
  });
});
