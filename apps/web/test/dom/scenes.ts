// A game told throw by throw: what is thrown and played, what the page offers and says, and why pieces cannot move.
import type { Opening, PersonId } from '@ludo/room';
import { boardOf, type Play, type Position } from '@ludo/rules';
import { expect } from 'vitest';
import { blobIn, firstSteps, follow, isHome, lastOf, ordersOf, playsAfter, type Turn } from '../game.ts';
import { choiceName, standsOf, standWord } from '../words.ts';
import { asReadBy } from './second-person.ts';
import { happen, press } from './doing.ts';
import { fakeRoom, roomFrom, type FakeRoom } from './fake-room.ts';
import { wordsOf, type Part } from './seeing.ts';
import { board, captions, choices, offers, pageOf, standing, throwButton, told, turnOf } from './table.ts';

/** What is seen and asked at one throw. */
export interface Remarks {
  /** How the thrower's page announces the throw, and how the others do. */
  readonly turn?: readonly [own: string, other: string];
  /** The choices in words: in the list, or on the main button if there is only one. */
  readonly offers?: readonly string[];
  /** How much of two dice must be used, as above the list, with its rule. */
  readonly must?: string;
  /** Pieces that cannot move, by name, and what a press on them says. */
  readonly asks?: Readonly<Record<string, string>>;
  /** Anything else to try before the throw is used. */
  readonly tries?: (page: Part) => Promise<void>;
  /** What the log says after the throw was used, or was unusable. */
  readonly says?: string;
  /** What it says to the thrower besides, of a throw that cannot be used. */
  readonly why?: string;
}

export interface Scene extends Remarks {
  /** The dice, and what is played with them if there is a choice, in the form that `follow` reads. */
  readonly play: string;
}

/** The page of each colour's player. */
export type Seating = Readonly<Record<number, Part>>;

export function workOutScenes(first: Position, scenes: readonly Scene[]): readonly Turn[] {
  return follow(first, ...scenes.map((scene) => scene.play));
}

/**
 * Plays the game. Throws with remarks are played on the page of the player to act; the rest goes directly. All pages
 * must agree. `remarks`: by the number of the throw, from 0.
 */
export async function playScenes(
  room: FakeRoom,
  turns: readonly Turn[],
  remarks: Readonly<Record<number, Remarks>>,
  at: Seating,
): Promise<void> {
  const pages = [...new Set(Object.values(at))];
  for (let nth = 0; nth < turns.length; nth++) {
    const between = turns.slice(nth).findIndex((_, more) => isOfNote(remarks[nth + more]));
    const passed = turns.slice(nth, between < 0 ? undefined : nth + between);
    if (passed.length > 0) {
      await happen(() => passed.forEach((turn) => playPast(room, turn)));
      nth += passed.length;
      for (const each of pages) expect(standing(each)).toEqual(standsOf(lastOf(passed)));
    }
    const turn = turns[nth];
    if (turn === undefined) return;
    const page = at[turn.colour];
    if (page === undefined) throw new Error(`nobody plays the colour of throw ${nth}`);
    const scene = remarks[nth] ?? {};
    seeTheTurn(scene, page, pages);
    if (turn.dice.length > 0) await press(page.the('button', throwButton));
    await lookAt(page, scene, turn);
    await spendThrow(page, turn, nth % 2 === 0);
    for (const each of pages) {
      expect(standing(each), `after throw ${nth}`).toEqual(standsOf(turn.after));
      if (scene.says === undefined) continue;
      const says = each === page ? withWhy(scene.says, scene.why) : scene.says;
      expect(captions(each).at(-1)).toBe(read(room, each, at, says));
    }
  }
}

const withWhy = (says: string, why: string | undefined): string =>
  why === undefined ? says : says.replace(/cannot use the [\d +]+\./, `$& ${why}`);

/** As the person of this page reads it; of several seats each keeps its name. */
function read(room: FakeRoom, page: Part, at: Seating, sentences: string): string {
  const { seatList } = room.state();
  const own = seatList.filter(({ colours }) => colours.some((colour) => at[colour] === page));
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? sentences : asReadBy(room.state(), only.player, sentences);
}

const isOfNote = (remarks: Remarks | undefined): boolean =>
  remarks !== undefined && Object.keys(remarks).some((key) => key !== 'play');

/** Without a page. */
function playPast(room: FakeRoom, { way, dice }: Turn): void {
  const actor = (): PersonId => {
    const { position, seatList } = room.state();
    const seat = seatList.find(
      ({ colours }) => position?.colour != null && colours.includes(position.colour),
    );
    if (seat?.state !== 'held') throw new Error('nobody is there to play');
    return seat.person;
  };
  const ply = (): number => room.state().ply;
  if (dice.length > 0) room.does(actor(), { do: 'throw', ply: ply() });
  if (way !== null) room.does(actor(), { do: 'play', ply: ply(), play: way.text });
}

function seeTheTurn({ turn }: Remarks, page: Part, pages: readonly Part[]): void {
  if (turn === undefined) return;
  const [own, other] = turn;
  for (const each of pages) expect(turnOf(each)).toBe(each === page ? own : other);
}

