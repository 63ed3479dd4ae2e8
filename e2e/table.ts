// What people do and see at a table, by the names of the page's controls.
import type { Position, Step } from '@ludo/rules';
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import { expect } from './harness.ts';
import { blobIn, firstSteps, ordersOf, playsAfter, type Turn } from '@ludo/web/test/game';
import { choiceName, standsOf, standWord } from '@ludo/web/test/words';

export const laptop: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export interface Wish {
  readonly rules?: string;
  readonly players?: number;
  /** Who has which colours, as the page says it, where the number of players leaves that open. */
  readonly seating?: string;
  /** Switched on, as the page says it. */
  readonly variation?: string;
  readonly name?: string;
  /** In the notation; it decides rules and seats. */
  readonly from?: string;
}

/** From the first page, with the first seat. Gives the table's link. */
export async function makeTable(page: Page, wish: Wish): Promise<string> {
  const { name, from } = wish;
  await page.getByRole('link', { name: 'With friends by link' }).click();
  await choose(page, wish);
  if (name !== undefined) await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  if (from !== undefined) await writePosition(page, from);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Before the game' })).toBeVisible();
  // The table is seen before its maker sits there.
  await expect(page.getByRole('button', { name: /Leave the seat of / })).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** From the first page to a game on this screen; names are by colour. */
export async function beginHere(
  page: Page,
  { from, names = {}, ...wish }: Wish & { readonly names?: Readonly<Record<string, string>> },
): Promise<void> {
  await page.getByRole('link', { name: 'Around this screen' }).click();
  await choose(page, wish);
  for (const [colour, name] of Object.entries(names)) {
    await page.getByRole('textbox', { name: `Name for ${colour}` }).fill(name);
  }
  if (from !== undefined) await writePosition(page, from);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
}

/** Cards that are not called as their game is. */
const CARDS: Readonly<Record<string, string>> = { Ludo: 'Ludo, board-game rules' };

async function choose(page: Page, { rules, players, seating, variation }: Wish): Promise<void> {
  if (rules !== undefined)
    await page.getByRole('radio', { name: CARDS[rules] ?? rules, exact: true }).check();
  if (players !== undefined) await page.getByRole('radio', { name: `${players} players` }).check();
  if (seating !== undefined) await page.getByRole('radio', { name: seating, exact: true }).check();
  if (variation !== undefined) await page.getByRole('checkbox', { name: variation }).check();
}

export async function writePosition(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Position text' });
  if (!(await field.isVisible())) await page.getByText('Advanced: start from a position').click();
  await field.fill(text);
}

export async function sit(page: Page, colour: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: `Name for ${colour}` }).fill(name);
  await page.getByRole('button', { name: `Take the seat of ${colour}` }).click();
  await expect(page.getByRole('button', { name: `Leave the seat of ${name}` })).toBeVisible();
}

export const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Start the game' });
export const throwButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Throw the (die|dice)$/ });
export const onlyMove = (page: Page): Locator => page.getByRole('button', { name: /^Move: / });
export const choices = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your choices' }).getByRole('button');

/**
 * By the digits that stand there: with two dice first the piece's, then its own. Both are asked for at once: to find a choice
 * by its role and name takes longer than the page needs for the press.
 */
export async function chooseByKeys(page: Page, choice: Locator): Promise<void> {
  const [own, piece] = await choice.evaluate((button) =>
    [button, button.closest('li')].map((each) => each?.querySelector('kbd')?.textContent ?? null),
  );
  if (own == null) await page.keyboard.press(piece ?? '');
  await page.keyboard.press(own ?? (await choice.locator('kbd').textContent()) ?? '');
}

export const board = (page: Page): Locator => page.getByRole('group', { name: /^Board of / });
export const turnSignal = (page: Page): Locator => page.getByTestId('turn');
export const captions = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

/** The piece or stack on a place, once the page says that it can move, or cannot. */
export function piece(page: Page, at: Position, colour: number, place: number, can: Can = 'move'): Locator {
  const name = `${standWord(at, colour, place)}${can === 'move' ? ':' : ', cannot move'}`;
  return board(page).getByRole('button', { name });
}

