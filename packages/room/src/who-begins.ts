// Owns the throws for who begins (CO-6).
import type { Dice } from './dice.ts';
import type { Rounds } from './rows.ts';

export interface Beginning {
  readonly rolls: Rounds;
  readonly colour: number;
}

/** Throws until one colour is highest. `colours`: those that throw, in clockwise order. */
export function whoBegins(_colours: readonly number[], _count: 1 | 2, _dice: Dice): Beginning {
  throw new Error('not built yet');
}

/** The colour that begins by these rounds, or null if they are not what CO-6 asks for. */
export function judgeRounds(_colours: readonly number[], _rolls: Rounds): number | null {
  return null;
}
