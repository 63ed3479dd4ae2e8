import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import type { StoreProblem, StoreSize } from './event-store.ts';
import { numberOf, reasonOf } from './libsql-file.ts';

/** The file itself, whatever its name leads to later. */
type FileNumber = Pick<Stats, 'dev' | 'ino'>;

export function numberOfFile(file: string): FileNumber | null {
  return statSync(file, { throwIfNoEntry: false }) ?? null;
}

/**
 * With its write-ahead log, without `unused` bytes, which are written to before it grows. Fails if the file is gone or is
 * another one by now.
 */
export async function sizeOfFile(
  file: string,
  number: FileNumber | null,
  unused: number,
): Promise<Result<StoreSize, StoreProblem>> {
  const path = resolve(file);
  try {
    const [{ size, dev, ino }, waiting] = await Promise.all([
      stat(path),
      stat(`${path}-wal`).then((found) => found.size, noneIfMissing),
    ]);
    if (number !== null && (number.dev !== dev || number.ino !== ino))
      return { ok: false, error: { code: 'failed', reason: `another file has the name ${path}` } };
    const { bavail, bsize } = await statfs(dirname(path));
    return { ok: true, value: { bytes: size + waiting - unused, free: bavail * bsize } };
  } catch (thrown) {
    return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
  }
}

/** Bytes of pages that hold nothing. Throws the library's errors. */
export function unusedBytesIn(database: Database.Database): number {
  const [pages, page] = ['freelist_count', 'page_size'].map((name) =>
    numberOf(database.prepare(`PRAGMA ${name}`).all(), name),
  );
  return (pages ?? 0) * (page ?? 0);
}

function noneIfMissing(thrown: unknown): number {
  if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return 0;
  throw thrown;
}
