// Owns the decisions on throws and plays.
import { applyThrow, printPlay, printPosition } from '@ludo/rules';
import type { Position, Result } from '@ludo/rules';
import type { RoomRefusal } from '../commands.ts';
import { refuse } from './decision.ts';
import type { By, CommandOf, Decision } from './decision.ts';
import { STANDARD_ORIGIN } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { acceptWith, outcomeOfPlay } from '../outcome.ts';
import type { Accepted } from '../outcome.ts';
import type { Deputy, PersonId, Row } from '../rows.ts';
import { diceOf } from '../rule-set-in.ts';
import { actingSeat, holds, playsOn } from '../seats.ts';
import type { RoomState } from '../state.ts';

export function decideThrow(state: RoomState, command: CommandOf<'throw'>, by: By): Decision {
  const position = turnOf(state, command.ply, by.person);
  if (!position.ok) return position;
  const lying = position.value.dice;
  if (lying !== null) {
    const again = applyThrow(position.value, lying);
    if (!again.ok)
      return { ok: false, error: { code: 'rules', clause: again.error.clause, rules: again.error } };
  }
  return acceptThrow(position.value, diceOf(state), by.dice);
}

/** The higher die first; `by`: who threw instead of the player. */
export function acceptThrow(position: Position, count: 1 | 2, dice: Dice, by?: Deputy): Accepted {
  const { faces, origin } = dice.throw(count);
  const thrown = faces.toSorted((a, b) => b - a);
  const applied = applyThrow(position, thrown);
  if (!applied.ok) throw new Error(`the dice gave ${JSON.stringify(faces)}`);
  const row: Row = {
    t: 'throw',
    d: thrown,
    ...(origin === STANDARD_ORIGIN ? {} : { o: origin }),
    ...(by === undefined ? {} : { by }),
  };
  return acceptWith(row, position, applied.value);
}

export function decidePlay(state: RoomState, command: CommandOf<'play'>, by: By): Decision {
  const position = turnOf(state, command.ply, by.person);
  if (!position.ok) return position;
  const { play, applied } = outcomeOfPlay(position.value, command.play);
  if (!play.ok) {
    const code = play.error.code === 'not-a-play' ? 'not-a-play' : 'rules';
    return { ok: false, error: { code, clause: play.error.clause, rules: play.error } };
  }
  if (!applied.ok)
    return { ok: false, error: { code: 'rules', clause: applied.error.clause, rules: applied.error } };
  return acceptWith({ t: 'play', m: printPlay(position.value, play.value) }, position.value, applied.value);
}

/** If it is this person's turn and the command was made for it. */
function turnOf(state: RoomState, ply: number, person: PersonId): Result<Position, RoomRefusal> {
  const { position } = state;
  if (state.phase === 'over') return refuse('game-is-over');
  if (state.phase === 'gathering' || position === null) return refuse('not-started');
  if (ply !== state.ply) {
    return {
      ok: false,
      error: { code: 'stale', clause: null, position: printPosition(position), ply: state.ply },
    };
  }
  const seat = actingSeat(state);
  if (!holds(seat, person)) return refuse('not-your-turn');
  if (!playsOn(seat, person)) return refuse('bot-plays');
  if (state.pausedAt !== null) return refuse('paused');
  return { ok: true, value: position };
}
