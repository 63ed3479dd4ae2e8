/**
 * What the player may choose, from the survey; no rules are judged here. A play of two dice is built step by step. Steps
 * of two pieces may be made in either order, although the survey lists each outcome once.
 */
import { standKey } from '@ludo/drawing';
import {
  diceDuty,
  diceUsed,
  isToThrow,
  numbersToUse,
  survey,
  type DiceDuty,
  type Event,
  type Position,
  type Refusal,
  type Step,
  type Candidate,
} from '@ludo/rules';

export interface Choice {
  /** The stand that moves; empty: the throw is left unused. */
  readonly key: string;
  readonly step: Step | null;
  readonly dice: readonly number[];
  /** Of the whole play if only one remains, else of this step. */
  readonly events: readonly Event[];
  /** Notation, as it is sent; null: the other die still leaves a choice. */
  readonly play: string | null;
  /** Of the first step, if it has been chosen. */
  readonly done: readonly Event[];
}

export interface PlayerChoices {
  readonly choices: readonly Choice[];
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Both dice must be used, or only this one can be. */
  readonly duty: DiceDuty | null;
}

const NOTHING: PlayerChoices = { choices: [], refusals: new Map(), duty: null };

/** One order in which a legal play can be made. */
interface Line {
  readonly steps: readonly Step[];
  readonly text: string;
  readonly parts: readonly (readonly Event[])[];
  readonly done: readonly Event[];
}

/** `made`: the first of two steps. */
export function playerChoices(position: Position | null, made: Step | null = null): PlayerChoices {
  if (position === null || isToThrow(position)) return NOTHING;
  const { candidates } = survey(position);
  const legal = candidates.filter(({ refusal }) => refusal === null);
  const lines = legal.flatMap((candidate) => linesOf(position, candidate, legal));
  const open =
    made === null ? lines : lines.flatMap((line) => (isSame(line.steps[0], made) ? [rest(line)] : []));
  const refusals = new Map<string, Refusal>();
  for (const { play, refusal } of candidates) {
    const [step] = play;
    if (step === undefined || refusal === null) continue;
    const key = standKey(step.colour, step.from);
    // The higher die comes first, and is the one that people ask about.
    if (!refusals.has(key)) refusals.set(key, refusal);
  }
  const choices = [...choicesOf(position, open), ...forfeits(legal, made)];
  return { choices, refusals, duty: diceDuty(position, candidates) };
}

function linesOf(
  position: Position,
  { play, text, events }: Candidate,
  legal: readonly Candidate[],
): readonly Line[] {
  const [first, second] = play;
  if (first === undefined) return [];
  if (second === undefined) return [{ steps: [first], text, parts: [events], done: [] }];
  const split = events.findIndex((event, nth) => event.type === 'moved' && nth > 0);
  const parts = [events.slice(0, split), events.slice(split)];
  const line: Line = { steps: [first, second], text, parts, done: [] };
  const isThere = position.pieces[second.colour]?.includes(second.from) === true;
  const isListed = legal.some(
    (candidate) => isSame(candidate.play[0], second) && isSame(candidate.play[1], first),
  );
  // A piece goes back only onto somebody, so it cannot follow another that captures there.
  const isInOrder = first.kind === 'back' && first.to === second.to;
  if (!isThere || isListed || isInOrder || isSame(first, second)) return [line];
  return [line, { steps: [second, first], text, parts: parts.toReversed(), done: [] }];
}

function rest({ steps, text, parts }: Line): Line {
  return { steps: steps.slice(1), text, parts: parts.slice(1), done: parts[0] ?? [] };
}

function isSame(one: Step | undefined, other: Step | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.colour === other.colour && one.from === other.from && one.to === other.to && one.kind === other.kind
  );
}

function choicesOf(position: Position, lines: readonly Line[]): readonly Choice[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.find(([first]) => isSame(first?.steps[0], line.steps[0]));
    if (group === undefined) groups.push([line]);
    else group.push(line);
  }
  const choices = groups.flatMap((group) => {
    const [line] = group;
    const [step] = line?.steps ?? [];
    if (line === undefined || step === undefined) return [];
    const together = group.find((each) => movesBlob(position, each));
    const asOne = together === undefined ? [] : [blobChoice(position, together)];
    const isWhole = group.length === 1;
    if (isWhole && together !== undefined) return asOne;
    return [
      {
        key: standKey(step.colour, step.from),
        step,
        dice: diceUsed(position, step),
        events: isWhole ? line.parts.flat() : (line.parts[0] ?? []),
        play: isWhole ? line.text : null,
        done: line.done,
      },
      ...asOne,
    ];
  });
  return pieceByPiece(choices);
}

/** WU-6: the two pieces of a blob go one die each, to the same square. */
function movesBlob({ pieces }: Position, { steps: [one, other] }: Line): boolean {
  if (one === undefined || other === undefined || one.kind !== 'move' || !isSame(one, other)) return false;
  return pieces[one.colour]?.filter((place) => place === one.from).length === 2;
}

/** Shown and told as one move of both. */
function blobChoice(position: Position, { steps, text, parts, done }: Line): Choice {
  const [step] = steps;
  if (step === undefined) throw new Error('a line without a step');
  const events = parts.flat();
  const moves = events.flatMap((event) =>
    event.type === 'moved' ? [{ ...event, kind: 'together' } as const] : [],
  );
  return {
    key: standKey(step.colour, step.from),
    step: { ...step, kind: 'together' },
    dice: numbersToUse(position) ?? [],
    events: [...moves, ...events.filter(({ type }) => type !== 'moved')],
    play: text,
    done,
  };
}

/** Pieces keep the order of the survey; of one piece the smaller numbers come first. */
function pieceByPiece(choices: readonly Choice[]): readonly Choice[] {
  const keys = [...new Set(choices.map(({ key }) => key))];
  return choices.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key) || sumOf(a) - sumOf(b));
}

/**
 * With one die each choice has a number; with two each piece, so that a number has one digit and the board shows the same
 * one.
 */
export function numbersFor(offered: readonly Choice[], dice: number): readonly number[] {
  const pieces = [...new Set(offered.map(({ key }) => key))];
  if (dice === 1 || pieces.length === 1) return offered.map((_, nth) => nth + 1);
  return offered.map(({ key }) => pieces.indexOf(key) + 1);
}

/** In squares: all its dice. */
export function sumOf({ dice }: Choice): number {
  return dice.reduce((total, face) => total + face, 0);
}

/** MU-11: leaving a throw unused is a choice only beside others. */
function forfeits(legal: readonly Candidate[], made: Step | null): readonly Choice[] {
  const forfeit = legal.find(({ play }) => play.length === 0);
  if (forfeit === undefined || made !== null || legal.length === 1) return [];
  return [{ key: '', step: null, dice: [], events: forfeit.events, play: forfeit.text, done: [] }];
}
