// The entry of the server's process and of its threads: one file, so that none has to find another.
import { isMainThread, Worker } from 'node:worker_threads';
import { answerTo } from './running/command-line.ts';

if (isMainThread) {
  const answer = answerTo(process.argv.slice(2));
  if (answer !== null) {
    process[answer.status === 0 ? 'stdout' : 'stderr'].write(answer.text);
    process.exit(answer.status);
  }
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
} else if (process.argv[2] === 'pictures') {
  await import('./previews/picture-thread.ts');
} else {
  await import('./store/store-thread.ts');
}
