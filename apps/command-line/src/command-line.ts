/** Over any streams: results go to the output, one a line; an error, with its field and reason, to the errors. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ArgumentError } from './arguments.ts';
import { runCommand } from './commands.ts';
import { recordCommands, runRecordCommand } from './record-commands.ts';

const EXIT_REFUSED = 2;
const LONGEST_ERROR = 500;

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

/** Resolves with the exit status once everything is written: 2 after an error, 1 where a record is wrong. */
export async function runCommandLine(
  words: readonly string[],
  { input, output, errors }: Streams,
): Promise<number> {
  if (words[0] === 'batch') {
    if (words.length > 1) {
      errors.write('arguments: batch reads its commands from standard input and takes none\n');
      return EXIT_REFUSED;
    }
    await batch(input, output);
    return 0;
  }
  const [name, ...rest] = words;
  const recordCommand = recordCommands.find((each) => each === name);
  if (recordCommand !== undefined) {
    const { lines, error, status } = await runRecordCommand(recordCommand, rest);
    await write(output, lines.map((line) => `${line}\n`).join(''));
    if (error !== null) errors.write(`${printError(error)}\n`);
    return status;
  }
  const result = runCommand(words);
  if (!result.ok) {
    errors.write(`${printError(result.error)}\n`);
    return EXIT_REFUSED;
  }
  await write(output, result.value.map((line) => `${line}\n`).join(''));
  return 0;
}

/** Each line of input gets its results or one error, and an empty line. */
async function batch(input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const result = runCommand(line.trim().split(' '));
    const lines = result.ok ? result.value : [`error: ${printError(result.error)}`];
    await write(output, `${[...lines, ''].join('\n')}\n`);
  }
}

/** Waits for a slow reader, so that a long batch does not pile up in memory. */
async function write(output: Writable, text: string): Promise<void> {
  if (output.write(text)) return;
  await new Promise<void>((resolve) => output.once('drain', () => resolve()));
}

/** One line, whatever it quotes. */
function printError({ field, reason }: ArgumentError): string {
  return `${field}: ${reason}`.replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST_ERROR);
}
