// The entry of the server's process and of its store thread: one file, so that neither has to find the other.
import { isMainThread, Worker } from 'node:worker_threads';

if (isMainThread) {
  const entry = new URL(import.meta.url);
  // The thread loads its library while this thread loads everything else.
  const storeThread = new Worker(entry);
  const failed = (thrown: unknown): void => {
    process.stderr.write(`The thread that keeps the games could not begin: ${String(thrown)}\n`);
    process.exit(1);
  };
  storeThread.once('error', failed);
  const { start } = await import('./running/start.ts');
  storeThread.off('error', failed);
  await start(entry, storeThread);
} else {
  await import('./store/store-thread.ts');
}
