// Owns the decisions about seats.
import type { By, CommandOf, Decision } from './decision.ts';
import { refuse } from './decision.ts';
import { chainsOf } from '../fair/tips.ts';
import { readName } from '../names.ts';
import { accept } from '../outcome.ts';
import type { Picture } from '../pictures.ts';
import type { PersonId } from '../rows.ts';
import { maySetBot } from '../fold/seats.ts';
import { holderOf, holds, isFree, playersOf, seatOf } from '../seats.ts';
import type { RoomState } from '../state.ts';

export function decideSit(state: RoomState, command: CommandOf<'sit'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!isFree(seat)) return refuse('seat-taken');
  if (state.removed.includes(by.person) && by.isAdmitted !== true) return refuse('removed');
  const name = readName(command.name);
  if (!name.ok) return refuse(name.error);
  // A person has one chain, for all seats.
  const isNew = state.fair !== null && chainsOf(state.fair, by.person) === undefined;
  const tip = isNew && command.tip !== undefined ? { h: command.tip } : {};
  return accept({ t: 'sit', p: seat.player, n: name.value, who: by.person, ...pictureIn(command), ...tip });
}

export function decideRename(state: RoomState, command: CommandOf<'rename'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!holds(seat, by.person)) return refuse('not-your-seat');
  const name = readName(command.name);
  if (!name.ok) return refuse(name.error);
  return accept({ t: 'rename', p: seat.player, n: name.value, ...pictureIn(command) });
}

function pictureIn({ picture }: CommandOf<'sit' | 'rename'>): { readonly pic?: Picture } {
  return picture === undefined ? {} : { pic: picture };
}

export function decideStand(state: RoomState, command: CommandOf<'stand'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!holds(seat, by.person)) return refuse('not-your-seat');
  return accept({ t: 'stand', p: seat.player });
}

export function decideBack(state: RoomState, command: CommandOf<'back'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (!holds(seat, by.person)) return refuse('not-your-seat');
  if (seat.state === 'held') return refuse('seat-playing');
  return accept({ t: 'back', p: seat.player });
}

export function decideBot(state: RoomState, command: CommandOf<'bot'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (seat.state === 'held' && !holds(seat, by.person)) return refuse('seat-playing');
  if (!maySetBot(state, seat, by.person)) return refuse('not-the-host');
  // A table at which no person plays would stand still.
  const others = state.seatList.filter((each) => each.state === 'held' && each.player !== seat.player);
  if (seat.state === 'held' && others.length === 0) return refuse('needs-a-player');
  return accept({ t: 'bot', p: seat.player, l: command.level, who: by.person });
}

export function decideRemove(state: RoomState, command: CommandOf<'remove'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refuse('seat-unknown');
  if (state.host !== by.person) return refuse('not-the-host');
  const isNobodys = holderOf(seat) === null && (seat.state !== 'bot' || state.phase === 'playing');
  if (isNobodys) return refuse('seat-unknown');
  return accept({ t: 'remove', p: seat.player, who: by.person });
}

export function decideHost(state: RoomState, command: CommandOf<'host'>, by: By): Decision {
  const seat = seatOf(state, command.player);
  if (seat === undefined || holderOf(seat) === null) return refuse('seat-unknown');
  if (state.host !== by.person) return refuse('not-the-host');
  return accept({ t: 'host', p: seat.player });
}

/** Moves the seats of `from` to `who`; the server has checked the pass. */
export function decideMove(state: RoomState, from: PersonId, who: PersonId): Decision {
  if (state.isClosed) return refuse('table-closed');
  if (from === who) return refuse('pass-own');
  if (playersOf(state, from).length === 0) return refuse('pass-empty');
  // Else a friend's pass would be the way back past the host.
  if (state.removed.includes(who)) return refuse('removed');
  return accept({ t: 'move', from, who });
}
