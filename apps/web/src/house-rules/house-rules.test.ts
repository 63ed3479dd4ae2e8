// House rules that a device keeps: in their order, each name once, and nothing that was written by another hand.
import { beforeEach, expect, test } from 'vitest';
import { remember } from '../device/storage.ts';
import {
  dropRules,
  isPlayable,
  keepRules,
  keptRules,
  MOST_KEPT,
  putRules,
  renameRules,
} from './house-rules.ts';

const rules = (name: string, text = 'ludo+safe') => ({ name, rules: text, start: 'whole' }) as const;
const names = (): readonly string[] => keptRules().map(({ name }) => name);

beforeEach(() => remember('house-rules', null));

test('the last one stands last; those of the same name take its place', () => {
  for (const name of ['A', 'B', 'C']) keepRules(rules(name));
  keepRules(rules('B', 'jumbo+safe'));
  expect(keptRules()).toEqual([rules('A'), rules('B', 'jumbo+safe'), rules('C')]);
});

test('what is removed is put back where it stood', () => {
  for (const name of ['A', 'B', 'C']) keepRules(rules(name));
  expect(dropRules('B')).toBe(1);
  expect(names()).toEqual(['A', 'C']);
  putRules(rules('B'), 1);
  expect(names()).toEqual(['A', 'B', 'C']);
  expect(dropRules('D')).toBe(-1);
});

test('a name is changed unless others have it', () => {
  for (const name of ['A', 'B']) keepRules(rules(name));
  renameRules('A', 'C');
  renameRules('B', 'C');
  expect(names()).toEqual(['C', 'B']);
});

test('there is room for a certain number, and none of them goes for another', () => {
  for (let nth = 0; nth < MOST_KEPT; nth += 1) expect(keepRules(rules(`R${nth}`))).toBe(true);
  expect(keepRules(rules('one more'))).toBe(false);
  expect(keepRules(rules('R3', 'jumbo+safe'))).toBe(true);
  expect(names()).toHaveLength(MOST_KEPT);
});

test.each([
  ['nothing', 'no JSON'],
  ['an object', '{"name":"A","rules":"ludo"}'],
  ['an unreadable name', JSON.stringify([rules('\u202eA')])],
  ['a name that is too long', JSON.stringify([rules('A'.repeat(21))])],
  ['no rules', '[{"name":"A"}]'],
  ['rules that are none', JSON.stringify([rules('A', 'ludo <b>')])],
  ['rules without end', JSON.stringify([rules('A', `ludo${'+safe'.repeat(99)}`)])],
])('%s is read as no rules', (_, written) => {
  remember('house-rules', written);
  expect(keptRules()).toEqual([]);
});

test('rules of another version stay as they are, and are not played', () => {
  const newer = rules('Newer', 'ludo+safe+wings=2');
  keepRules(newer);
  keepRules(rules('A'));
  expect(keptRules()[0]).toEqual(newer);
  expect(keptRules().map(isPlayable)).toEqual([false, true]);
});
