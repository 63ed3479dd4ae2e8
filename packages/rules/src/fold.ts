/** Repeats an action from its events alone. */
import type { Event } from './core/event.ts';
import type { Position } from './core/position.ts';
import { assertNever } from './core/result.ts';
import {
  capturePiece,
  countOn,
  countSixes,
  endChallenge,
  endGame,
  forfeitThrow,
  freeColour,
  joinWaiting,
  layChallenge,
  layDice,
  movePiece,
  passDice,
  penalisePiece,
  retirePiece,
  takeRank,
  throwAgain,
} from './core/changes.ts';
import type { State } from './core/state.ts';
import { packed } from './core/step.ts';
import type { Tables } from './core/clause.ts';
import { close, open } from './opening.ts';

function enact(tables: Tables, state: State, event: Event): void {
  switch (event.type) {
    case 'announced':
      return;
    case 'threw':
      return layDice(state, event.dice[0] as number, event.dice[1] ?? 0);
    case 'moved':
      return movePiece(tables, state, packed(event));
    case 'captured':
      return capturePiece(tables, state, event.colour, event.from, event.by);
    case 'forfeited':
      return forfeitThrow(state);
    case 'throws-again':
      return throwAgain(tables, state, event.used, event.sixes ?? 0);
    case 'turn':
      return passDice(tables, state, event.colour);
    case 'penalised':
      return penalisePiece(tables, state, event.colour, event.from, event.why);
    case 'retired':
      return retirePiece(tables, state, event.colour, event.from);
    case 'challenged':
      return layChallenge(state, event.colour, event.at);
    case 'counted':
      return countSixes(state, event.colour, event.sixes);
    case 'challenge-ended':
      return endChallenge(state, event.colour, event.why);
    case 'counts':
      return countOn(state, event.number, event.sixes ?? 0);
    case 'freed':
      return freeColour(state, event.colour);
    case 'waits':
      return joinWaiting(state, event.player);
    case 'ranked':
      return takeRank(state, event.player, event.rank);
    case 'over':
      return endGame(state);
    default:
      return assertNever(event);
  }
}

/** Events of another position are a caller's bug. */
export function foldEvents(position: Position, events: readonly Event[]): Position {
  const { tables, state } = open(position);
  for (const event of events) enact(tables, state, event);
  return close(tables, state);
}
