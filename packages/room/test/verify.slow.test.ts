// A verifier that shares nothing with the program: Python's standard library, written from the pages alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkRecord } from '../src/record/check-record.ts';
import { printRecord } from '../src/record/print-record.ts';
import { faultOf, keptGames } from './record-texts.ts';
import { recordedGames } from './recorded-games.ts';

const isThere = spawnSync('python3', ['--version']).status === 0;
const isLeftOut = !isThere && process.env['CI'] === undefined;
beforeEach(({ skip }) => {
  if (isLeftOut) skip('there is no python3, which verifies records: apt-get install python3');
});

const folder = mkdtempSync(join(tmpdir(), 'ludo-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(text: string): {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
} {
  const file = join(folder, 'record.txt');
  writeFileSync(file, text);
  const script = join(import.meta.dirname, 'verify.py');
  const { status, stdout, stderr } = spawnSync('python3', [script, file], { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

const games = [...recordedGames(), ...keptGames()];

describe('a program in Python', () => {
  test.each(games)('finds the same as this one: $name', ({ record }) => {
    const checked = checkRecord(record);
    if (!checked.ok) throw new Error(checked.error.reason);
    const { throws, right, without } = checked.value;
    const { bot, clock, device } = without;
    expect(verify(printRecord(record))).toEqual({
      status: 0,
      out: `${throws} throws, ${right} right\nwithout a value of a device: ${bot} bot, ${clock} clock, ${device} device\n`,
      err: '',
    });
  });

  test.each(games.filter(({ record }) => record.dice === 'fair'))(
    'names the same line where a value or a face is another one: $name',
    ({ record }) => {
      const lines = printRecord(record).split('\n');
      const turns = [...lines.keys()].filter((nth) => /^[A-Z] \d+.* \| /.test(lines[nth] ?? ''));
      const nth = turns[Math.floor(turns.length / 2)] ?? 0;
      const line = lines[nth] ?? '';
      const other = line.replace(/ \| (.)/, (_, first: string) => ` | ${first === 'A' ? 'B' : 'A'}`);
      const less = line.replace(
        /^(. )(\d)/,
        (_, colour: string, face: string) => `${colour}${(Number(face) % 6) + 1}`,
      );
      for (const damaged of [other, less]) {
        const text = lines.toSpliced(nth, 1, damaged).join('\n');
        const { status, err } = verify(text);
        expect({ status, line: /^line \d+: /.exec(err)?.[0] }).toEqual({
          status: 1,
          line: `line ${nth + 1}: `,
        });
        expect(faultOf(text)?.line).toBe(nth + 1);
      }
    },
  );
});
