/** The command line as outside programs call it: a real process, from the root of the repository. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const FOUR_IN_BASE = 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b';

interface Answer {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function run(command: string, words: readonly string[], input = ''): Answer {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: repository, input, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

const npm = (...words: readonly string[]): Answer => run('npm', ['run', '-s', 'rules', '--', ...words]);
/** What the npm script runs, without the half second that npm itself takes to start. */
const rules = (words: readonly string[], input = ''): Answer =>
  run(process.execPath, ['scripts/rules.mjs', ...words], input);

describe('npm run -s rules', () => {
  test('prints results, and nothing else, to standard output', () => {
    const { status, out } = npm('initial', 'ludo', '1234');
    expect({ status, out }).toEqual({ status: 0, out: `ludo 1234 ${FOUR_IN_BASE} R ? -\n` });
  });

  test('ends with status 2 on an error', () => {
    const { status, out, err } = npm('initial', 'ludo', '12');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('seats: ');
  });
});

describe('the process', () => {
  test('prints results to standard output, nothing to standard error, and ends with status 0', () => {
    expect(rules(['initial', 'jumbo+enterOn=16', '1-23'])).toEqual({
      status: 0,
      out: 'jumbo+enterOn=16 1-23 b.b.b.b/-/b.b.b.b/b.b.b.b R ? -\n',
      err: '',
    });
  });

  test('prints an error in one line to standard error, nothing to standard output, and ends with status 2', () => {
    for (const words of [[], ['initial', 'lu\ndo', '1234'], ['batch', 'extra']]) {
      const { status, out, err } = rules(words);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^(command|rules|arguments): .+\n$/);
    }
  });

  test('answers what standard input says, goes on after an error, and ends with it', () => {
    const { status, out } = rules(
      ['batch'],
      ['initial ludo 1-2-', 'perft nonsense 3', 'initial jumbo -1-2'].join('\n'),
    );
    expect(status).toBe(0);
    expect(out).toMatch(
      /^ludo 1-2- b\.b\.b\.b.* R \? -\n\nerror: text: .+\n\njumbo -1-2 -\/b\.b\.b\.b.* G \? -\n\n$/,
    );
  });

  test('ends with status 0, 1 or 2: a record that is right, is wrong, or cannot be read', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ludo-record-')), 'record');
    const record = [
      'record 1\nrules jumbo\nseats 1-2-\ngame 1\ndice device\nresult ended',
      'seat 1 person - Ada\nseat 2 bot random\n\nbegin R R6 Y2\nR 6 Rb>5\n',
    ].join('\n');
    writeFileSync(file, record);
    expect(rules(['verify', file])).toMatchObject({ status: 0, err: '' });
    writeFileSync(file, record.replace('Rb>5', 'Rb>4'));
    expect(rules(['verify', file])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^line 11: .+\n$/) as string,
    });
    rmSync(dirname(file), { recursive: true });
    expect(rules(['verify', file])).toMatchObject({ status: 2, out: '' });
  });

  test('of the same seed plays the same games every time', () => {
    const words = 'simulate german 1-2- --games 6 --seed s --players sensible,random'.split(' ');
    const [first, second] = [rules(words), rules(words)].map(({ out }) => ({
      ...(JSON.parse(out) as { games: number }),
      seconds: 0,
    }));
    expect(first?.games).toBe(6);
    expect(first).toEqual(second);
  });

  test('writes all of a long answer through a pipe', () => {
    const position = `ludo 1234 ${FOUR_IN_BASE} R ? -`;
    const { status, out } = rules(['batch'], `outcomes ${position} 1\n`.repeat(5000));
    expect(status).toBe(0);
    expect(out.split('\n\n')).toHaveLength(5001);
  });
});
