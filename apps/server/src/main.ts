// The entry of the server's process, and of the thread in it that keeps the games: one file, so that neither has to find
// the other.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { start } = await import('./start.ts');
  await start(new URL(import.meta.url));
} else {
  await import('./store/store-thread.ts');
}
