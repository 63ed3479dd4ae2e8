/** What the command line answers about announcements, things to be counted, and the lab. */
import { expect, test } from 'vitest';
import { runCommand } from '../src/commands.ts';

function lines(...words: readonly string[]): readonly string[] {
  const result = runCommand(words);
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.reason}`);
  return result.value;
}

function field(...words: readonly string[]): string {
  const result = runCommand(words);
  return result.ok ? result.value.join() : result.error.field;
}

const AT_THE_FOOT = 'uckers+suckBack 1234 b.b.b.15/b.67.69.69/b.b.b.2/b.b.b.30 R ? -';
const TO_COUNT = 'parchis 1234 b.b.9.30/b.b.b.b/b.b.b.b/b.b.b.b Y +20 s1;l9';

test('announcements are listed in byte order, and an announced throw has one outcome', () => {
  expect(lines('announcements', AT_THE_FOOT)).toEqual(['suck:RG@1', 'suck:RG@3']);
  expect(lines('announcements', 'uckers 1234 b.b.b.15/b.67.69.69/b.b.b.2/b.b.b.30 R ? -')).toEqual([]);
  expect(lines('outcomes', AT_THE_FOOT, 'suck:RG@3', '33')).toEqual([
    'uckers+suckBack 1234 b.b.b.16/b.b.b.67/b.b.b.2/b.b.b.30 G ? -',
  ]);
  expect(field('outcomes', AT_THE_FOOT, 'suck:RG@2', '33')).toBe('announcement');
  expect(field('announcements', AT_THE_FOOT.replace('?', '21'))).toBe('dice');
});

test('something to be counted takes no throw, and no depth of perft', () => {
  expect(lines('outcomes', TO_COUNT)).toHaveLength(2);
  expect(field('outcomes', TO_COUNT, '3')).toBe('dice');
  expect(field('outcomes', TO_COUNT.replace('+20 s1;l9', '? -'))).toBe('dice');
  expect(lines('perft', TO_COUNT, '0')).toEqual(['1']);
  const [one = '', other = ''] = lines('outcomes', TO_COUNT);
  const sum = Number(lines('perft', one, '2')[0]) + Number(lines('perft', other, '2')[0]);
  expect(lines('perft', TO_COUNT, '2')).toEqual([String(sum)]);
});

test('the lab says what the rules do, and the same without each switch; the same again from the same seed', () => {
  const told = lines('lab', 'jumbo+captureThrows+safe', '1-2-', '--games', '4', '--seed', 's');
  expect(told.map((line) => (JSON.parse(line) as { rules: string }).rules)).toEqual([
    'jumbo+captureThrows+safe',
    'jumbo+safe',
    'jumbo+captureThrows',
  ]);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    seats: '1-2-',
    games: 4,
    carefulAhead: { margin: expect.any(Number) as number },
  });
  expect(lines('lab', 'jumbo+captureThrows+safe', '1-2-', '--games', '4', '--seed', 's')).toEqual(told);
  expect(field('lab', 'jumbo', '1-2-', '--game', '4')).toBe('arguments');
  expect(field('lab', 'jumbo', '12', '--games', '4')).toBe('seats');
});

test('a careful player counts what is to be counted in Parchís', () => {
  const [told = ''] = lines('lab', 'parchis', '1-2-', '--games', '2');
  expect(JSON.parse(told)).toMatchObject({ rules: 'parchis', games: 2 });
});

test('no number of throws takes the stack of perft', () => {
  const first = 'ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
  expect(field('perft', first, '999999999999999')).toBe('depth');
  expect(lines('perft', first, '1')).toEqual(['6']);
});
