import { expect, test } from 'vitest';
import { open } from './decide/opening.ts';
import { foldRows } from './fold/fold.ts';
import { languages, standardLanguage, type Language } from './language.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';

function opened(language?: Language) {
  const opening = { rules: 'ludo', seats: '1-2-' } as const;
  const row = open(language === undefined ? opening : { ...opening, language }, 'ada');
  if (!row.ok) throw new Error(row.error.reason);
  const state = foldRows(null, [{ s: 1, at: 5, row: row.value }]);
  if (state === null) throw new Error('no room');
  return { row: row.value, state };
}

test.each(languages)('a table opened in %s stays in it, in its log and its snapshots', (language) => {
  const { row, state } = opened(language);
  expect(row).toMatchObject({ t: 'open', language });
  expect(state.language).toBe(language);
  expect(readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(state))) as Snapshot)).toEqual(state);
});

test('a log and a snapshot from before there was a language are read in the standard one', () => {
  const { row, state } = opened();
  expect(row).not.toHaveProperty('language');
  expect(state.language).toBe(standardLanguage);
  expect(takeSnapshot(state)).not.toHaveProperty('language');
  expect(readSnapshot(takeSnapshot(state)).language).toBe(standardLanguage);
});
