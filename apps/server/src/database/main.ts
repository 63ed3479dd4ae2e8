// The entry of `npm run -s database -- COMMAND`. Figures go to standard output, problems to standard error; exit
// status 1: it failed or a check found something, 2: wrong arguments.
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from '../store/database-file.ts';
import { parseArguments, USAGE } from './arguments.ts';
import type { DatabaseCommand } from './arguments.ts';
import { backUp } from './backup.ts';
import { checkDatabase } from './check.ts';
import { COPY_WORD, copyByProcess, runCopyProcess } from './copy.ts';
import { printBytes, printCount } from './figures.ts';
import { sentenceOf } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';
import { linesOfBackup, linesOfCheck, linesOfMove, linesOfRestore } from './report.ts';
import { restore } from './restore.ts';

const CLEARED_LINE = '\r\u001b[K';

const databaseFile = process.env['DATABASE'] || DATABASE_FILE;
const copy = copyByProcess(fileURLToPath(import.meta.url));

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

function fail(problem: DatabaseProblem): 1 {
  console.error(sentenceOf(problem));
  return 1;
}

async function carryOut(command: DatabaseCommand): Promise<0 | 1> {
  switch (command.do) {
    case 'backup':
      return await makeBackup(command);
    case 'check': {
      const checked = checkDatabase(command.file ?? databaseFile);
      if (!checked.ok) return fail(checked.error);
      print(linesOfCheck(checked.value));
      return checked.value.faults.length === 0 ? 0 : 1;
    }
    case 'restore': {
      const { copy: copyFile, to, isDamagedTaken } = command;
      const wish = { copyFile, file: to ?? databaseFile, isDamagedTaken, copy, now: Date.now() };
      const restored = await restore(wish);
      if (!restored.ok) return fail(restored.error);
      print(linesOfRestore(restored.value));
      return 0;
    }
    case 'move':
      return await moveAll(command);
  }
}

async function makeBackup({ to, isReplacing }: DatabaseCommand & { do: 'backup' }): Promise<0 | 1> {
  const began = Date.now();
  const tell = (bytes: number, of: number): void => {
    if (process.stderr.isTTY)
      process.stderr.write(`${CLEARED_LINE}${printBytes(bytes)} of about ${printBytes(of)}`);
  };
  const done = await backUp({ file: databaseFile, to, isReplacing, copy, now: began, tell });
  if (process.stderr.isTTY) process.stderr.write(CLEARED_LINE);
  if (!done.ok) return fail(done.error);
  print(linesOfBackup(done.value, Date.now() - began));
  return 0;
}

async function moveAll({ from, to }: DatabaseCommand & { do: 'move' }): Promise<0 | 1> {
  const began = Date.now();
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  const tell = (rows: number, of: number): void => {
    if (process.stderr.isTTY)
      process.stderr.write(`${CLEARED_LINE}${rows.toLocaleString('en')} of ${printCount(of, 'row')}`);
  };
  // The others need no PostgreSQL.
  const { move } = await import('./move.ts');
  const moved = await move({ from, to, signal: ended.signal, tell });
  if (process.stderr.isTTY) process.stderr.write(CLEARED_LINE);
  if (!moved.ok) return fail(moved.error);
  print(linesOfMove(moved.value, Date.now() - began));
  return 0;
}

const words = process.argv.slice(2);
const [first, source, from = '', to = ''] = words;
if (first === COPY_WORD) await runCopyProcess(source === 'copy' ? 'copy' : 'server', from, to);
const command = parseArguments(words);
if (command.ok && command.value.do !== 'move' && process.env['DATABASE_URL']) {
  console.error(
    'The tables are in PostgreSQL (DATABASE_URL), whose own tools copy and restore them: pg_dump, pg_restore.',
  );
  process.exitCode = 1;
} else if (command.ok) process.exitCode = await carryOut(command.value);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
