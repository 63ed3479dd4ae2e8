// Lessons left and gone on with, tried again, and declined.
import { expect, test } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { board, choices, throwButton } from '../../test/dom/table.ts';

const guide = (page: Part): Part => page.in('region', 'Lesson');
const instruction = (page: Part): string => guide(page).all('status').map(wordsOf).join('');
const button = (page: Part, name: string): HTMLElement => page.in('main').the('button', name);

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('region', 'Lesson')).toBe(true));
  return page;
}

async function skip(page: Part, times: number): Promise<void> {
  for (let skips = 0; skips < times; skips++) await press(button(page, 'Skip this step'));
}

test('another legal play is answered with the rule, and can be tried again', async () => {
  const page = await open('/learn/ludo');
  await skip(page, 2);
  await press(page.the('button', throwButton));
  await press(choices(page)[0]!);
  await until(() => expect(instruction(page)).toMatch(/^You may do that: you choose freely\./));
  expect(guide(page).has('button', 'The rule: Ludo, ML-9')).toBe(true);
  expect(board(page).has('button', /^Red piece on square 15/)).toBe(true);
  await press(button(page, 'Try again'));
  await until(() => expect(choices(page)).toHaveLength(2));
  expect(board(page).has('button', /^Red piece on square 10:/)).toBe(true);
  await press(choices(page)[1]!);
  await until(() => expect(instruction(page)).toMatch(/^Captured!/));
});

test('a lesson that is left goes on where it was; one that is declined is not offered again', async () => {
  const first = await open('/learn/jumbo');
  await skip(first, 2);
  await press(button(first, 'Back: To the step before'));
  await skip(first, 1);
  expect(guide(first).has('heading', /^3 of 6/)).toBe(true);

  const setup = await showAddress('/new/here');
  const offer = () => setup.in('region', 'A lesson for this game');
  await until(() => expect(setup.has('radio', /^Jumbo Ludo/)).toBe(true));
  await press(setup.the('radio', /^Jumbo Ludo/));
  expect(offer().the('link', 'Go on').getAttribute('href')).toBe('/learn/jumbo');
  await press(setup.the('radio', 'Ludo, board-game rules'));
  expect(offer().says('First time?')).toBe(true);
  await press(offer().the('button', 'No, thanks'));
  expect(setup.has('region', 'A lesson for this game')).toBe(false);
  await press(setup.the('button', 'Start the game'));
  await until(() => expect(setup.has('group', /^Board of /)).toBe(true));
  expect(setup.has('region', 'A lesson for this game')).toBe(false);
  await press(setup.the('button', 'Rules'));
  await until(() => expect(everything().has('link', 'Learn Ludo')).toBe(true));

  const again = await open('/learn/jumbo');
  expect(guide(again).has('heading', /^3 of 6/)).toBe(true);
});

test('after a lesson the game is one press away', async () => {
  const page = await open('/learn/german');
  await skip(page, 8);
  await press(page.the('button', /^Play it now/));
  await until(() => expect(page.has('group', 'Board of German-style Ludo')).toBe(true));
  expect(location.pathname).toBe('/here');
});
