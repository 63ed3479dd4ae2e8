/**
 * Tables: a rule set under certain options and seats, compiled into typed arrays and flat lists of hooks. Compiled once
 * and shared by everything that plays these rules; never changed afterwards.
 */
import { BASE, COLOUR_COUNT, startSquareOf, trackSquareOf, type Board } from './board.ts';
import type { Bar, Clause, Prohibition } from './clause.ts';
import type { ClauseId } from './refusal.ts';
import type { Choices, RuleSet } from './ruleset.ts';

/** Faces that a die may carry, 0 (moves nothing) included; more than six only for dice made for an experiment. */
export const FACE_LIMIT = 16;

export interface BarInForce extends Bar {
  readonly clause: ClauseId;
}

export interface ProhibitionInForce extends Prohibition {
  readonly clause: ClauseId;
}

export interface Tables {
  readonly ruleSet: RuleSet;
  readonly board: Board;
  /** Canonical text of the rules field. */
  readonly rules: string;
  /** Text of the seats field. */
  readonly seats: string;
  readonly clauses: readonly Clause[];
  /** Player number by colour; 0 for a colour that is not in play. */
  readonly player: Int8Array;
  /** The colour whose turn follows, by colour. */
  readonly nextColour: Int8Array;
  /** Colours that throw, clockwise. */
  readonly throwing: readonly number[];
  /** Track square at (colour << 7) | place. */
  readonly trackAt: Uint8Array;
  readonly startSquare: Uint8Array;
  /** At ((from + 1) << 4) | face: the place that is reached, or -1 - the index of the bar that forbids it. */
  readonly reach: Int16Array;
  readonly bars: readonly BarInForce[];
  readonly forbids: readonly ProhibitionInForce[];
  readonly landings: readonly NonNullable<Clause['landing']>[];
  readonly throwsAgain: readonly NonNullable<Clause['throwsAgain']>[];
  readonly ends: readonly NonNullable<Clause['ends']>[];
  /** Whether different uses of one throw may come to the same position. */
  readonly merges: boolean;
  /** The clause by which a piece goes by the number thrown. */
  readonly movedBy: ClauseId | null;
  /** The clause by which a usable throw must be used. */
  readonly compelledBy: ClauseId | null;
}

/** No clause proposes anything: a piece that has no way to go at all. */
const NO_WAY: BarInForce = { code: 'is-home', clause: 'CO-1', applies: () => true };

function reachTable(board: Board, clauses: readonly Clause[], bars: readonly BarInForce[]): Int16Array {
  const reach = new Int16Array((board.lastPlace + 2) * FACE_LIMIT);
  for (let from = BASE; from <= board.lastPlace; from++) {
    for (let face = 0; face < FACE_LIMIT; face++) {
      let to: number | null = null;
      for (const clause of clauses) to ??= clause.proposes?.(board, from, face) ?? null;
      const barred = bars.findIndex((bar) => bar === NO_WAY || bar.applies(board, from, to ?? from, face));
      const open = to !== null && (barred < 0 || bars[barred] === NO_WAY);
      reach[((from + 1) << 4) | face] = open ? (to as number) : -1 - barred;
    }
  }
  return reach;
}

function nextColours(throwing: readonly number[]): Int8Array {
  const next = new Int8Array(COLOUR_COUNT).fill(-1);
  throwing.forEach((colour, index) => {
    next[colour] = throwing[(index + 1) % throwing.length] as number;
  });
  return next;
}

export function compileTables(ruleSet: RuleSet, choices: Choices, rules: string, seats: string): Tables {
  const { board } = ruleSet;
  const clauses = ruleSet.clauses(choices);
  const player = Int8Array.from(seats, (character) => (character === '-' ? 0 : Number(character)));
  const throwing = [...player.keys()].filter((colour) => (player[colour] as number) > 0);
  const trackAt = new Uint8Array(COLOUR_COUNT << 7);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let place = 0; place <= board.lastOnTrack; place++) {
      trackAt[(colour << 7) | place] = trackSquareOf(board, colour, place) ?? 0;
    }
  }
  const bars: BarInForce[] = [];
  const forbids: ProhibitionInForce[] = [];
  for (const { id, bars: bar, forbids: prohibition } of clauses) {
    if (bar) bars.push({ ...bar, clause: id });
    if (prohibition) forbids.push({ ...prohibition, clause: id });
  }
  bars.push(NO_WAY);
  return {
    ruleSet,
    board,
    rules,
    seats,
    clauses,
    player,
    nextColour: nextColours(throwing),
    throwing,
    trackAt,
    startSquare: Uint8Array.from({ length: COLOUR_COUNT }, (_, colour) => startSquareOf(board, colour)),
    reach: reachTable(board, clauses, bars),
    bars,
    forbids,
    landings: clauses.flatMap((clause) => clause.landing ?? []),
    throwsAgain: clauses.flatMap((clause) => clause.throwsAgain ?? []),
    ends: clauses.flatMap((clause) => clause.ends ?? []),
    merges: clauses.some((clause) => clause.merges),
    movedBy: clauses.find((clause) => clause.proposes)?.id ?? null,
    compelledBy: clauses.find((clause) => clause.compels)?.id ?? null,
  };
}
