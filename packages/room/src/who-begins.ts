// Owns the throws for who begins (CO-6): those tied for the highest total throw again among themselves.
import type { Dice } from './dice.ts';
import type { Roll, Rounds } from './rows.ts';

/** Dice that still tie then count as broken. */
const MOST_ROUNDS = 1000;

interface Beginning {
  readonly rolls: Rounds;
  readonly colour: number;
}

/** `colours`: at least one, clockwise. */
export function whoBegins(colours: readonly number[], count: 1 | 2, dice: Dice): Beginning {
  const rolls: (readonly Roll[])[] = [];
  let throwing = colours;
  while (rolls.length < MOST_ROUNDS) {
    const round = throwing.map((colour): Roll => {
      const { faces, origin } = dice.throw(count);
      return [colour, faces, origin];
    });
    rolls.push(round);
    throwing = highest(round);
    const [colour] = throwing;
    if (throwing.length === 1 && colour !== undefined) return { rolls, colour };
  }
  throw new Error(`the dice did not decide who begins in ${MOST_ROUNDS} rounds`);
}

/** Null: the rounds break CO-6, or decide nothing yet. */
export function judgeRounds(colours: readonly number[], rolls: Rounds): number | null {
  let throwing = colours;
  for (const [index, round] of rolls.entries()) {
    if (index > 0 && throwing.length === 1) return null;
    if (round.length !== throwing.length || round.some(([colour], place) => colour !== throwing[place]))
      return null;
    throwing = highest(round);
  }
  const [colour] = throwing;
  return rolls.length > 0 && throwing.length === 1 && colour !== undefined ? colour : null;
}

function highest(round: readonly Roll[]): readonly number[] {
  const best = Math.max(...round.map(([, faces]) => total(faces)));
  return round.filter(([, faces]) => total(faces) === best).map(([colour]) => colour);
}

function total(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
