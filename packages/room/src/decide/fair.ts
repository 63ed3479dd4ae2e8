// Owns the decisions about dice that can be checked: which tips and values are taken.
import type { Result } from '@ludo/rules';
import type { RoomRefusal } from '../commands.ts';
import { refuse } from './decision.ts';
import type { By, CommandOf, Decision } from './decision.ts';
import { isNextOf, mayBeWithout } from '../fair/check.ts';
import { chainsOf } from '../fair/tips.ts';
import { startWith } from './games.ts';
import { accept } from '../outcome.ts';
import { holds, playersOf, seatOf } from '../seats.ts';
import type { RoomState } from '../state.ts';

export function decideTip(state: RoomState, { tip }: CommandOf<'tip'>, { person }: By): Decision {
  if (state.fair === null) return refuse('not-allowed');
  if (playersOf(state, person).length === 0) return refuse('not-your-seat');
  return accept({ t: 'tip', h: tip, who: person });
}

/** The last value that the start waits for begins the game. */
export function decideValue(
  state: RoomState,
  { player, value }: CommandOf<'value'>,
  { person, dice }: By,
): Decision {
  const start = state.fair?.start ?? null;
  if (state.fair === null || start === null) return refuse('not-allowed');
  if (!holds(seatOf(state, player), person) || !start.of.includes(player)) return refuse('not-your-seat');
  if (start.given.some(([giver]) => giver === player)) return refuse('already-agreed');
  const chain = chainsOf(state.fair, person)?.chain ?? null;
  if (chain === null || dice.fair === undefined) return refuse('not-allowed');
  if (!isNextOf({ room: dice.fair.room, owner: person }, chain, value, dice.fair.hash))
    return refuse('value-wrong');
  const given = [...start.given, [player, value] as const];
  if (given.length < start.of.length) return accept({ t: 'value', p: player, v: value });
  return accept(startWith(state, dice, given));
}

/** With which value this person throws; null: without. */
export function valueFor(
  { fair }: RoomState,
  { person, dice }: By,
  value: string | undefined,
): Result<string | null, RoomRefusal> {
  if (fair === null || dice.fair === undefined) return { ok: true, value: null };
  if (value === undefined)
    return mayBeWithout(fair, person) ? { ok: true, value: null } : refuse('value-needed');
  const chain = chainsOf(fair, person)?.chain ?? null;
  const isRight =
    chain !== null && isNextOf({ room: dice.fair.room, owner: person }, chain, value, dice.fair.hash);
  return isRight ? { ok: true, value } : refuse('value-wrong');
}
