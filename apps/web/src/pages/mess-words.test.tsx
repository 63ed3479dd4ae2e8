// Games of sailors in their words: where they are switched, what they change at once, and what they leave alone.
import { beforeEach, expect, test } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import type { Part } from '../../test/dom/seeing.ts';
import { recallJson } from '../device/storage.ts';
import { useSettings } from '../preferences/settings.ts';

const FIELD = 'Words for Uckers';

beforeEach(() => useSettings.getState().change({ messWords: false }));

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('group', 'Which rules?')).toBe(true));
  return page;
}

const hasBlowBack = (page: Part, column: string): boolean =>
  page.has('checkbox', new RegExp(`^Blow-back: a piece in its ${column} may`));

test('where Uckers is made they are chosen; the switches say them, and the device keeps it', async () => {
  const page = await open('/new/here?game=ludo');
  expect(page.has('group', FIELD)).toBe(false);
  await press(page.the('radio', 'Navy Uckers'));
  expect(hasBlowBack(page, 'home column')).toBe(true);
  await press(page.in('group', FIELD).the('radio', 'Mess words'));
  await until(() => expect(hasBlowBack(page, 'pipe')).toBe(true));
  expect(recallJson('settings')).toMatchObject({ messWords: true });
  // Another game has no pipe.
  await press(page.the('radio', 'Ludo as in the apps'));
  await until(() => expect(page.has('checkbox', /goes up its home column only/)).toBe(true));
  const again = await open('/new/here?game=uckers');
  await until(() => expect(hasBlowBack(again, 'pipe')).toBe(true));
  await press(again.in('group', FIELD).the('radio', 'Plain words'));
  await until(() => expect(hasBlowBack(again, 'home column')).toBe(true));
});

test('at a table they are chosen in the settings, and the board and its seats speak them at once', async () => {
  const position = 'uckers 1234 b.b.b.3/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
  const page = await open(`/new/here?position=${encodeURIComponent(position)}`);
  await press(page.the('button', 'Start the game'));
  await until(() => expect(page.has('group', 'Board of Uckers')).toBe(true));
  const says = (words: RegExp): boolean =>
    page.in('group', 'Board of Uckers').all('button', words).length > 0 || page.says(words);
  expect(says(/in base/)).toBe(true);
  await press(page.the('button', 'Settings'));
  await until(() => expect(everything().has('group', FIELD)).toBe(true));
  await press(everything().in('group', FIELD).the('radio', 'Mess words'));
  await press(everything().the('button', 'Close'));
  await until(() => expect(says(/in harbour/)).toBe(true));
  expect(says(/in base/)).toBe(false);
});
