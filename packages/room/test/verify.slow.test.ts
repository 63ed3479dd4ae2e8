// A verifier that shares nothing with the program: Python's standard library, written from the pages alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkRecord } from '../src/record/check-record.ts';
import { printRecord } from '../src/record/print-record.ts';
import { faultOf, keptGames } from './record-texts.ts';
import { recordedGames } from './recorded-games.ts';

const isThere = spawnSync('python3', ['--version']).status === 0;
const isLeftOut = !isThere && process.env['CI'] === undefined;
beforeEach(({ skip }) => {
  if (isLeftOut) skip('there is no python3, which verifies records: apt-get install python3');
});

const games = [...recordedGames(), ...keptGames()].map(({ name, record }) => {
  const text = printRecord(record);
  return { name, record, text, damaged: record.dice === 'fair' ? damagedTexts(text) : [] };
});

interface Damaged {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** A value, and a face, of a turn in the middle is another one. */
function damagedTexts(text: string): readonly Damaged[] {
  const lines = text.split('\n');
  const turns = [...lines.keys()].filter((nth) => /^[A-Z] \d+.* \| /.test(lines[nth] ?? ''));
  const nth = turns[Math.floor(turns.length / 2)] ?? 0;
  const line = lines[nth] ?? '';
  const other = line.replace(/ \| (.)/, (_, first: string) => ` | ${first === 'A' ? 'B' : 'A'}`);
  const less = line.replace(
    /^(. )(\d)/,
    (_, colour: string, face: string) => `${colour}${(Number(face) % 6) + 1}`,
  );
  return [other, less].map((damaged) => ({
    text: lines.toSpliced(nth, 1, damaged).join('\n'),
    line: nth + 1,
  }));
}

/** What the program says of each text: it is started once for all of them. */
const said = isThere
  ? verified(games.flatMap(({ text, damaged }) => [text, ...damaged.map((each) => each.text)]))
  : new Map<string, string>();

function verified(texts: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-verify-'));
  try {
    const files = texts.map((text, nth) => {
      const file = join(folder, `${nth}.txt`);
      writeFileSync(file, text);
      return file;
    });
    const script = join(import.meta.dirname, 'verify.py');
    const { stdout, stderr } = spawnSync('python3', [script, ...files], { encoding: 'utf8' });
    const lines = stdout.split('\n');
    if (lines.length !== texts.length + 1) throw new Error(`${script}: ${stderr}`);
    return new Map(texts.map((text, nth) => [text, lines[nth] ?? '']));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a program in Python', () => {
  test.each(games)('finds the same as this one: $name', ({ record, text }) => {
    const checked = checkRecord(record);
    if (!checked.ok) throw new Error(checked.error.reason);
    const { throws, right, without } = checked.value;
    const { bot, clock, device } = without;
    expect(said.get(text)).toBe(
      `${throws} throws, ${right} right; without a value of a device: ${bot} bot, ${clock} clock, ${device} device`,
    );
  });

  test.each(games.filter(({ damaged }) => damaged.length > 0))(
    'names the same line where a value or a face is another one: $name',
    ({ damaged }) => {
      for (const { text, line } of damaged) {
        expect(said.get(text)).toMatch(new RegExp(`^line ${line}: `));
        expect(faultOf(text)?.line).toBe(line);
      }
    },
  );
});
