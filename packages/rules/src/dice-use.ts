/** Which dice a step uses, what remains, and how much must be used. */
import type { Position } from './core/position.ts';
import type { ClauseId } from './core/clause-ids.ts';
import { BACKWARD, CHALLENGE, kindOf, packed, TOGETHER, TOTAL, type Step } from './core/step.ts';
import { SIX } from './core/mover.ts';
import { tablesOf } from './opening.ts';
import type { Candidate } from './survey.ts';

/** Nothing is thrown, and nothing is to be counted. */
export function isToThrow({ dice, toCount }: Position): boolean {
  return dice === null && toCount === 0;
}

/** The dice on the table, or what is to be counted; null: a throw comes next. */
export function numbersToUse({ dice, toCount }: Position): readonly number[] | null {
  return toCount > 0 ? [toCount] : dice;
}

/** Of the numbers to use; a legal step uses at least one. */
export function diceUsed(position: Position, step: Step): readonly number[] {
  const dice = numbersToUse(position) ?? [];
  if (dice.length === 1) return dice;
  const tables = tablesOf(position);
  switch (kindOf(packed(step))) {
    case TOTAL:
      return dice;
    case CHALLENGE:
      return [SIX];
    case TOGETHER:
      return dice;
    case BACKWARD: {
      const die = dieThatLeads(tables.reachBack, dice, step);
      return die.length === 0 ? dice : die;
    }
    default:
      return dieThatLeads(
        position.captors.includes(step.colour) ? tables.reach : (tables.reachUncaptured ?? tables.reach),
        dice,
        step,
      );
  }
}

function dieThatLeads(
  reach: Int16Array | null,
  dice: readonly number[],
  { from, to }: Step,
): readonly number[] {
  const die = dice.find((face) => reach?.[((from + 1) << 5) | face] === to);
  return die === undefined ? [] : [die];
}

/** Each die separately. */
export function diceLeft(position: Position, step: Step): readonly number[] {
  const left = [...(numbersToUse(position) ?? [])];
  for (const face of diceUsed(position, step)) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export interface DiceDuty {
  /** All of them, or the one that can be used. */
  readonly dice: readonly number[];
  readonly clause: ClauseId;
}

/**
 * Null with one die, with none to use, and if a challenge may be made instead of a move: it uses a die of its own.
 * `candidates`: those of the position's survey.
 */
export function diceDuty(position: Position, candidates: readonly Candidate[]): DiceDuty | null {
  const { policy } = tablesOf(position).ruleSet;
  const { dice } = position;
  const legal = candidates.filter(({ refusal }) => refusal === null);
  const firsts = legal.flatMap(({ play: [step] }) => step ?? []);
  const [first] = firsts;
  if (policy === undefined || dice === null || first === undefined) return null;
  if (firsts.some(({ kind }) => kind === 'challenge')) return null;
  if (first.kind === 'total' || legal.some(({ play }) => play.length > 1))
    return { dice, clause: policy.usesBothDice };
  return { dice: diceUsed(position, first), clause: policy.usesHigherDie };
}

/** By which a remaining die must be used as well; null with one die. */
export function bothDiceClause(position: Position): ClauseId | null {
  return tablesOf(position).ruleSet.policy?.usesBothDice ?? null;
}