type Can = 'move' | 'not move';

/** In words, in alphabetical order. */
export async function standing(page: Page): Promise<readonly string[]> {
  const names = await board(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/(: |, cannot move).*$/, '')).toSorted();
}

export async function expectPosition(at: Position, ...pages: readonly Page[]): Promise<void> {
  const stands = standsOf(at);
  await Promise.all(
    pages.map((page) => expect.poll(() => standing(page), { intervals: [20, 40, 80] }).toEqual(stands)),
  );
}

/** On the board, by the list, or with the large button, by turns. */
export async function play(page: Page, turn: Turn, nth: number): Promise<void> {
  await press(page, throwButton(page));
  await useThrow(page, turn, nth % 3 === 0);
}

/** The throw lies. */
export async function movePiece(page: Page, turn: Turn): Promise<void> {
  if (turn.way === null) throw new Error('this throw cannot be used');
  await useThrow(page, turn, true);
}

/**
 * The throw lies: step by step, on the board or by words, as long as the page leaves a choice. `between`: what is
 * waited for before the second step.
 */
export async function useThrow(
  page: Page,
  turn: Turn,
  isOnBoard: boolean,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { way, choices: uses, thrown } = turn;
  if (way === null) return;
  if (way.play.length === 0) return press(page, choiceOf(page, 'Leave the throw unused'));
  const mayLeave = uses.some((use) => use.play.length === 0);
  let plays = ordersOf(turn);
  const { pieces } = thrown;
  const blob = blobIn(turn);
  if (blob !== null) {
    const { colour, from } = blob;
    const name = choiceName(thrown, { ...blob, kind: 'together' });
    if (isOnBoard) await pressBoard(page, piece(page, thrown, colour, from));
    const ofPiece = plays.filter(([one]) => one?.colour === colour && one.from === from);
    const isListed = isOnBoard ? ofPiece.length > 1 : plays.length > 1 || mayLeave;
    if (isListed) return press(page, choiceOf(page, name));
    return isOnBoard ? undefined : press(page, page.getByRole('main').getByRole('button', { name }));
  }
  const standing = pieces.map((places) => [...places]);
  for (const [made, step] of way.play.entries()) {
    // What is left without a choice goes along.
    if (made > 0 && plays.length === 1) return;
    if (made > 0) await between();
    const steps = firstSteps(plays);
    const name = choiceName(thrown, step);
    const ofPiece = steps.filter(({ colour, from }) => colour === step.colour && from === step.from);
    if (isOnBoard)
      await pressBoard(page, piece(page, { ...thrown, pieces: standing }, step.colour, step.from));
    const isListed = isOnBoard ? ofPiece.length > 1 : steps.length > 1 || mayLeave;
    if (isListed) await press(page, choiceOf(page, name));
    else if (!isOnBoard) await press(page, page.getByRole('main').getByRole('button', { name }));
    plays = playsAfter(plays, step);
    takeStep(standing, step);
  }
}

export function choiceOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('list', { name: 'Your choices' }).getByRole('button', { name });
}

/** Before something that cannot be undone. */
export async function answer(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('dialog').getByRole('button', { name, exact: true }));
}

function takeStep(pieces: readonly number[][], { colour, from, to }: Step): void {
  const places = pieces[colour] ?? [];
  places[places.indexOf(from)] = to;
}

/** Fingers tap and mice click. */
export async function press(page: Page, control: Locator): Promise<void> {
  await ((await hasTouch(page)) ? control.tap() : control.click());
}

export function hasTouch(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.maxTouchPoints > 0);
}

/** A press on the board means the nearest piece, so areas of pieces may lie over one another. */
export async function pressBoard(page: Page, stand: Locator): Promise<void> {
  await expect(stand).toBeVisible();
  await ((await hasTouch(page)) ? stand.tap({ force: true }) : stand.click({ force: true }));
}
