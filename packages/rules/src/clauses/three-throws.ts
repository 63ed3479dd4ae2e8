/** Up to three throws for a colour that only a 6 brings on (GV-4, HO-3). */
import type { ClauseId } from '../core/clause-ids.ts';
import type { Clause, Note, Tables } from '../core/clause.ts';
import { readOneOrTwo } from '../core/note-forms.ts';
import { SIX } from '../core/mover.ts';
import { NOBODY, type State } from '../core/state.ts';

const THROWS = 3;

export const throwsUsedNote: Note<'t'> = {
  letter: 't',
  names: 'nobody',
  isSet: (state) => state.throwsUsed > 0,
  print: (_tables, state) => [String(state.throwsUsed)],
  read: (_tables, state, text) => {
    const throwsUsed = readOneOrTwo(text);
    if (throwsUsed !== null) state.throwsUsed = throwsUsed;
    return throwsUsed !== null;
  },
  reason: 't is for games with threeThrows',
};

type IsStuck = (tables: Tables, state: State, colour: number) => boolean;

/** `isStuck` is looked at before each throw. */
export function threeThrowsFor(id: ClauseId, isStuck: IsStuck, reason: string): Clause {
  return {
    id,
    notes: [throwsUsedNote],
    throwsAgain: (tables, state) => {
      const isUnused = state.lastStep === 0 && state.die !== SIX;
      if (!isUnused || state.throwsUsed + 1 >= THROWS) return -1;
      return isStuck(tables, state, state.colour) ? state.throwsUsed + 1 : -1;
    },
    refusesSetup: (tables, state) => {
      if (state.throwsUsed === 0) return null;
      if (state.colour !== NOBODY && isStuck(tables, state, state.colour)) return null;
      return { field: 'notes', reason };
    },
  };
}
