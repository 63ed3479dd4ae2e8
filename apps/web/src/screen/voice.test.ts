import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addRegion, say } from './voice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function heard(): { readonly texts: readonly string[]; readonly leave: () => void } {
  const texts: string[] = [];
  return { texts, leave: addRegion((text) => texts.push(text)) };
}

it('what was said at a table that was left is not heard at the next one', () => {
  const table = heard();
  say('Anna wins.');
  table.leave();
  const next = heard();
  say('Ben begins');
  vi.runAllTimers();
  expect(table.texts).toEqual([]);
  expect(next.texts).toEqual(['Ben begins.']);
  next.leave();
});

it('what was said in a dialog that closes is heard on the page', () => {
  const page = heard();
  const dialog = heard();
  say('Anna threw a 6.');
  dialog.leave();
  vi.runAllTimers();
  expect(page.texts).toEqual(['Anna threw a 6.']);
  page.leave();
});
