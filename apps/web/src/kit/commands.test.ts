import { expect, test } from 'vitest';
import { loadCatalogue } from '../words/fetching.ts';
import { LANGUAGES } from '../words/languages.ts';
import { COMMANDS, commandFor, keysOf, QUESTIONS } from './commands.ts';

test('no key means two things', () => {
  const keys = COMMANDS.flatMap((command): readonly string[] => command.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(LANGUAGES)('every command has its keys and says what it does: %s', async (language) => {
  const { keys } = await loadCatalogue(language);
  for (const { id } of COMMANDS) {
    expect(keys.what[id], id).toBeTruthy();
    expect(keysOf(id, keys.names).join(''), id).toBeTruthy();
  }
});

test.each([
  ['w', 'mine'],
  ['W', 'mine'],
  ['t', 'threats'],
  ['?', 'help'],
  ['ArrowLeft', 'pieces'],
  ['Enter', 'main'],
  ['x', null],
  ['0', null],
])('%s: %s', (key, id) => expect(commandFor(key)).toBe(id));

test('every question has a key of one letter, which may be typed', () => {
  for (const question of QUESTIONS) {
    const [key] = keysOf(question, { enter: '', space: '', arrows: '', digits: '', escape: '' });
    expect(key).toMatch(/^[A-Z]$/);
  }
});
