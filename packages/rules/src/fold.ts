/** Folds events into a position: what an action did can be done again from its events alone. */
import type { Event } from './core/event.ts';
import type { Position } from './core/position.ts';
import { assertNever } from './core/result.ts';
import {
  capturePiece,
  endGame,
  forfeitThrow,
  layDie,
  movePiece,
  passDice,
  takePlace,
  throwAgain,
  type State,
} from './core/state.ts';
import type { Tables } from './core/tables.ts';
import { close, open } from './opening.ts';

function enact(tables: Tables, state: State, event: Event): void {
  switch (event.type) {
    case 'threw':
      return layDie(state, event.dice[0] as number);
    case 'moved':
      return movePiece(tables, state, event.colour, event.from, event.to);
    case 'captured':
      return capturePiece(tables, state, event.colour, event.from, event.by);
    case 'forfeited':
      return forfeitThrow(state);
    case 'throws-again':
      return throwAgain(state);
    case 'turn':
      return passDice(state, event.colour);
    case 'placed':
      return takePlace(state, event.player);
    case 'over':
      return endGame(state);
    default:
      return assertNever(event);
  }
}

/** The position after events that the engine gave for it. Events of another position are a bug of the caller. */
export function foldEvents(position: Position, events: readonly Event[]): Position {
  const { tables, state } = open(position);
  for (const event of events) enact(tables, state, event);
  return close(tables, state);
}
