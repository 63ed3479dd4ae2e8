/**
 * A rule set under certain options and seats, compiled into typed arrays and lists of hooks; shared and never changed.
 */
import {
  BASE,
  COLOUR_COUNT,
  PIECES_PER_COLOUR,
  homeFrom,
  startSquareOf,
  trackSquareOf,
  type Board,
} from './board.ts';
import type { Bar, Choices, Clause, InForce, RuleSet, Tables } from './clause.ts';
import { isInPlay, playerAt } from './seats.ts';
import { COLOUR_MASK } from './state.ts';

/** 0 (moves nothing) included; beyond 12 only with experimental dice. */
export const NUMBER_LIMIT = 32;
const NUMBER_BITS = 5;

/** In place of a player number. */
const NEUTRAL = -1;
export const ABSENT = 0;

/** No clause proposes anything for the piece. */
const noWay = ({ piecesBy }: RuleSet): InForce<Bar> => ({
  code: 'is-home',
  clause: piecesBy,
  applies: () => true,
});

type Proposal = (clause: Clause, from: number, number: number) => number | null;

function reachTable(
  board: Board,
  clauses: readonly Clause[],
  /** The last one says that the piece has no way at all. */
  bars: readonly InForce<Bar>[],
  proposal: Proposal,
): Int16Array {
  const reach = new Int16Array((board.lastPlace + 2) << NUMBER_BITS);
  for (let from = BASE; from <= board.lastPlace; from++) {
    for (let number = 0; number < NUMBER_LIMIT; number++) {
      let to: number | null = null;
      for (const clause of clauses) to ??= proposal(clause, from, number);
      const barred = bars.findIndex((bar) => bar.applies(board, from, to ?? from, number));
      const isOpen = to !== null && barred === bars.length - 1;
      reach[((from + 1) << NUMBER_BITS) | number] = isOpen ? (to ?? 0) : -1 - barred;
    }
  }
  return reach;
}

/** At place + 1: 1 where some number leads anywhere. */
function placesThatReach(reach: Int16Array): Uint8Array {
  return Uint8Array.from({ length: reach.length >> NUMBER_BITS }, (_, index) =>
    reach.subarray(index << NUMBER_BITS, (index + 1) << NUMBER_BITS).some((to) => to >= 0) ? 1 : 0,
  );
}

function nextColours(throwing: readonly number[]): Int8Array {
  const next = new Int8Array(COLOUR_COUNT).fill(-1);
  throwing.forEach((colour, index) => {
    next[colour] = throwing[(index + 1) % throwing.length] ?? -1;
  });
  return next;
}

/** Every colour in play but the mover's, its thrower's, and those that a clause spares. */
function foeMasks(clauses: readonly Clause[], player: Int8Array): Uint16Array {
  const foes = new Uint16Array(COLOUR_COUNT * COLOUR_COUNT);
  for (let thrower = 0; thrower < COLOUR_COUNT; thrower++) {
    for (let mover = 0; mover < COLOUR_COUNT; mover++) {
      const spared = new Set([thrower, mover, ...clauses.flatMap((clause) => clause.spares?.(mover) ?? [])]);
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        if (player[colour] === ABSENT || spared.has(colour)) continue;
        foes[(thrower << 2) | mover] = (foes[(thrower << 2) | mover] ?? 0) | (COLOUR_MASK[colour] ?? 0);
      }
    }
  }
  return foes;
}

/** `offsets`: from each start square. */
function safeSquares(board: Board, offsets: readonly number[]): Uint8Array | null {
  if (offsets.length === 0) return null;
  const safe = new Uint8Array(board.trackLength);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (const offset of offsets) safe[(startSquareOf(board, colour) + offset) % board.trackLength] = 1;
  }
  return safe;
}

function inForce<K extends keyof Clause>(
  clauses: readonly Clause[],
  hook: K,
): readonly InForce<NonNullable<Clause[K]>>[] {
  return clauses.flatMap((clause) => {
    const value = clause[hook];
    return value === undefined || value === null
      ? []
      : [{ ...(value as object), clause: clause.id } as InForce<NonNullable<Clause[K]>>];
  });
}

/** Most games have one such hook or none: calling it needs no list. */
function inOne<Hook>(hooks: readonly Hook[], join: (first: Hook, second: Hook) => Hook): Hook | null {
  return hooks.length === 0 ? null : hooks.reduce((first, second) => join(first, second));
}

type ThrowsAgain = NonNullable<Clause['throwsAgain']>;

function firstThatGives(first: ThrowsAgain, second: ThrowsAgain): ThrowsAgain {
  return (tables, state) => {
    const used = first(tables, state);
    return used >= 0 ? used : second(tables, state);
  };
}

type Skips = NonNullable<Clause['skips']>;

function eitherSkips(first: Skips, second: Skips): Skips {
  return (tables, state, colour) => first(tables, state, colour) || second(tables, state, colour);
}

function playerNumber(seats: string, colour: number): number {
  return playerAt(seats, colour) ?? (isInPlay(seats, colour) ? NEUTRAL : ABSENT);
}

