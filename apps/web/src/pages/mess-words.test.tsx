// Games of sailors in their words: where they are switched, what they change at once, and what they leave alone.
import { beforeEach, expect, test } from 'vitest';
import { happen, press, until } from '../../test/dom/doing.ts';
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

test('another game has no harbour: its words stay plain, also after a game of sailors', async () => {
  useSettings.getState().change({ messWords: true });
  const setup = await open('/new/here?game=uckers');
  await until(() => expect(hasBlowBack(setup, 'pipe')).toBe(true));
  await press(setup.the('radio', 'Ludo, board-game rules'));
  await press(setup.the('button', 'Start the game'));
  await until(() => expect(setup.has('group', 'Board of Ludo')).toBe(true));
  await until(() => expect(setup.says(/in base/)).toBe(true));
  expect(setup.says(/in harbour/)).toBe(false);
});

test('the rule book of Uckers speaks them, in short and rule by rule, and that of another game does not', async () => {
  useSettings.getState().change({ messWords: true });
  const book = await showAddress('/rules/uckers');
  await until(() => expect(book.says(/All pieces begin in harbour\./)).toBe(true));
  expect(book.says(/Partners on one square are a mixi-blob\./)).toBe(true);
  expect(book.says(/begin in base/)).toBe(false);
  const other = await showAddress('/rules/ludo');
  await until(() => expect(other.says(/All pieces begin in base\./)).toBe(true));
  expect(other.says(/in harbour\./)).toBe(false);
});

test('a lesson of Uckers speaks them, and goes on where it was when they are chosen in it', async () => {
  const page = await showAddress('/learn/uckers');
  const lesson = (): Part => page.in('region', 'Lesson');
  await until(() => expect(page.has('region', 'Lesson')).toBe(true));
  for (let skips = 0; skips < 5; skips++) await press(page.in('main').the('button', 'Skip this step'));
  expect(lesson().says(/in the home column/)).toBe(true);
  await happen(() => useSettings.getState().change({ messWords: true }));
  await until(() => expect(lesson().says(/Your front piece is in the pipe/)).toBe(true));
  expect(lesson().has('heading', /^6 of 7/)).toBe(true);
  await happen(() => useSettings.getState().change({ messWords: false }));
  await until(() => expect(lesson().says(/in the home column/)).toBe(true));
});

test('answers about a position speak them', async () => {
  useSettings.getState().change({ messWords: true });
  const position = 'uckers 1234 b.b.b.17/b.b.b.b/b.b.b.3/b.b.b.b R ? -';
  const page = await open(`/new/here?position=${encodeURIComponent(position)}`);
  await press(page.the('button', 'Start the game'));
  await until(() => expect(page.has('group', 'Board of Uckers')).toBe(true));
  await press(page.the('button', 'Ask about the game'));
  await until(() => expect(page.has('region', 'Ask about the game')).toBe(true));
  await press(page.in('region', 'Ask about the game').the('button', 'Who can hit me?'));
  await until(() => expect(page.in('region', 'Ask about the game').says(/out of harbour/)).toBe(true));
  expect(page.in('region', 'Ask about the game').says(/out of base/)).toBe(false);
});
