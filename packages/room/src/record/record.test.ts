import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPosition } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { fairLines, faultOf, keptGames, readRecord } from '../../test/record-texts.ts';
import { gamesIn } from '../../test/games-played.ts';
import { foldRows } from '../fold/fold.ts';
import { checkRecord } from './check-record.ts';
import { printRecord } from './print-record.ts';
import type { Row } from '../rows.ts';
import { takeRecord } from './take-record.ts';

const ada = 'AAAAAAAAAAAAAAAAAAAAAA';

test('the example in its page is a right one', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../rules/RECORD.md'), 'utf8');
  const [, example = ''] = /\n((?: {4}record 1\n)(?: {4}.*\n|\n(?= {4}))+)/.exec(page) ?? [];
  const text = example.replaceAll(/^ {4}/gm, '');
  const checked = checkRecord(readRecord(text));
  expect(checked).toMatchObject({ ok: true, value: { throws: 3, right: 3, without: { bot: 1 } } });
});

describe('the record of every kept game', () => {
  test.each(keptGames())('$name is read as it was taken, and ends where the log does', ({ game, record }) => {
    expect(readRecord(printRecord(record))).toEqual(record);
    const checked = checkRecord(record);
    if (!checked.ok) throw new Error(`line ${checked.error.line}: ${checked.error.reason}`);
    const end = foldRows(game.before, game.rows)?.position ?? null;
    expect(checked.value.positions.at(-1)).toBe(end && printPosition(end));
    expect(checked.value.right).toBe(record.dice === 'fair' ? checked.value.throws : 0);
  });
});

test.each([
  ['on one screen', 'device'],
  ['with dealt dice', 'scripted'],
  ['at an old table', undefined],
])('a game %s says where its dice come from, that nobody can check', (_where, origin) => {
  const from = origin === undefined ? {} : { o: origin };
  const rows: readonly Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: ada },
    { t: 'sit', p: 1, n: 'Ada', who: ada },
    { t: 'bot', p: 2, l: 'random', who: ada },
    {
      t: 'start',
      rolls: [
        [
          [0, [5], origin ?? 'crypto'],
          [2, [3], origin ?? 'crypto'],
        ],
      ],
      c: 0,
    },
    { t: 'throw', d: [6], ...from },
    { t: 'rename', p: 1, n: 'Adam' },
    { t: 'play', m: 'Rb>5' },
    { t: 'throw', d: [1], o: 'other' },
  ];
  const [game] = gamesIn(rows.map((row, nth) => ({ s: nth + 1, at: 1000 * nth, row })));
  if (game === undefined) throw new Error('no game');
  const record = takeRecord({ room: 'abcdefghijkl', ...game });
  if (record === null) throw new Error('no record');
  expect(printRecord(record)).toBe(`record 1
rules jumbo
seats 1-2-
game 1
began 1970-01-01T00:00:03.000Z
dice ${origin ?? 'crypto'}
result open
seat 1 person - Ada
seat 2 bot random

begin R R5 Y3
R 6
seat 1 person - Adam
R . Rb>5
R 1(other)
`);
  expect(checkRecord(readRecord(printRecord(record)))).toMatchObject({
    ok: true,
    value: { throws: 3, right: 0 },
  });
});

const lines = fairLines();
const nthOf = (beginning: string): number => lines.findIndex((line) => line.startsWith(beginning));
const withLine = (beginning: string, change: (line: string) => string): string =>
  lines.map((line, nth) => (nth === nthOf(beginning) ? change(line) : line)).join('\n');

