// Owns writing lines to standard output. Where nothing can be written, on a full disk or to a reader that is gone, lines are
// lost and their number is told later: pino by itself would end the process then, or try for ever while nobody is answered, and
// so would `console`.
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** Returns how many bytes were written. Throws if none can be. */
type Write = (bytes: Uint8Array) => number;

interface Output {
  write(line: string): void;
}

const STANDARD_OUTPUT = 1;
const NOTHING = new Uint8Array();

export function createLog(level: string, output: Output = createOutput()): Logger {
  return pino({ level }, output);
}

export function createOutput(write: Write = (bytes) => writeSync(STANDARD_OUTPUT, bytes)): Output {
  /** Of a line whose beginning is written. */
  let rest: Uint8Array = NOTHING;
  let lost = 0;

  /** What could not be written. */
  function leftOf(bytes: Uint8Array): Uint8Array {
    let left = bytes;
    try {
      while (left.length > 0) {
        const written = write(left);
        if (written === 0) break;
        left = left.subarray(written);
      }
    } catch {}
    return left;
  }

  /** False: nothing of it is written. */
  function put(line: string): boolean {
    rest = leftOf(rest);
    if (rest.length > 0) return false;
    const bytes = Buffer.from(line);
    const left = leftOf(bytes);
    if (left.length === bytes.length) return false;
    rest = left;
    return true;
  }

  return {
    write(line) {
      if (lost > 0 && put(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: TOLD_LATER })}\n`))
        lost = 0;
      if (lost > 0 || !put(line)) lost += 1;
    },
  };
}

const TOLD_LATER = 'lines could not be written';
