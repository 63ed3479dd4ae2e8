// Owns copying a whole database at one moment while a server writes on. SQLite's call blocks until it is done: in a
// process of its own, the command can show progress and be interrupted.
import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Result } from '@ludo/rules';
import { reasonOf } from '../store/libsql-file.ts';
import { makeOwnersFile } from '../store/owner-only.ts';
import { removeUnfinished, syncFile } from './durable.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';
import { openForReading } from './read-only.ts';

const MS_BETWEEN_REPORTS = 500;

export const COPY_WORD = '--copy-process';

/** A server's file; or an unused copy, beside which no file is made. */
type Source = 'server' | 'copy';

/** Copies `from` durably into the new file `to`; returns its size in bytes. */
export type Copy = (
  source: Source,
  from: string,
  to: string,
  tell: (bytes: number) => void,
) => Promise<Result<number, DatabaseProblem>>;

/** `entry`: the file of the program that answers to COPY_WORD. */
export function copyByProcess(entry: string): Copy {
  return async (source, from, to, tell) => {
    const child = fork(entry, [COPY_WORD, source, from, to], { execArgv: [] });
    const looking = setInterval(() => tell(sizeOf(to)), MS_BETWEEN_REPORTS);
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
