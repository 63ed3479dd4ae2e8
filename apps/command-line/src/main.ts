/**
 * The rules command line. Results go to standard output, one a line; an error goes to standard error, names the field and
 * the reason, and ends with status 2.
 */
import { createInterface } from 'node:readline';
import type { ArgumentError } from './arguments.ts';
import { runCommand } from './commands.ts';

const EXIT_REFUSED = 2;

/** An error in one line, whatever it quotes. */
function printError({ field, reason }: ArgumentError): string {
  return `${field}: ${reason}`.replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST_ERROR);
}

const LONGEST_ERROR = 500;

/** Whoever reads our output may stop reading; that is no error of ours. */
process.stdout.on('error', () => process.exit(0));

/** Waits while the reader is slower than we are, so that a long batch does not pile up in memory. */
async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', () => resolve()));
}

/** Answers each line of standard input with its result lines, or one line of error, and an empty line. */
async function batch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const result = runCommand(line.trim().split(' '));
    const lines = result.ok ? result.value : [`error: ${printError(result.error)}`];
    await write(`${[...lines, ''].join('\n')}\n`);
  }
}

async function main(words: readonly string[]): Promise<void> {
  if (words[0] === 'batch') {
    if (words.length > 1) {
      process.stderr.write('arguments: batch reads its commands from standard input and takes none\n');
      process.exitCode = EXIT_REFUSED;
      return;
    }
    await batch();
    return;
  }
  const result = runCommand(words);
  if (result.ok) {
    await write(result.value.map((line) => `${line}\n`).join(''));
  } else {
    process.stderr.write(`${printError(result.error)}\n`);
    process.exitCode = EXIT_REFUSED;
  }
}

await main(process.argv.slice(2));
