import { printRecord, type GameRecord } from '@ludo/room/record';
import { expect, test } from 'vitest';
import { readGameRecord } from './game-records.ts';

const record: GameRecord = {
  record: 1,
  rules: 'jumbo',
  seats: '1-2-',
  game: 1,
  dice: 'crypto',
  result: 'ended',
  seated: [
    { player: 1, is: 'person', person: null, name: 'Ada' },
    { player: 2, is: 'bot', level: 'random', person: null, name: null },
  ],
  lines: [
    {
      is: 'begin',
      colour: 'R',
      rounds: [
        [
          { colour: 'R', faces: [6] },
          { colour: 'Y', faces: [2] },
        ],
      ],
    },
    { is: 'turn', colour: 'R', thrown: { faces: [6] }, played: { play: 'Rb>5' } },
    {
      is: 'turn',
      colour: 'R',
      thrown: { faces: [2], origin: 'scripted' },
      played: { play: 'R5>7', by: 'bot' },
    },
    { is: 'seat', seat: { player: 2, is: 'nobody' } },
  ],
};

const reasonOf = (value: unknown): unknown => {
  const read = readGameRecord(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? null : read.error.reason;
};

test('a record is read from its text and from JSON alike', () => {
  expect(readGameRecord(printRecord(record))).toEqual({ ok: true, value: record });
  const { lines, ...head } = record;
  const otherOrder = { lines, ...head };
  expect(readGameRecord(JSON.stringify(otherOrder, null, 2))).toEqual({ ok: true, value: record });
});

test('JSON that is none, or fits no record, is refused', () => {
  expect(reasonOf('{')).toBe('the text is no JSON');
  expect(reasonOf({ ...record, more: 1 })).toMatch(/schema at more/);
  expect(reasonOf({ ...record, lines: [{ is: 'shuffle' }] })).toMatch(/schema at lines\.0/);
  expect(reasonOf({ ...record, seated: [] })).toMatch(/a line with 'seat' is expected/);
  expect(reasonOf(`{${' '.repeat(4_000_001)}`)).toMatch(/at most/);
  expect(reasonOf('['.repeat(100_000))).not.toBeNull();
  expect(reasonOf(`{"a":${'['.repeat(900_000)}`)).not.toBeNull();
});

test('JSON with other lines in its fields than it has itself is refused', () => {
  const named = (name: string): unknown => ({
    ...record,
    seated: [{ player: 1, is: 'person', person: null, name }, record.seated[1]],
  });
  expect(reasonOf(named('Ada'))).toBeNull();
  expect(reasonOf(named('Ada\nseat 2 bot random'))).not.toBeNull();
  const played = (play: string): unknown => ({
    ...record,
    lines: [record.lines[0], { is: 'turn', colour: 'R', thrown: { faces: [6] }, played: { play } }],
  });
  expect(reasonOf(played('Rb>5'))).toBeNull();
  expect(reasonOf(played('Rb>5(bot)'))).toBe('the object is not what its text says');
  expect(reasonOf(played('Rb>5\nR 6 Rb>5'))).toBe('the object is not what its text says');
});
