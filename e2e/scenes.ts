// A game told throw by throw: what is thrown and played, what the page offers and says, and what it answers to whoever asks
// why a piece cannot move.
import { boardOf, type Position } from '@ludo/rules';
import type { Page } from 'playwright/test';
import { follow, isHome, lastOf, type Turn } from './game.ts';
import { expect } from './harness.ts';
import {
  board,
  captions,
  choices,
  expectPosition,
  hasTouch,
  play,
  playByKeys,
  press,
  pressBoard,
  throwButton,
  useThrow,
} from './table.ts';

/** What is seen and asked at one throw. */
export interface Remarks {
  /** How the page of whoever throws announces the throw, and how the others do. */
  readonly turn?: readonly [own: string, other: string];
  /** The choices in words: in the list, or on the large button when there is one only. */
  readonly offers?: readonly string[];
  /** What must be used of two dice, as it stands above the list, with its rule. */
  readonly must?: string;
  /** Pieces that cannot move, as they are called, and what is said when they are pressed. */
  readonly asks?: Readonly<Record<string, string>>;
  /** Whatever else is tried before the throw is used. */
  readonly tries?: (page: Page) => Promise<void>;
  /** What the log says when the throw has been used, or could not be. */
  readonly says?: string;
}

export interface Scene extends Remarks {
  /** The dice, and what is played with them where there is a choice, as `follow` reads it. */
  readonly play: string;
}

/** Who plays at which page, by colour. */
export type Seating = Readonly<Record<number, Page>>;

export function workOutScenes(first: Position, scenes: readonly Scene[]): readonly Turn[] {
  return follow(first, ...scenes.map((scene) => scene.play));
}

/**
 * Plays what was worked out on the pages of those whose turn it is; all pages must come to the same. `remarks`: by the
 * number of the throw, from 0.
 */
export async function playScenes(
  turns: readonly Turn[],
  remarks: Readonly<Record<number, Remarks>>,
  at: Seating,
): Promise<void> {
  const pages = [...new Set(Object.values(at))];
  for (const [nth, turn] of turns.entries()) {
    const page = at[turn.colour];
    const scene = remarks[nth] ?? {};
    if (page === undefined) throw new Error(`nobody plays the colour of throw ${nth}`);
    const others = pages.filter((each) => each !== page);
    await seeTheTurn(scene, page, others);
    if (looksFirst(scene)) await playAskingFirst(page, scene, turn, nth);
    else if (turn.dice.length > 1 || (await hasTouch(page))) await play(page, turn, nth);
    else await playByKeys(page, turn);
    await expectPosition(turn.after, ...pages);
    if (scene.says === undefined) continue;
    for (const each of pages) await expect(captions(each).last()).toHaveText(scene.says);
  }
}

function looksFirst({ offers, must, asks, tries }: Remarks): boolean {
  return [offers, must, asks, tries].some((each) => each !== undefined);
}

async function seeTheTurn({ turn }: Remarks, page: Page, others: readonly Page[]): Promise<void> {
  if (turn === undefined) return;
  const [own, other] = turn;
  await expect(page.getByTestId('turn')).toHaveText(own);
  for (const each of others) await expect(each.getByTestId('turn')).toHaveText(other);
}

async function playAskingFirst(page: Page, scene: Remarks, turn: Turn, nth: number): Promise<void> {
  await press(page, throwButton(page));
  if (scene.offers !== undefined) await expectOffers(page, scene.offers);
  if (scene.must !== undefined) await expect(page.getByText(scene.must)).toBeVisible();
  for (const [piece, reason] of Object.entries(scene.asks ?? {})) await askWhyNot(page, piece, reason);
  await scene.tries?.(page);
  await expectPosition(turn.thrown, page);
  await useThrow(page, turn, nth % 2 === 0);
}

/** The whole names of the choices. */
async function expectOffers(page: Page, offers: readonly string[]): Promise<void> {
  const [only, ...others] = offers;
  if (only !== undefined && others.length === 0) {
    await expect(page.getByRole('main').getByRole('button', { name: only, exact: true })).toBeVisible();
    await expect(choices(page)).toHaveCount(0);
    return;
  }
  await expect(choices(page)).toHaveCount(offers.length);
  for (const [nth, offer] of offers.entries())
    await expect(choices(page).nth(nth)).toHaveAccessibleName(offer);
}

/** Presses a piece that cannot move, and reads why not. */
async function askWhyNot(page: Page, piece: string, reason: string): Promise<void> {
  await pressBoard(
    page,
    board(page).getByRole('button', { name: `${piece}, cannot move: why?`, exact: true }),
  );
  const notice = page.getByRole('status').filter({ hasText: reason });
  await expect(notice).toContainText(reason);
  await expect(notice).toBeInViewport();
}

/** A place, a player as the table calls one, and the colours that are the player's. */
export type Rank = readonly [place: string, who: string, ...colours: readonly number[]];

/** Everybody sees who won, and the table of places, pieces that came home, captures and throws. */
export async function expectEnd(
  turns: readonly Turn[],
  ranking: readonly Rank[],
  ...pages: readonly Page[]
): Promise<void> {
  const rows = ranking.map(([place, who, ...colours]) => `${place}${who}${countsOf(turns, colours)}`);
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: `${ranking[0]?.[1]} wins!`, exact: true })).toBeVisible();
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveText(rows);
  }
}

function countsOf(turns: readonly Turn[], colours: readonly number[]): string {
  const last = lastOf(turns);
  const home = colours
    .flatMap((colour) => last.pieces[colour] ?? [])
    .filter((place) => isHome(boardOf(last), place));
  const captures = turns
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'captured' && colours.includes(event.by));
  const throws = turns.filter(({ colour }) => colours.includes(colour));
  return `${home.length}${captures.length}${throws.length}`;
}
