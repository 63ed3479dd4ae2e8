// Owns what every decision is made of: who commands, and what comes of it.
import type { Command, RoomRefusal, RoomRefusalCode } from '../commands.ts';
import type { Dice } from '../dice.ts';
import type { Accepted } from '../outcome.ts';
import type { PersonId } from '../rows.ts';

export interface By {
  readonly person: PersonId;
  readonly dice: Dice;
  /** The host lets this person sit, even after a removal. */
  readonly isAdmitted?: boolean;
}

export type Decision = Accepted | { readonly ok: false; readonly error: RoomRefusal };
export type CommandOf<D extends Command['do']> = Extract<Command, { readonly do: D }>;

export function refuse(code: RoomRefusalCode): { readonly ok: false; readonly error: RoomRefusal } {
  return { ok: false, error: { code, clause: null } };
}
