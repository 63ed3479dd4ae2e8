// Owns what a room does by itself, and when. All follows from the log, so a restarted server knows it too.
import {
  applyPlay,
  isOver,
  isToThrow,
  parsePlay,
  possibleAnnouncements,
  type Position,
  type BotLevel,
} from '@ludo/rules';
import { nextGameAt, waitedFor } from './agreement.ts';
import { deadlineOf } from './clock.ts';
import { acceptThrow } from './decide/plies.ts';
import { beginning, startWith } from './decide/games.ts';
import type { Dice } from './dice.ts';
import { hasAllThatCome } from './fair/throws.ts';
import { accept } from './outcome.ts';
import type { Accepted } from './outcome.ts';
import { actingSeat, isEmpty } from './seats.ts';
import type { RoomState } from './state.ts';

type Deed =
  /** The grace time of this player is over. */
  | { readonly kind: 'late'; readonly player: number }
  /** The values for a start have not all come. */
  | { readonly kind: 'missed' }
  /** All have come but those of devices that have lost their chains. */
  | { readonly kind: 'start' }
  /** The next game begins, with or without the others' agreement. */
  | { readonly kind: 'next' }
  /** For the bot on the seat, or for a player whose time is over. */
  | { readonly kind: 'act'; readonly by: 'bot' | 'clock' };

export interface Due {
  readonly at: number;
  readonly deed: Deed;
}

/** In notation: with something to use a play, before a throw what is announced, or `-`. */
export type ChoosePlay = (position: Position, level: BotLevel) => string;

/** Milliseconds, so that people can follow. */
const BOT_THROWS_AFTER = 900;
const BOT_PLAYS_AFTER = 2000;

/** Milliseconds for the devices to send what a start waits for. */
const VALUES_WITHIN = 10_000;

const NOTHING = '-';

/** Nobody present plays. */
function isAsleep(state: RoomState): boolean {
  return !state.seatList.some((seat) => seat.state === 'held');
}

/** A game is played, or something is due. */
export function isTimed(state: RoomState): boolean {
  return state.phase === 'playing' || dueOf(state) !== null;
}

/** Null: nothing is due. */
export function dueOf(state: RoomState): Due | null {
  if (state.isClosed) return null;
  // A table whose link is being sent round stays as it is; when all seats are taken, absent holders lose theirs.
  if (isAsleep(state))
    return state.phase === 'gathering' && !state.seatList.some(isEmpty) ? lateDue(state) : null;
  return earlier(lateDue(state), earlier(actDue(state), nextDue(state)));
}

function earlier(one: Due | null, other: Due | null): Due | null {
  if (one === null || other === null) return one ?? other;
  return other.at < one.at ? other : one;
}

interface ChoiceDue {
  readonly position: Position;
  readonly level: BotLevel;
}

/** What `decideDue` has somebody choose if it is asked now; null: nothing is to be chosen. */
export function choiceDue(state: RoomState, now: number): ChoiceDue | null {
  const due = dueOf(state);
  const { position } = state;
  if (due === null || due.at > now || due.deed.kind !== 'act') return null;
  if (position === null || isOver(position)) return null;
  return choiceOf(state, position, due.deed.by);
}

function choiceOf(state: RoomState, position: Position, by: 'bot' | 'clock'): ChoiceDue | null {
  const isFree = isToThrow(position)
    ? by === 'bot' && possibleAnnouncements(position).length > 0
    : !(by === 'clock' && state.table.expiry === 'forfeit' && mayForfeit(position));
  const seat = actingSeat(state);
  return isFree ? { position, level: seat?.state === 'bot' ? seat.level : 'sensible' } : null;
}

/** What is due by now; null: nothing. */
export function decideDue(state: RoomState, now: number, dice: Dice, choose: ChoosePlay): Accepted | null {
  const due = dueOf(state);
  if (due === null || due.at > now) return null;
  const { deed } = due;
  if (deed.kind === 'late') return accept({ t: 'late', p: deed.player });
  if (deed.kind === 'missed') return accept({ t: 'missed' });
  if (deed.kind === 'start') return accept(startWith(state, dice, state.fair?.start?.given ?? []));
  if (deed.kind === 'next') return accept(beginning(state, dice, { late: waitedFor(state) }));
  const { position } = state;
  if (position === null || isOver(position)) return null;
  const choice = choiceOf(state, position, deed.by);
  const chosen = choice === null ? NOTHING : choose(choice.position, choice.level);
  if (!isToThrow(position)) return accept({ t: 'play', m: chosen, by: deed.by });
  const announcement = chosen === NOTHING ? undefined : chosen;
  return acceptThrow(state, position, dice, { value: null, by: deed.by, announcement });
}

function lateDue(state: RoomState): Due | null {
  if (state.phase === 'over') return null;
  let first: Due | null = null;
  for (const seat of state.seatList) {
    if (seat.state !== 'away' || seat.isLate) continue;
    const at = seat.since + state.table.grace * 1000;
    first = earlier(first, { at, deed: { kind: 'late', player: seat.player } });
  }
  return first;
}

function actDue(state: RoomState): Due | null {
  const seat = actingSeat(state);
  if (seat === undefined || state.pausedAt !== null) return null;
  if (seat.state === 'bot') {
    const { position } = state;
    const after = position !== null && isToThrow(position) ? BOT_THROWS_AFTER : BOT_PLAYS_AFTER;
    return { at: state.clock.since + after, deed: { kind: 'act', by: 'bot' } };
  }
  const deadline = deadlineOf(state);
  return deadline === null ? null : { at: deadline, deed: { kind: 'act', by: 'clock' } };
}

function nextDue(state: RoomState): Due | null {
  const start = state.fair?.start ?? null;
  if (start !== null)
    return hasAllThatCome(state)
      ? { at: start.since, deed: { kind: 'start' } }
      : { at: start.since + VALUES_WITHIN, deed: { kind: 'missed' } };
  const at = nextGameAt(state);
  return at === null ? null : { at, deed: { kind: 'next' } };
}

function mayForfeit(position: Position): boolean {
  const play = parsePlay(position, '-');
  return play.ok && applyPlay(position, play.value).ok;
}
