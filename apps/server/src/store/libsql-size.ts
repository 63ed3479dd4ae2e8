// Owns measuring the libsql file with its side files, and the free space of its disk.
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import type { StoreProblem, StoreSize } from './event-store.ts';
import { reasonOf } from './libsql-file.ts';

/** The file and its write-ahead log. */
const PARTS = ['', '-wal'] as const;

export async function sizeOfFile(file: string): Promise<Result<StoreSize, StoreProblem>> {
  const path = resolve(file);
  try {
    const parts = PARTS.map((part) => stat(path + part).then(({ size }) => size, noneIfMissing));
    const sizes = await Promise.all(parts);
    const { bavail, bsize } = await statfs(dirname(path));
    return { ok: true, value: { bytes: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize } };
  } catch (thrown) {
    return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
  }
}

function noneIfMissing(thrown: unknown): number {
  if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return 0;
  throw thrown;
}
