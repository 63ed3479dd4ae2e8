// A game without a mouse, and without looking at the board.
import type { Locator, Page } from 'playwright/test';
import { BASE, boardOf } from '@ludo/rules';
import {
  captureIn,
  capturesIn,
  dice,
  isFinished,
  lastOf,
  position,
  type Turn,
  workOut,
} from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  board,
  captions,
  choices,
  expectPosition,
  onlyMove,
  piece,
  throwButton,
  turnSignal,
} from '../table.ts';
import { placeWord } from '@ludo/web/test/words';

const YELLOW = 2;
const nearTheEnd = 'jumbo 1-2- 26.36.44.h/-/b.16.44.50/- R ? -';
const faces = dice('5445663612563561123666');
const game = workOut(position(nearTheEnd), faces);
const names = ['Anna (Red)', '', 'Bert (Yellow)', ''];

test('a whole game by keyboard: the focus is never lost, and every turn is told in sentences', async ({
  server,
  visit,
}) => {
  expect(isFinished(game)).toBe(true);
  expect(capturesIn(game)).toContain(YELLOW);

  const page = await visit('/', { viewport: { width: 1024, height: 768 }, speed: 'normal' });
  await chooseSpeed(page);
  await reach(page, page.getByRole('link', { name: 'With friends by link' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('textbox', { name: 'Your name' }));
  await page.keyboard.type('Anna');
  await reach(page, page.getByText('Advanced: start from a position'));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('textbox', { name: 'Position text' }));
  await page.keyboard.type(nearTheEnd);
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('textbox', { name: 'Name for Yellow' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bert');
  await page.keyboard.press('Enter');
  await server.deal(...faces);
  await reach(page, page.getByRole('button', { name: 'Start the game' }));
  await page.keyboard.press('Enter');
  await expect(captions(page).last()).toHaveText('Anna (Red) begins.');

  for (const [nth, turn] of game.entries()) {
    await expect(throwButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expectFocus(page);
    await page.keyboard.press(nth % 2 === 0 ? 'Space' : 'Enter');
    await expect(
      captions(page)
        .filter({ hasText: / throws \d/ })
        .last(),
    ).toContainText(`${names[turn.colour]} throws ${turn.dice.join(' + ')}.`);
    await use(page, turn, nth);
    await expectPosition(turn.after, page);
    await expect(captions(page).last()).toContainText(told(turn));
  }

  await expect(page.getByRole('heading', { name: 'Anna (Red) wins!' })).toBeFocused();
  await expectPosition(lastOf(game), page);
  await reach(page, page.getByRole('button', { name: 'Play again' }));
});

/** Moves the piece that was worked out: with the large button, by its number, or on the board with the arrow keys. */
async function use(page: Page, turn: Turn, nth: number): Promise<void> {
  const [step] = turn.way?.play ?? [];
  if (step === undefined) return;
  if (turn.choices.length === 1) {
    await expect(onlyMove(page)).toHaveAttribute('aria-disabled', 'false');
    await expectFocus(page);
    return page.keyboard.press('Enter');
  }
  await expect(choices(page)).toHaveCount(turn.choices.length);
  await expect(page.getByText(`You have ${turn.choices.length} choices. `).last()).toBeAttached();
  await expectFocus(page);
  if (nth % 2 === 0) {
    const number = 1 + turn.choices.findIndex((choice) => choice === turn.way);
    return page.keyboard.press(String(number));
  }
  const wanted = piece(page, turn.thrown, step.colour, step.from);
  await reach(page, board(page).getByRole('button', { name: /: (move|come out)/ }), 'Shift+Tab');
  for (let presses = 0; presses < turn.choices.length && !(await isFocused(wanted)); presses++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What the log says when the throw has been used, or could not be. */
function told({ colour, dice: fallen, thrown, way, after }: Turn): string {
  const who = names[colour];
  const over = `${who} has all pieces home and wins. The game is over.`;
  const next = after.colour === colour ? `${who} throws again.` : `It is ${names[after.colour ?? 0]}’s turn.`;
  const end = after.colour === null ? over : next;
  const [step] = way?.play ?? [];
  if (way === null || step === undefined) return `${who} cannot use the ${fallen.join(' + ')}. ${end}`;
  const place = (at: number) => placeWord(boardOf(thrown), colour, at);
  const captured = way.events
    .flatMap(captureIn)
    .map((whose) => `${who} captures ${names[whose]}: the piece goes back to base.`);
  return [moved(`${who}`, step.from, step.to, place), ...captured, end].join(' ');
}

function moved(who: string, from: number, to: number, place: (at: number) => string): string {
  if (from === BASE) return `${who} brings a piece out of base and goes to ${place(to)}.`;
  if (place(to) === 'home') return `${who} brings a piece from ${place(from)} home.`;
  return `${who} moves from ${place(from)} to ${place(to)}.`;
}

test('on a low window the large button, reached by keys, leaves the turn and the choices in sight', async ({
  visit,
}) => {
  const page = await visit('/', { viewport: { width: 1366, height: 500 } });
  await beginHere(page, { from: 'jumbo 1-2- b.4.9.17/-/b.4.9.17/- R ? -' });
  await reach(page, throwButton(page));
  await expect(turnSignal(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await expect(choices(page).first()).toBeInViewport();
  await expect(turnSignal(page)).toBeInViewport({ ratio: 1 });
});

/** Presses Tab until one of these controls has the focus. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control.first()).toBeAttached();
  for (let presses = 0; presses < 40 && !(await isFocused(control)); presses++)
    await page.keyboard.press(key);
  expect(await isFocused(control), `${String(control)} is reached with ${key}`).toBe(true);
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** The focus is on the large button: one press throws, or makes the only move. */
async function expectFocus(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Throw the die|Move: |Choose a piece)/ })).toBeFocused();
}

async function chooseSpeed(page: Page): Promise<void> {
  await reach(page, page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
}
