// Owns copying a whole database as it is at one moment, beside a server that goes on writing. SQLite does it in one
// call that does not return before it is done, so it has a process of its own: the command can show how far it is, and
// can be told to end.
import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Result } from '@ludo/rules';
import { reasonOf } from '../store/libsql-file.ts';
import { makeOwnersFile } from '../store/owner-only.ts';
import { removeUnfinished, syncFile } from './durable.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';
import { openForReading } from './read-only.ts';

/** Milliseconds between two looks at how far it is. */
const BETWEEN_LOOKS = 500;

/** The first word of a process that copies. */
export const COPY_WORD = '--copy-process';

/** What is copied: a server's file, or a copy that nobody uses and beside which nothing is made. */
type Source = 'server' | 'copy';

/** Copies `from` into the file `to`, which is not there yet, durably; the bytes of it. */
export type Copy = (
  source: Source,
  from: string,
  to: string,
  tell: (bytes: number) => void,
) => Promise<Result<number, DatabaseProblem>>;

/** `entry`: the file of this program, which is started with COPY_WORD and the rest. */
export function copyByProcess(entry: string): Copy {
  return async (source, from, to, tell) => {
    const child = fork(entry, [COPY_WORD, source, from, to], { execArgv: [] });
    const looking = setInterval(() => tell(sizeOf(to)), BETWEEN_LOOKS);
    const end = (): void => {
      child.kill('SIGKILL');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
    let answer: Result<number, DatabaseProblem> = {
      ok: false,
      error: { code: 'not-writable', file: to, reason: 'the copying was ended' },
    };
    child.on('message', (message) => (answer = message as typeof answer));
    await new Promise((resolve) => child.once('close', resolve));
    clearInterval(looking);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
    if (!answer.ok) removeUnfinished(to);
    return answer;
  };
}

/** In the process that copies. */
export async function runCopyProcess(source: Source, from: string, to: string): Promise<void> {
  const answer = copyHere(source, from, to);
  const isHeard = await new Promise((resolve) => {
    if (process.send === undefined) resolve(false);
    else process.send(answer, undefined, undefined, (error) => resolve(error === null));
  });
  if (isHeard !== true) removeUnfinished(to);
  process.exit();
}

export function copyHere(source: Source, from: string, to: string): Result<number, DatabaseProblem> {
  const reading = openForReading(from, source === 'server');
  if (!reading.ok) return reading;
  try {
    makeOwnersFile(to);
    reading.value.database.prepare('VACUUM INTO ?').run(to);
    syncFile(to);
    return { ok: true, value: sizeOf(to) };
  } catch (thrown) {
    removeUnfinished(to);
    const reason = reasonOf(thrown);
    const { file } = reading.value;
    if (/not a database|malformed|corrupt/i.test(reason))
      return { ok: false, error: { code: 'not-a-database', file, reason } };
    return { ok: false, error: writeProblem(to, reason) };
  } finally {
    reading.value.database.close();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
