// What people do and see at a table, by the names that the page gives to its controls.
import type { Position } from '@ludo/rules';
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import { expect } from './harness.ts';
import { colourWord, standsOf, standWord, type Turn } from './game.ts';

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
  readonly name?: string;
  /** A position text to start from; it decides rules and seats. */
  readonly from?: string;
}

/** From the first page to a table of one's own, on which one has the first seat. Gives the link to it. */
export async function makeTable(page: Page, { rules, players, name, from }: Wish): Promise<string> {
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await choose(page, rules, players);
  if (name !== undefined) await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  if (from !== undefined) await writePosition(page, from);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Before the game' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** From the first page to a game on this screen. Names are by colour. */
export async function beginHere(
  page: Page,
  { rules, players, from, names = {} }: Wish & { readonly names?: Readonly<Record<string, string>> },
): Promise<void> {
  await page.getByRole('link', { name: 'Play on this screen' }).click();
  await choose(page, rules, players);
  for (const [colour, name] of Object.entries(names)) {
    await page.getByRole('textbox', { name: `Name for ${colour}` }).fill(name);
  }
  if (from !== undefined) await writePosition(page, from);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
}

async function choose(page: Page, rules?: string, players?: number): Promise<void> {
  if (rules !== undefined) await page.getByRole('radio', { name: rules, exact: true }).check();
  if (players !== undefined) await page.getByRole('radio', { name: `${players} players` }).check();
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
export const throwButton = (page: Page): Locator => page.getByRole('button', { name: 'Throw the die' });
export const onlyMove = (page: Page): Locator => page.getByRole('button', { name: /^Move: / });
export const choices = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your choices' }).getByRole('button');
export const board = (page: Page): Locator => page.getByRole('group', { name: /^Board of / });
export const captions = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

/** The piece, or the pile of them, that stands on a place: once the page says that it can move, or that it cannot. */
export function piece(page: Page, at: Position, colour: number, place: number, can: Can = 'move'): Locator {
  const name = `${standWord(at, colour, place)}${can === 'move' ? ':' : ', cannot move'}`;
  return board(page).getByRole('button', { name });
}

type Can = 'move' | 'not move';

/** Everything that stands on the board of a page, in words, in alphabetical order. */
export async function standing(page: Page): Promise<readonly string[]> {
  const names = await board(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/(: |, cannot move).*$/, '')).toSorted();
}

/** Waits until the boards of all these pages show this position. */
export async function expectPosition(at: Position, ...pages: readonly Page[]): Promise<void> {
  const stands = standsOf(at);
  await Promise.all(
    pages.map((page) => expect.poll(() => standing(page), { intervals: [20, 40, 80] }).toEqual(stands)),
  );
}

/** Throws, and plays what was worked out: on the board, by the list, or with the large button, in turns. */
export async function play(page: Page, turn: Turn, nth: number): Promise<void> {
  await press(page, throwButton(page));
  const [step] = turn.way?.play ?? [];
  if (step === undefined) return;
  const index = turn.choices.findIndex((choice) => choice === turn.way);
  if (nth % 3 === 0) await movePiece(page, turn);
  else if (turn.choices.length > 1) await press(page, choices(page).nth(index));
  else await press(page, onlyMove(page));
}

/** The throw lies: presses the piece that was worked out. */
export async function movePiece(page: Page, { thrown, way }: Turn): Promise<void> {
  const [step] = way?.play ?? [];
  if (step === undefined) throw new Error('this throw cannot be used');
  await press(page, piece(page, thrown, step.colour, step.from));
}

/** Fingers tap and mice click. */
export async function press(page: Page, control: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? control.tap() : control.click());
}

/** What the log says of a throw. */
export const threw = (who: string, face: number): string => `${who} throws ${face}.`;

/** A player as the table calls one: "Anna (Red)". */
export function called(name: string, colour: number): string {
  return `${name} (${colourWord(colour)})`;
}