export function compileTables(ruleSet: RuleSet, choices: Choices, rules: string, seats: string): Tables {
  const { board } = ruleSet;
  const clauses = ruleSet.clauses(choices).filter(({ concerns }) => concerns?.(seats) ?? true);
  const player = Int8Array.from({ length: seats.length }, (_, colour) => playerNumber(seats, colour));
  const throwing = [...player.keys()].filter((colour) => (player[colour] ?? ABSENT) > 0);
  const trackAt = new Uint8Array(COLOUR_COUNT << 7);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let place = 0; place <= board.lastOnTrack; place++) {
      trackAt[(colour << 7) | place] = trackSquareOf(board, colour, place) ?? 0;
    }
  }
  const bars = [...inForce(clauses, 'bars'), noWay(ruleSet)];
  const hasBack = clauses.some(({ proposesBack }) => proposesBack);
  const hasUncaptured = clauses.some(({ proposesUncaptured }) => proposesUncaptured);
  const reachBack = hasBack
    ? reachTable(
        board,
        clauses,
        bars,
        (clause, from, number) => clause.proposesBack?.(board, from, number) ?? null,
      )
    : null;
  return {
    ruleSet,
    board,
    dice: ruleSet.dice,
    rules,
    seats,
    clauses,
    player,
    playerCount: Math.max(...player),
    neutral: player.indexOf(NEUTRAL),
    nextColour: nextColours(throwing),
    throwing,
    foes: foeMasks(clauses, player),
    trackAt,
    startSquare: Uint8Array.from({ length: COLOUR_COUNT }, (_, colour) => startSquareOf(board, colour)),
    homeFrom: homeFrom(board),
    reach: reachTable(
      board,
      clauses,
      bars,
      (clause, from, number) => clause.proposes?.(board, from, number) ?? null,
    ),
    reachBack,
    backFrom: reachBack === null ? null : placesThatReach(reachBack),
    reachUncaptured: hasUncaptured
      ? reachTable(
          board,
          clauses,
          bars,
          ({ proposesUncaptured, proposes }, from, number) =>
            proposesUncaptured?.(board, from, number) ?? proposes?.(board, from, number) ?? null,
        )
      : null,
    bars,
    forbids: inForce(clauses, 'forbids'),
    prohibits: clauses.flatMap(({ forbids }) => forbids?.applies ?? []),
    forbidsAnyway: clauses.some(
      ({ forbids }) => forbids !== undefined && forbids.needsStack !== true && forbids.ofStepsBack !== true,
    )
      ? 1
      : 0,
    duties: inForce(clauses, 'obliges'),
    challenge: inForce(clauses, 'challenge')[0] ?? null,
    counts: clauses.find(({ counts }) => counts)?.counts ?? null,
    makesRoom: clauses.find(({ makesRoom }) => makesRoom)?.makesRoom ?? null,
    countsOn: clauses.find(({ countsOn }) => countsOn)?.countsOn ?? null,
    remembersMoved: clauses.some(({ remembersMoved }) => remembersMoved),
    dictate: inForce(clauses, 'dictates')[0] ?? null,
    announce: inForce(clauses, 'announces')[0] ?? null,
    movesTogether: clauses.find(({ movesTogether }) => movesTogether)?.movesTogether ?? null,
    countsThrows: clauses.find(({ countsThrows }) => countsThrows)?.countsThrows ?? 0,
    locks: inForce(clauses, 'locks'),
    movesFor: clauses.find(({ movesFor }) => movesFor)?.movesFor ?? null,
    captures: clauses.find(({ captures }) => captures)?.captures ?? null,
    safe: safeSquares(
      board,
      clauses.flatMap(({ safe }) => safe ?? []),
    ),
    safeBy: clauses.find(({ safe }) => safe)?.id ?? null,
    countsSixes: clauses.some(({ countsSixes }) => countsSixes),
    lastNeeded: PIECES_PER_COLOUR - (clauses.find(({ goal }) => goal)?.goal ?? PIECES_PER_COLOUR),
    lapses: clauses.flatMap(({ lapses }) => lapses ?? []),
    unused: clauses.flatMap(({ unused }) => unused ?? []),
    penalises: clauses.find(({ penalises }) => penalises)?.penalises ?? null,
    throwsAgain: inOne(
      clauses.flatMap(({ throwsAgain }) => throwsAgain ?? []),
      firstThatGives,
    ),
    ends: clauses.flatMap(({ ends }) => ends ?? []),
    skips: inOne(
      clauses.flatMap(({ skips }) => skips ?? []),
      eitherSkips,
    ),
    begins: clauses.find(({ begins }) => begins)?.begins ?? [BASE, BASE, BASE, BASE],
    notes: new Set(clauses.flatMap(({ notes }) => notes ?? [])),
    merges:
      ruleSet.dice > 1 || clauses.some(({ merges, countsOn }) => merges === true || countsOn !== undefined),
    movedBy: clauses.find(({ proposes }) => proposes)?.id ?? null,
    compelledBy: clauses.find(({ compels }) => compels)?.id ?? null,
  };
}
