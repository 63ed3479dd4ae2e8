// Owns the decisions on throws and plays.
import { applyThrow, isToThrow, printPlay, printPosition, refusalOfAnnouncement } from '@ludo/rules';
import type { Position, Result } from '@ludo/rules';
import type { RoomRefusal } from '../commands.ts';
import { refuse } from './decision.ts';
import type { By, CommandOf, Decision } from './decision.ts';
import { valueFor } from './fair.ts';
import { STANDARD_ORIGIN } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { diceFrom, resultOfThrow, serverValue } from '../fair/throws.ts';
import { acceptWith, outcomeOfPlay, outcomeOfThrow } from '../outcome.ts';
import type { Accepted } from '../outcome.ts';
import type { Deputy, PersonId, Row } from '../rows.ts';
import { diceOf } from '../rule-set-in.ts';
import { actingSeat, holds, playsOn } from '../seats.ts';
import type { RoomState } from '../state.ts';

export function decideThrow(state: RoomState, command: CommandOf<'throw'>, by: By): Decision {
  const position = turnOf(state, command.ply, by.person);
  if (!position.ok) return position;
  if (!isToThrow(position.value)) {
    const again = applyThrow(position.value, position.value.dice ?? []);
    if (!again.ok)
      return { ok: false, error: { code: 'rules', clause: again.error.clause, rules: again.error } };
  }
  const { announcement } = command;
  const refusal = announcement === undefined ? null : refusalOfAnnouncement(position.value, announcement);
  if (refusal !== null)
    return { ok: false, error: { code: 'rules', clause: refusal.clause, rules: refusal } };
  const value = valueFor(state, by, command.value);
  if (!value.ok) return value;
  return acceptThrow(state, position.value, by.dice, { value: value.value, announcement });
}

interface Thrower {
  /** Of the device that throws; null: without. */
  readonly value: string | null;
  /** Who throws instead of the player. */
  readonly by?: Deputy;
  /** One that is possible. */
  readonly announcement?: string | undefined;
}

/** The higher die first. */
export function acceptThrow(
  state: RoomState,
  position: Position,
  dice: Dice,
  { value, by, announcement }: Thrower,
): Accepted {
  const proof = proofOf(state, dice, value);
  const { faces, origin } = (proof?.dice ?? dice).throw(diceOf(state));
  const thrown = faces.length === 1 ? faces : faces.toSorted((a, b) => b - a);
  const said = { d: thrown, ...(announcement === undefined ? {} : { a: announcement }) };
  const applied = outcomeOfThrow(position, said);
  if (!applied.ok) throw new Error(`the dice gave ${JSON.stringify(faces)} after ${announcement}`);
  const row: Row = {
    t: 'throw',
    ...said,
    ...(origin === STANDARD_ORIGIN || proof !== null ? {} : { o: origin }),
    ...(by === undefined ? {} : { by }),
    ...(proof === null ? {} : { s: proof.server }),
    ...(proof === null || value === null ? {} : { p: value }),
  };
  return acceptWith(row, position, applied.value, proof?.result ?? null);
}

/** Null: these dice, or this table's, cannot be checked. */
function proofOf({ fair }: RoomState, { fair: dice }: Dice, value: string | null): Proof | null {
  if (fair === null || dice === undefined) return null;
  const server = serverValue(fair, dice);
  const result = resultOfThrow(fair, server, value, dice.hash);
  return { server, result, dice: diceFrom(result, dice) };
}

interface Proof {
  readonly server: string;
  readonly result: string;
  readonly dice: Dice;
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
