import { Chance, ruleSets } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { fairLines, faultOf, readRecord } from '../../test/record-texts.ts';
import { recordedGames } from '../../test/recorded-games.ts';
import { checkRecord } from './check-record.ts';
import type { GameRecord } from './game-record.ts';
import { parseRecord } from './parse-record.ts';
import { printRecord } from './print-record.ts';

const fair = recordedGames();

const lines = fairLines();
const nthOf = (beginning: string): number => lines.findIndex((line) => line.startsWith(beginning));
const withLine = (beginning: string, change: (line: string) => string): string =>
  lines.map((line, nth) => (nth === nthOf(beginning) ? change(line) : line)).join('\n');

/** Another value, tip or result in the place of this one. */
const other = (value: string): string => (value.startsWith('A') ? 'B' : 'A') + value.slice(1);

describe('the record of a game with dice that can be checked', () => {
  test('is there for every rule set', () => {
    expect(new Set(fair.map(({ record }) => record.rules.split('+')[0]))).toEqual(
      new Set(ruleSets.map(({ id }) => id)),
    );
  });

  test.each(fair)('$name: is read as it was taken, and every throw is right', ({ record }) => {
    expect(readRecord(printRecord(record))).toEqual(record);
    const checked = checkRecord(record);
    if (!checked.ok) throw new Error(`line ${checked.error.line}: ${checked.error.reason}`);
    const isFromTheStart = record.dice === 'fair';
    expect(checked.value.right === checked.value.throws).toBe(isFromTheStart);
    expect(checked.value.right).toBeGreaterThan(1);
  });

  test('says who threw for whom, and what no device had a part in', () => {
    const sum = (name: string): unknown => {
      const checked = checkRecord(fair.find((each) => each.name === name)?.record as GameRecord);
      return checked.ok && { ...checked.value.without, restored: checked.value.restored.length };
    };
    expect(sum('with a clock that runs out')).toMatchObject({ bot: 0, clock: 6 });
    expect(sum('with bots, also in the place of somebody')).toMatchObject({ clock: 0, device: 0 });
    expect(sum('with new tips, and a device that has lost its chain')).toMatchObject({ device: 2 });
    expect(sum('with a store that was restored')).toMatchObject({ restored: 1 });
  });
});

describe('damage', () => {
  test('of any value, tip, result or face is found in the line where it is', () => {
    expect(faultOf(lines.join('\n'))).toBeNull();
    for (const [nth, line] of lines.entries()) {
      const [said = '', values] = line.split(' | ');
      const damaged = [
        ...(values ?? '').split(' ').map((value) => value !== '' && line.replace(value, other(value))),
        ...Array.from(said.matchAll(/(?<=^[RGYB] |[ ][RGYB])[1-6]{2}(?= |$)/g), ({ 0: dice, index }) => {
          const [high = '', low = ''] = dice;
          const changed =
            high === '6' ? `${low === '1' ? 5 : 6}${low === '1' ? 1 : Number(low) - 1}` : `6${low}`;
          return `${said.slice(0, index)}${changed}${line.slice(index + 2)}`;
        }),
      ];
      for (const text of damaged) {
        if (text === false) continue;
        expect(text).not.toBe(line);
        expect(faultOf(lines.toSpliced(nth, 1, text).join('\n')), text).toMatchObject({ line: nth + 1 });
      }
    }
    for (const beginning of ['before', 'chain server', 'chain A', 'value 1'])
      expect(
        faultOf(withLine(beginning, (line) => line.replace(/[\w-]{22,}(?!.*[\w-]{22})/, other))),
      ).not.toBeNull();
  });

  test('by any line that is left out, or stands twice, is found', () => {
    const last = lines.length - 2;
    for (const nth of lines.keys()) {
      const isFree = /^(?:began|over) /.test(lines[nth] ?? '');
      // A device may publish the same tip again.
      const mayComeAgain = lines[nth]?.startsWith('tip ') === true;
      // Nobody can say at which throw somebody has ended a game.
      if (!isFree && nth !== last)
        expect(faultOf(lines.toSpliced(nth, 1).join('\n')), `without ${lines[nth]}`).not.toBeNull();
      if (mayComeAgain) continue;
      expect(
        faultOf(lines.toSpliced(nth, 0, lines[nth] ?? '').join('\n')),
        `twice ${lines[nth]}`,
      ).not.toBeNull();
    }
  });

  test('by chance is a fault with its line, or another right record, and never anything else', () => {
    const draw = new Chance('records');
    const texts = fair.map(({ record }) => printRecord(record)).filter((text) => text.length < 8000);
    const words = [...new Set(texts.flatMap((text) => text.split(/[ \n]/)))];
    const any = <T>(all: readonly T[]): T => all[draw.below(all.length)] as T;
    let read = 0;
    for (let round = 0; round < 1500; round++) {
      const given = any(texts).split('\n');
      const nth = draw.below(given.length);
      const spoilt = (given[nth] ?? '').split(' ');
      const damaged = any([
        () => given.toSpliced(nth, 1),
        () => given.toSpliced(draw.below(given.length), 0, given[nth] ?? ''),
        () => given.toSpliced(nth, 1, spoilt.with(draw.below(spoilt.length), any(words)).join(' ')),
        () => given.toSpliced(nth, 1, spoilt.toSpliced(draw.below(spoilt.length), 1).join(' ')),
        () => given.toSpliced(nth, 1, spoilt.toSpliced(draw.below(spoilt.length), 0, any(words)).join(' ')),
        () => given.slice(0, nth),
      ])().join('\n');
      const parsed = parseRecord(damaged);
      if (parsed.ok) expect(printRecord(parsed.value)).toBe(damaged);
      if (parsed.ok) read += 1;
      const fault = faultOf(damaged);
      if (fault === null) continue;
      expect(fault.line).toBeGreaterThan(0);
      expect(fault.line).toBeLessThanOrEqual(damaged.split('\n').length + 1);
    }
    expect(read).toBeGreaterThan(300);
  });

  test('that is made to be slow is refused at once', () => {
    const hostile = [
      'x'.repeat(2_000_000),
      '\n'.repeat(999_999),
      withLine('Y 61', () => `Y ${'('.repeat(90_000)}`),
      withLine('Y 61', () => `Y ${'a:b '.repeat(24_000)}`),
      withLine('Y 61', () => `Y 6 ${'-'.repeat(90_000)}`),
      withLine('begin', () => `begin Y ${'/ '.repeat(49_000)}`),
      withLine('seat 1', () => `seat 1 person - ${'e\u0301'.repeat(40_000)}`),
      withLine('value 1', () => `lots ${'6 '.repeat(49_000)}`),
      [
        ...lines.slice(0, nthOf('Y 61')),
        ...Array.from({ length: 12_000 }, () => lines[nthOf('Y 61')] ?? ''),
        '',
      ].join('\n'),
    ];
    for (const text of hostile) {
      const fault = faultOf(text);
      expect(fault).not.toBeNull();
      expect(fault?.reason.length).toBeLessThan(1000);
    }
  });
});
