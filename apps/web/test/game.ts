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
  parsePlay,
  parsePosition,
  type Play,
  type Position,
  type Result,
  settle,
  type Step,
  survey,
  type Candidate,
} from '@ludo/rules';
import { diceOf } from './words.ts';

/** One throw, or something that is counted, and what becomes of it. */
export interface Turn {
  readonly colour: number;
  /** In the order in which they are dealt; none where something is counted. */
  readonly dice: readonly number[];
  /** The throw lies on the table. */
  readonly thrown: Position;
  /** Every use of the throw that names a piece, legal or not. */
  readonly ways: readonly Candidate[];
  /** The legal uses of the throw; with two dice each one whole. Leaving it unused is one of them beside others only. */
  readonly choices: readonly Candidate[];
  /** What is played; null when the throw cannot be used. */
  readonly way: Candidate | null;
  /** What the throw brings about, played or not. */
  readonly events: readonly Event[];
  readonly after: Position;
}

/** Chooses one of the legal uses of a throw; there is at least one. */
export type Player = (choices: readonly Candidate[], thrown: Position) => Candidate | undefined;

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

/** Plays these dice from a position, throw by throw, as somebody does who likes to capture, to come home and to bring pieces in. */
export function workOut(first: Position, faces: readonly number[], player: Player = eager): readonly Turn[] {
  const turns: Turn[] = [];
  const many = diceOf(first);
  let before = first;
  for (let nth = 0; nth < faces.length; nth += many) {
    const turn = workOutThrow(before, faces.slice(nth, nth + many), player);
    turns.push(turn);
    before = turn.after;
    while (before.toCount > 0) {
      const counting = workOutUse(before, [], player);
      turns.push(counting);
      before = counting.after;
    }
  }
  return turns;
}

/**
 * Plays as it is written: a line for each throw, its dice and what is played with them in notation, '63 Y16*17'; or for
 * something that is counted, '+20 Y16>36'. Where nothing is written beside it, there is one use at most.
 */
export function follow(first: Position, ...lines: readonly string[]): readonly Turn[] {
  const turns: Turn[] = [];
  let before = first;
  for (const line of lines) {
    const [faces = '', text] = line.split(' ');
    const asWritten: Player = (choices, thrown) => {
      if (text === undefined) return choices.length === 1 ? choices[0] : undefined;
      const written = JSON.stringify(expected(parsePlay(thrown, text)));
      return choices.find(({ play }) => JSON.stringify(play) === written);
    };
    if (faces.startsWith('+') && faces !== `+${before.toCount}`)
      throw new Error(`${faces} is written, and ${before.toCount} is to be counted`);
    const turn = faces.startsWith('+')
      ? workOutUse(before, [], asWritten)
      : workOutThrow(before, dice(faces), asWritten);
    turns.push(turn);
    before = turn.after;
  }
  return turns;
}

function workOutThrow(before: Position, faces: readonly number[], player: Player): Turn {
  if (before.colour === null) throw new Error(`the game is over before the throw of ${faces.join(' + ')}`);
  return workOutUse(expected(applyThrow(before, faces)).position, faces, player);
}

/** Of a throw that lies, or of what is to be counted. */
function workOutUse(thrown: Position, faces: readonly number[], player: Player): Turn {
  const { colour } = thrown;
  if (colour === null) throw new Error('the game is over');
  const surveyed = survey(thrown).candidates;
  const ways = surveyed.filter(({ play }) => play.length > 0);
  const legal = surveyed.filter(({ refusal }) => refusal === null);
  const choices = legal.length === 1 ? legal.filter(({ play }) => play.length > 0) : legal;
  const chosen = choices.length === 0 ? null : player(choices, thrown);
  if (chosen === undefined) {
    throw new Error(`${faces.join(' + ')} may be used as ${choices.map(({ text }) => text).join(' or ')}`);
  }
  const { position: after, events } =
    chosen === null ? settle(thrown) : expected(applyPlay(thrown, chosen.play));
  return { colour, dice: faces, thrown, ways, choices, way: chosen, events, after };
}

/** The dice of these turns, in the order in which they are to be dealt. */
export function diceIn(turns: readonly Turn[]): readonly number[] {
  return turns.flatMap((turn) => turn.dice);
}

/**
 * Every order in which the pieces can be moved one by one: the steps of two pieces come in either order, unless the
 * survey tells the orders apart.
 */
export function ordersOf({ choices, thrown }: Turn): readonly Play[] {
  return choices.flatMap(({ play }) => {
    const [one, other] = play;
    if (one === undefined) return [];
    if (other === undefined) return [play];
    const isThere = thrown.pieces[other.colour]?.includes(other.from) === true;
    const isListed = choices.some((way) => isSameStep(way.play[0], other) && isSameStep(way.play[1], one));
    // Who goes back captures where the other then lands.
    const isInOrder = one.kind === 'back' && one.to === other.to;
    return !isThere || isListed || isInOrder || isSameStep(one, other) ? [play] : [play, [other, one]];
  });
}

/** WU-6: both pieces of a blob of two go to the same square, which the page shows as one move. */
export function blobIn({ way, thrown }: Turn): Step | null {
  const [one, other] = way?.play ?? [];
  if (one === undefined || other === undefined || one.kind !== 'move') return null;
  const isSame = one.colour === other.colour && one.from === other.from && one.to === other.to;
  return isSame && thrown.pieces[one.colour]?.filter((place) => place === one.from).length === 2 ? one : null;
}

/** What is left of plays that begin with a step. */
export function playsAfter(plays: readonly Play[], step: Step): readonly Play[] {
  return plays.flatMap(([first, ...others]) => (isSameStep(first, step) ? [others] : []));
}

/** The different steps with which plays begin. */
export function firstSteps(plays: readonly Play[]): readonly Step[] {
  const steps: Step[] = [];
  for (const [first] of plays) {
    if (first !== undefined && !steps.some((each) => isSameStep(each, first))) steps.push(first);
  }
  return steps;
}

function isSameStep(one: Step | undefined, other: Step | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.colour === other.colour &&
    one.from === other.from &&
    one.to === other.to &&
    one.kind === other.kind
  );
}

export function lastOf(turns: readonly Turn[]): Position {
  const last = turns.at(-1);
  if (last === undefined) throw new Error('nothing was thrown');
  return last.after;
}

/** The colours whose pieces these turns send to base, in order. */
export function capturesIn(turns: readonly Turn[]): readonly number[] {
  return turns.flatMap(({ events }) => events.flatMap(captureIn));
}

export function captureIn(event: Event): readonly number[] {
  return event.type === 'captured' ? [event.colour] : [];
}

export function isFinished(turns: readonly Turn[]): boolean {
  return isOver(lastOf(turns));
}

const eager: Player = (choices, thrown) => {
  const board = boardOf(thrown);
  return choices.toSorted((a, b) => liking(board, b) - liking(board, a))[0];
};

function liking(board: Board, { play, events }: Candidate): number {
  const [step] = play;
  if (step === undefined) return -1;
  const captures = events.some(({ type }) => type === 'captured') ? 1000 : 0;
  const comesHome = play.some(({ to }) => isHome(board, to)) ? 500 : 0;
  const enters = play.some(({ kind }) => kind === 'enter') ? 300 : 0;
  return captures + comesHome + enters + step.from;
}

export function isHome(board: Board, place: number): boolean {
  return board.hasHome ? place === board.lastPlace : place > board.lastOnTrack;
}

function expected<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
