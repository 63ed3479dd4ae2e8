// Owns what the people of these tests do, and what they should not.
import { holds, isEmpty, isFree, playsOn, seatOf, actingSeat } from '@ludo/room';
import type { Command, RoomState } from '@ludo/room';
import { survey } from '@ludo/rules';
import type { Chance } from './chance.ts';
import type { Client } from './client.ts';

export interface Habits {
  /** Null: watches. */
  readonly player: number | null;
  /** The host sets bots on these, and starts. */
  readonly bots?: readonly number[];
  readonly isHost?: boolean;
  readonly isIdle?: boolean;
}

export function nextCommand(client: Client, habits: Habits, chance: Chance): Command | null {
  const { view } = client;
  const { person } = client.state.view;
  if (view === null || person === null) return null;
  return (
    seatCommand(view, person, habits) ??
    hostCommand(view, person, habits) ??
    play(view, person, habits, chance)
  );
}

function seatCommand(view: RoomState, person: string, { player }: Habits): Command | null {
  if (player === null) return null;
  const seat = seatOf(view, player);
  if (seat === undefined) return null;
  const isAsked = view.agreement?.persons.includes(person) === false;
  if (isAsked && seat.state === 'held' && seat.person === person) return { do: 'start' };
  if (isFree(seat) && seat.state !== 'bot') return { do: 'sit', player, name: `Player ${player}` };
  return seat.state === 'bot' && holds(seat, person) ? { do: 'back', player } : null;
}

function hostCommand(view: RoomState, person: string, { isHost = false, bots = [] }: Habits): Command | null {
  if (!isHost || view.host !== person) return null;
  const botless = bots.find((player) => seatOf(view, player)?.state === 'open');
  if (botless !== undefined) return { do: 'bot', player: botless, level: 'sensible' };
  const hasAgreed = view.agreement?.persons.includes(person) === true;
  // The start waits for values of devices.
  if (view.fair !== null && view.fair.start !== null) return null;
  return view.phase !== 'playing' && !hasAgreed && !view.seatList.some(isEmpty) ? { do: 'start' } : null;
}

function play(view: RoomState, person: string, { isIdle = false }: Habits, chance: Chance): Command | null {
  const seat = actingSeat(view);
  if (isIdle || view.position === null || view.pausedAt !== null || !playsOn(seat, person)) return null;
  const { phase, candidates } = survey(view.position);
  if (phase === 'to-throw') return { do: 'throw', ply: view.ply };
  const legal = candidates.filter(({ refusal }) => refusal === null);
  return { do: 'play', ply: view.ply, play: legal.length === 0 ? '-' : chance.pick(legal).text };
}
