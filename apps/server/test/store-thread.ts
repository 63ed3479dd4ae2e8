// For tests and benchmarks: the program of the store's thread from its source.
import { join } from 'node:path';
import type { ThreadProgram } from '../src/store/threaded-store.ts';

/** `repository`: its root folder; tests run there. */
export function storeThread(repository = process.cwd()): ThreadProgram {
  const source = join(repository, 'apps/server/src/store/store-thread.ts');
  return { path: join(repository, 'scripts/run-typescript.mjs'), args: [source] };
}
