// A game worked out before it is played: which dice fall, what is played with them, and where every piece then stands.
// The pages under test must come to the same.
import {
  applyPlay,
  applyThrow,
  boardOf,
  type Board,
  type Event,
  initialPosition,
  isOver,
  parsePosition,
  type Position,
  type Result,
  settle,
  survey,
  type Way,
} from '@ludo/rules';

/** One throw, and what becomes of it. */
export interface Turn {
  readonly colour: number;
  readonly face: number;
  /** The throw lies on the table. */
  readonly thrown: Position;
  /** One way for each place where the colour has pieces, legal or not. */
  readonly ways: readonly Way[];
  readonly choices: readonly Way[];
  /** What is played; null when the throw cannot be used. */
  readonly way: Way | null;
  readonly after: Position;
}

export function position(text: string): Position {
  return expected(parsePosition(text));
}

export function beginning(rules: string, seats: string, colour: number): Position {
  return expected(initialPosition(rules, seats, colour));
}

/** Dice from digits: '66 3' is 6, 6, 3. */
export function dice(digits: string): readonly number[] {
  return [...digits.replaceAll(' ', '')].map(Number);
}

/** Plays these dice from a position, as somebody does who likes to capture, to come home and to bring pieces in. */
export function workOut(first: Position, faces: readonly number[]): readonly Turn[] {
  const turns: Turn[] = [];
  const board = boardOf(first);
  let before = first;
  for (const face of faces) {
    const { colour } = before;
    if (colour === null) throw new Error(`the game is over before the throw of ${face}`);
    const thrown = expected(applyThrow(before, [face])).position;
    const settled = settle(thrown);
    const ways = survey(thrown).ways.filter(({ play }) => play.length > 0);
    const choices = ways.filter(({ refusal }) => refusal === null);
    const way = choices.toSorted((a, b) => liking(board, b) - liking(board, a))[0] ?? null;
    before = way === null ? settled.position : expected(applyPlay(thrown, way.play)).position;
    turns.push({ colour, face, thrown, ways, choices, way, after: before });
  }
  return turns;
}

export function lastOf(turns: readonly Turn[]): Position {
  const last = turns.at(-1);
  if (last === undefined) throw new Error('nothing was thrown');
  return last.after;
}

/** The colours whose pieces these turns send to base, in order. */
export function capturesIn(turns: readonly Turn[]): readonly number[] {
  return turns.flatMap(({ way }) => (way?.events ?? []).flatMap(captureIn));
}

export function captureIn(event: Event): readonly number[] {
  return event.type === 'captured' ? [event.colour] : [];
}

export function isFinished(turns: readonly Turn[]): boolean {
  return isOver(lastOf(turns));
}

const COLOURS = ['Red', 'Green', 'Yellow', 'Blue'];

export function colourWord(colour: number): string {
  return COLOURS[colour] ?? 'none';
}

export function placeWord(board: Board, place: number): string {
  if (place < 0) return 'base';
  if (place === 0) return 'the start square';
  if (place <= board.lastOnTrack) return `square ${place}`;
  return place === board.lastPlace ? 'home' : `home column ${place - board.lastOnTrack}`;
}

/** How the pieces of a colour on one place are called: "Red pieces on square 5 (2)". */
export function standWord(at: Position, colour: number, place: number): string {
  const count = at.pieces[colour]?.filter((each) => each === place).length ?? 0;
  const board = boardOf(at);
  const word = placeWord(board, place);
  const preposition = word === 'base' ? 'in' : word === 'home' ? 'at' : 'on';
  const pieces = count === 1 ? 'piece' : 'pieces';
  return `${colourWord(colour)} ${pieces} ${preposition} ${word}${count === 1 ? '' : ` (${count})`}`;
}

/** Where everything stands, in words, in alphabetical order. */
export function standsOf(at: Position): readonly string[] {
  return at.pieces
    .flatMap((places, colour) => [...new Set(places)].map((place) => standWord(at, colour, place)))
    .toSorted();
}

function liking(board: Board, { play, events }: Way): number {
  const [step] = play;
  if (step === undefined) return -1;
  const captures = events.some(({ type }) => type === 'captured') ? 1000 : 0;
  const comesHome = step.to === board.lastPlace ? 500 : 0;
  const enters = step.kind === 'enter' ? 300 : 0;
  return captures + comesHome + enters + step.from;
}

function expected<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
