// Owns the decision: what a command of one person becomes in a room, a row or a refusal. Changes nothing.
import type { Result, SetupError } from '@ludo/rules';
import type { Command, RoomRefusal } from './commands.ts';
import type { Dice } from './dice.ts';
import type { PersonId, Row } from './rows.ts';
import type { RoomState } from './state.ts';

export interface By {
  readonly person: PersonId;
  readonly dice: Dice;
}

export interface Opening {
  readonly rules: string;
  readonly seats: string;
  readonly position?: string;
}

/** The first row of a new room, or what is wrong with the wish. */
export function open(_opening: Opening, _host: PersonId): Result<Row, SetupError> {
  throw new Error('not built yet');
}

/** The row that the command becomes, or why it is refused. Dice are thrown only for a command that is accepted. */
export function decide(_state: RoomState, _command: Command, _by: By): Result<Row, RoomRefusal> {
  throw new Error('not built yet');
}