async function lookAt(page: Part, scene: Remarks, turn: Turn): Promise<void> {
  if (scene.offers !== undefined) expectOffers(page, scene.offers);
  if (scene.must !== undefined) expect(page.says(scene.must)).toBe(true);
  for (const [piece, reason] of Object.entries(scene.asks ?? {})) {
    await press(board(page).the('button', `${piece}, cannot move: why?`));
    expect(told(page)).toContainEqual(expect.stringContaining(reason));
  }
  await scene.tries?.(page);
  if (turn.way !== null) expect(standing(page)).toEqual(standsOf(turn.thrown));
}

/** The whole names of the choices. */
function expectOffers(page: Part, wanted: readonly string[]): void {
  const [only, ...others] = wanted;
  if (others.length > 0 || only === undefined) return expect(offers(page)).toEqual(wanted);
  expect(page.has('button', only), `${only} among ${page.all('button').map(wordsOf).join(' | ')}`).toBe(true);
  expect(choices(page)).toEqual([]);
}

/** Uses the throw step by step, on the board or by words, while the page leaves a choice. */
export async function spendThrow(page: Part, turn: Turn, isOnBoard: boolean): Promise<void> {
  const { way, choices: uses, thrown } = turn;
  if (way === null) return;
  if (way.play.length === 0) return press(choice(page, 'Leave the throw unused'));
  const mayLeave = uses.some((use) => use.play.length === 0);
  let plays = ordersOf(turn);
  const blob = blobIn(turn);
  if (blob !== null) {
    const name = choiceName(thrown, { ...blob, kind: 'together' });
    if (isOnBoard) await press(piece(page, thrown, blob.colour, blob.from));
    const isOfPiece = ([one]: Play): boolean => one?.colour === blob.colour && one.from === blob.from;
    const isListed = isOnBoard ? plays.filter(isOfPiece).length > 1 : plays.length > 1 || mayLeave;
    if (isListed) await press(choice(page, name));
    else if (!isOnBoard) await press(page.in('main').the('button', name));
    return;
  }
  const stood = thrown.pieces.map((places) => [...places]);
  for (const [made, step] of way.play.entries()) {
    // The page completes what leaves no choice.
    if (made > 0 && plays.length === 1) return;
    const steps = firstSteps(plays);
    const name = choiceName(thrown, step);
    const ofPiece = steps.filter(({ colour, from }) => colour === step.colour && from === step.from);
    if (isOnBoard) await press(piece(page, { ...thrown, pieces: stood }, step.colour, step.from));
    const isListed = isOnBoard ? ofPiece.length > 1 : steps.length > 1 || mayLeave;
    if (isListed) await press(choice(page, name));
    else if (!isOnBoard) await press(page.in('main').the('button', name));
    plays = playsAfter(plays, step);
    const places = stood[step.colour] ?? [];
    places[places.indexOf(step.from)] = step.to;
  }
}

/** The piece, or pile, that can move from a place. */
function piece(page: Part, at: Position, colour: number, place: number): HTMLElement {
  const word = `${standWord(at, colour, place)}:`;
  const found = board(page)
    .all('button')
    .find((each) => each.getAttribute('aria-label')?.startsWith(word) === true);
  if (found === undefined) throw new Error(`no ${word}`);
  return found;
}

const choice = (page: Part, name: string | RegExp): HTMLElement =>
  page.in('list', 'Your choices').the('button', name);

/** A place, the table's name for a player, and the player's colours. */
export type Rank = readonly [place: string, who: string, ...colours: readonly number[]];

/** Everybody sees who won, and the table of places, pieces home, captures and throws. */
export function expectEnd(turns: readonly Turn[], ranking: readonly Rank[], ...pages: readonly Part[]): void {
  const rows = ranking.map(([place, who, ...colours]) => `${place}${who}${countsOf(turns, colours)}`);
  expectRows(`${ranking[0]?.[1]} wins!`, rows, ...pages);
}

/** `heading`: who has won; whoever reads it of themselves is told "you". */
export function expectRows(
  heading: string,
  rows: readonly (string | RegExp)[],
  ...pages: readonly Part[]
): void {
  for (const page of pages) {
    const isOwnWin = page.element.querySelector('.ranked-first.ranked-own') !== null;
    expect(page.has('heading', isOwnWin ? 'You have won!' : heading)).toBe(true);
    const found = page.in('table').all('row').slice(1).map(wordsOf);
    expect(found).toHaveLength(rows.length);
    for (const [nth, row] of rows.entries()) expect(found[nth]).toMatch(row);
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
  const throws = turns.filter(({ colour, dice }) => colours.includes(colour) && dice.length > 0);
  return `${home.length}${captures.length}${throws.length}`;
}

/** A game that has just begun, and the pages of the people at its table: who sits where, and who watches. */
export async function beginGame<Person extends string>(
  opening: Opening | string,
  seated: Readonly<Record<Person, Readonly<Record<number, string>>>>,
  faces: readonly number[],
): Promise<{ readonly room: FakeRoom; readonly pages: Readonly<Record<Person, Part>> }> {
  const room = typeof opening === 'string' ? roomFrom(opening, seated) : fakeRoom(opening, seated);
  room.deal(...faces);
  const people = Object.keys(seated) as Person[];
  const shown: Partial<Record<Person, Part>> = {};
  for (const person of people) shown[person] = await pageOf(room, person);
  const pages = shown as Record<Person, Part>;
  await press(pages[people[0]!].the('button', 'Start the game'));
  return { room, pages };
}