describe('damage', () => {
  const first = lines.findIndex((line) => line.startsWith('Y '));
  test.each([
    ['record', 'record 2', 'only form 1 is known'],
    ['rules', 'rules chess', "'chess' is not a rule set"],
    ['seats', 'seats 12', ''],
    ['game', 'game 01', "'01' is no number of a game"],
    ['game', 'game 0', 'games count from 1'],
    ['began', 'began yesterday', "'yesterday' is no time"],
    ['dice', 'dice crypto', "dice are 'fair' where the chains are known, and only there"],
    ['result', 'result w1', "the game is not over: 'ended' or 'open' is expected"],
    ['seat 1', 'seat 2 person AAAAAAAAAAAAAAAAAAAAAA A', 'the seat of player 1 is expected'],
    ['seat 1', 'seat 1 person a.da A', "'a.da' is no public name of a person"],
    ['seat 1', 'seat 1 person AAAAAAAAAAAAAAAAAAAAAA \u202e', 'the name is none that a table would take'],
    ['seat 2', 'seat 2 bot random', 'BBBBBBBBBBBBBBBBBBBBBB has no seat'],
    ['chain server', 'chain server short 0', "'short' is no tip: 16 bytes in base64url are expected"],
    ['begin', 'begin R R24 G24 Y66 B26', 'another colour begins by its throws'],
    ['Y 61', 'Y 61 Yb>0,Y0>1', 'the values of this throw are missing'],
    ['Y 61', 'R 61 Yb>0,Y0>1', 'it is the turn of Y'],
    ['Y 61', 'Y 61 Yb>0,Y0>2', 'the rules refuse the play Yb>0,Y0>2: not-a-play'],
    ['Y 61', 'Y 16 Yb>0,Y0>1', 'the higher die stands first'],
    ['Y 61', 'Y 6 Yb>0', 'the rules refuse the throw: wrong-dice'],
    ['Y 61', 'Y 61(clock) Yb>0,Y0>1', 'there is no clock that could have run out'],
    ['Y 61', 'Y 61 Yb>0,Y0>1(bot)', 'no bot plays for this colour'],
    ['Y 61', 'Y 61(fair) Yb>0,Y0>1', '(fair) is left out'],
    ['Y 61', 'Y 61(me) Yb>0,Y0>1', ''],
    ['Y 61', 'Y 61 -', 'the rules refuse the play -: must-move (CO-7)'],
    ['Y 61', 'Y 61 Yb>0,Y00>1', ''],
    ['Y 61', 'Y', 'the throw is missing'],
    ['Y 61', 'Q 61 -', "'Q' is no colour and begins no line"],
    ['R 31 -', 'R 31 R0>1', "the throw cannot be used: '-' is expected"],
  ])('in the line %s as %j is named', (beginning, text, reason) => {
    const isWithoutProof = /missing|\(me\)/.test(reason + text);
    const damaged = withLine(beginning, (line) =>
      line.includes(' | ') && !isWithoutProof ? `${text} | ${line.split(' | ')[1]}` : text,
    );
    const fault = faultOf(damaged);
    expect(fault).toMatchObject({ line: nthOf(reason.includes('has no seat') ? 'chain B' : beginning) + 1 });
    expect(fault?.reason).toContain(reason);
  });

  test('IL-11: a head start by rules that leave none is named', () => {
    const text = (rules: string): string =>
      ['record 1', `rules ${rules}`, 'seats 1-2-', 'head-start yes', 'game 1', 'dice crypto', 'result open']
        .concat('seat 1 person - Ada', 'seat 2 bot random', '', 'begin R R5 Y3', '')
        .join('\n');
    expect(faultOf(text('indian'))).toBeNull();
    expect(faultOf(text('indian+goal=1'))).toEqual({
      line: 4,
      reason: 'games by indian+goal=1 have no head start',
    });
  });

  test('more lines than any room writes rows are not played', () => {
    const head = ['record 1', 'rules ludo', 'seats 1-2-', 'game 1', 'dice device', 'result open']
      .concat('seat 1 person - Ada', 'seat 2 bot random', '', 'begin R R5 Y3')
      .join('\n');
    const text = (turns: number): string => `${head}${'\nR 1 -\nY 2 -'.repeat(turns / 2)}\n`;
    expect(faultOf(text(24_990))).toBeNull();
    expect(faultOf(text(24_992))).toEqual({ line: 25_001, reason: 'a record has at most 25000 lines' });
  });

  test('what these rules do not have is read, and refused', () => {
    const announced = withLine('Y 61', (line) => line.replace('Y 61', 'Y suck:RG@3 61'));
    expect(printRecord(readRecord(announced))).toBe(announced);
    expect(faultOf(announced)).toEqual({
      line: first + 1,
      reason: 'an announced throw is used by what was announced: nothing is played',
    });
  });

  test('nothing is counted where nothing is to be counted', () => {
    const counted = withLine('Y 61', (line) => line.replace(' |', ' +20 Y1>21(bot) +10 Y21>31 |'));
    expect(printRecord(readRecord(counted))).toBe(counted);
    expect(faultOf(counted)).toMatchObject({ line: first + 1, reason: 'no +20 is to be counted' });
  });
});
