/** What planning and judging assume about the state. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeStep } from '../../src/core/judge.ts';
import { planThrow } from '../../src/core/plan.ts';
import { Plays } from '../../src/core/plays.ts';
import { COLOUR_MASK, State } from '../../src/core/state.ts';
import { colourOf, FORWARD, kindOf } from '../../src/core/step.ts';
import type { Tables } from '../../src/core/clause.ts';
import { makeStep } from '../../src/core/turn.ts';
import { open } from '../../src/opening.ts';
import { thrownPosition } from './arbitrary.ts';

const MANY = { numRuns: 1500 };

/** What every piece of a colour could do with either die. */
function verdicts(tables: Tables, state: State, colour: number): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (let place = -1; place <= tables.board.lastPlace; place++) {
    for (const number of [state.die, state.lowDie]) {
      known.set(`${place} ${number}`, judgeStep(tables, state, FORWARD, colour, place, number));
    }
  }
  return known;
}

function stacksOf(state: State): number {
  let stacks = 0;
  COLOUR_MASK.forEach((mask, colour) => {
    const counts = Array.from(state.squares, (standing) => (standing & mask) >>> (colour << 2));
    stacks |= counts.filter((count) => count >= 2).length << (colour << 2);
  });
  return stacks;
}

test('law: with two dice, no step of a throw changes what another may do', () => {
  fc.assert(
    fc.property(thrownPosition, (position) => {
      const { tables, state } = open(position);
      if (tables.dice === 1 || position.dice === null) return;
      const plays = new Plays();
      planThrow(tables, state, plays);
      for (let index = 0; index < plays.count; index++) {
        const step = plays.first[index] ?? 0;
        if (kindOf(step) !== FORWARD) continue;
        const before = verdicts(tables, state, colourOf(step));
        const after = new State(tables.board.trackLength);
        after.copyFrom(state);
        makeStep(tables, after, step);
        expect(verdicts(tables, after, colourOf(step))).toEqual(before);
      }
    }),
    MANY,
  );
});

test('law: the state knows on how many squares a colour has two or more pieces', () => {
  fc.assert(
    fc.property(thrownPosition, (position) => {
      const { tables, state } = open(position);
      expect(state.stacks).toBe(stacksOf(state));
      if (position.dice === null) return;
      const plays = new Plays();
      planThrow(tables, state, plays);
      for (let index = 0; index < plays.count; index++) {
        const after = new State(tables.board.trackLength);
        after.copyFrom(state);
        makeStep(tables, after, plays.first[index] ?? 0);
        expect(after.stacks).toBe(stacksOf(after));
      }
    }),
    MANY,
  );
});
