// Plays whole tables by chance: people who sit, leave, come back and throw with their devices' values, and a server that
// does what it should. For tests of what every page finds out.
import { createHmac, hash as digest } from 'node:crypto';
import { facesOf, makeChain, SERVER, type Chain, type Hash } from '@ludo/fairness';
import { isToThrow, type Position, ruleSets, survey } from '@ludo/rules';
import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide/decide.ts';
import { open, type Opening } from '../src/decide/opening.ts';
import { decideMove } from '../src/decide/seats.ts';
import type { Dice } from '../src/dice.ts';
import { decideDue, dueOf } from '../src/due.ts';
import { mayBeWithout } from '../src/fair/check.ts';
import { chainsOf } from '../src/fair/tips.ts';
import { foldRow } from '../src/fold/fold.ts';
import { accept, type Accepted } from '../src/outcome.ts';
import type { LoggedRow } from '../src/rows.ts';
import { actingSeat, holderOf, holds, isEmpty, playersOf } from '../src/seats.ts';
import type { RoomState } from '../src/state.ts';
import { standardChoices, type GivenChoices } from '../src/table-choices.ts';

export const SESSION_ROOM = 'sessionroom1';

const PEOPLE = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(22));
const SEATINGS: Readonly<Record<string, readonly string[]>> = {
  uckers: ['1234', '1212', '1213'],
  other: ['1234', '1-2-', '-123'],
};
const SEED_BYTES = 16;
const AT = 1_800_000_000_000;
/** Chance that comes again with the same number. */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Thousands of chains are made. */
const quickHash: Hash = {
  of: (text) => digest('sha256', text, 'base64url'),
  keyed: (key, text) => createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url'),
};

type Chance = ReturnType<typeof chanceOf>;

export interface Session {
  readonly rows: readonly LoggedRow[];
  /** After each row. */
  readonly states: readonly RoomState[];
}

/** `steps`: of which many are refused, or do nothing. `isCalm`: people stay, and play on until their chains are used up. */
export function playSession(seed: number, steps: number, isCalm = false): Session {
  const chance = chanceOf(seed);
  const server = owner(SERVER, chance);
  const devices = new Map(PEOPLE.map((person) => [person, owner(person, chance)]));
  const dice = serverDice(server);
  const opened = open(openingBy(chance), PEOPLE[0] ?? '', server.next());
  if (!opened.ok) throw new Error(opened.error.reason);
  const rows: LoggedRow[] = [{ s: 1, at: AT, row: opened.value }];
  const states: RoomState[] = [foldRow(null, rows[0] as LoggedRow).state];
  const player = { chance, server, devices, dice, isCalm };
  for (let nth = 0; nth < steps; nth++) {
    const state = states.at(-1) as RoomState;
    if (state.isClosed) break;
    const before = rows.at(-1)?.at ?? AT;
    const due = dueOf(state);
    const isDue = due !== null && (chance(3) === 0 || state.fair?.start != null) && chance(2) === 0;
    const at = isDue ? Math.max(before, due.at) : before + 1 + chance(1000);
    const decided = isDue ? decideDue(state, at, dice, chosen) : stepOf(state, player);
    if (decided === null) continue;
    const logged = { s: state.seq + 1, at, row: decided.value };
    rows.push(logged);
    states.push(foldRow(state, logged, decided.outcome).state);
  }
  return { rows, states };
}

function openingBy(chance: Chance): Opening {
  const of = <T>(list: readonly T[]): T => list[chance(list.length)] as T;
  const rules = of(ruleSets.map(({ id }) => id));
  const seats = of(SEATINGS[rules.startsWith('uckers') ? 'uckers' : 'other'] ?? []);
  const table: GivenChoices = {
    ...standardChoices,
    clock: of([
      { kind: 'none' },
      { kind: 'throw', seconds: 20 },
      { kind: 'bank', seconds: 60, increment: 2 },
    ]),
    expiry: of(['bot', 'forfeit']),
    away: of(['wait', 'bot', 'others']),
    grace: 30,
    begins: of(['throw', 'winner', 'loser']),
    drawsSeats: chance(2) === 0,
  };
  const position = { rules: 'ludo', seats: '1-2-', position: 'ludo 1-2- 70.72.72.73/-/b.b.b.60/- Y ? -' };
  if (chance(5) > 0) return { rules, seats, table };
  return chance(2) === 0 ? { ...position, table } : { ...position, table, goesOn: true };
}

interface Owner {
  /** The tip of a new chain. */
  readonly next: () => string;
  readonly value: (tip: string, nth: number) => string | null;
}

function owner(name: string, chance: Chance): Owner {
  const chains = new Map<string, Chain>();
  return {
    next() {
      const seed = Uint8Array.from({ length: SEED_BYTES }, () => chance(256));
      const chain = makeChain({ room: SESSION_ROOM, owner: name }, seed, quickHash);
      chains.set(chain.tip, chain);
      return chain.tip;
    },
    value: (tip, nth) => chains.get(tip)?.value(nth) ?? null,
  };
}

function serverDice({ value }: Owner): Dice {
  return {
    throw: () => {
      throw new Error('these dice are not to be asked');
    },
    fair: { room: SESSION_ROOM, value, faces: facesOf },
  };
}

interface Player {
  readonly chance: Chance;
  readonly server: Owner;
  readonly devices: ReadonlyMap<string, Owner>;
  readonly dice: Dice;
  readonly isCalm: boolean;
}

function stepOf(state: RoomState, player: Player): Accepted | null {
  const { chance, server, devices, dice, isCalm } = player;
  const { fair } = state;
  const who = PEOPLE[chance(PEOPLE.length)] ?? '';
  const seat = state.seatList[chance(state.seatList.length)];
  if (fair === null || seat === undefined) throw new Error('no such table');
  const says = (by: string, command: Command): Accepted | null => {
    const decided = decide(state, command, { person: by, dice });
    return decided.ok ? decided : null;
  };
  if (fair.nextServer === null && (fair.server.spent >= 384 || chance(300) === 0))
    return accept({ t: 'tip', h: server.next() });
  const at = isCalm && chance(40) > 0 ? 0 : chance(100);
  if (at < 60) return goOn(state, player, says);
  const device = devices.get(who);
  const mine = playersOf(state, who)[0] ?? seat.player;
  switch (at) {
    case 60:
    case 61:
      return says(who, { do: 'stand', player: mine });
    case 62:
    case 63:
    case 64:
      return says(who, { do: 'tip', tip: device?.next() ?? '' });
    case 65:
    case 66:
    case 67:
      return says(who, { do: 'bot', player: seat.player, level: 'random' });
    case 68:
      return says(who, { do: 'remove', player: seat.player });
    case 69:
      return chance(4) === 0 ? says(who, { do: 'end' }) : null;
    case 70:
      return says(who, { do: 'pause' });
    case 71:
      return says(who, { do: 'host', player: seat.player });
    case 72:
      return chance(10) === 0 ? accept({ t: 'tip', h: server.next(), z: true }) : null;
    case 73: {
      const moved = decideMove(state, who, PEOPLE[chance(PEOPLE.length)] ?? '');
      return moved.ok && chance(3) === 0 ? moved : null;
    }
    case 74:
      return chance(200) === 0 ? says(who, { do: 'close' }) : null;
    default:
      if (at < 80) return seat.state === 'held' ? accept({ t: 'away', p: seat.player }) : null;
      if (at < 90) return says(holderOf(seat)?.person ?? who, { do: 'back', player: seat.player });
      return says(who, { do: 'sit', player: seat.player, name: 'X', ...(at < 98 ? tipOf(device) : {}) });
  }
}

const tipOf = (device: Owner | undefined): { readonly tip?: string } =>
  device === undefined ? {} : { tip: device.next() };

/** What brings the game on. */
function goOn(
  state: RoomState,
  { chance, devices }: Player,
  says: (by: string, command: Command) => Accepted | null,
): Accepted | null {
  const { fair, ply, position, phase } = state;
  const empty = state.seatList.find(isEmpty);
  if (fair === null) return null;
  if (state.pausedAt !== null) return says(state.host, { do: 'resume' });
  if (phase !== 'playing' && fair.start !== null) {
    const [waiting] = fair.start.of.filter((each) => !fair.start?.given.some(([giver]) => giver === each));
    const by = holderOf(state.seatList.find((seat) => seat.player === waiting))?.person ?? '';
    const value = valueOf(state, by, devices.get(by));
    if (waiting === undefined || value === null || chance(10) === 0) return null;
    return says(by, { do: 'value', player: waiting, value });
  }
  if (empty !== undefined) {
    const by = PEOPLE.find((person) => playersOf(state, person).length === 0) ?? state.host;
    return says(by, { do: 'sit', player: empty.player, name: 'X', ...tipOf(devices.get(by)) });
  }
  if (phase !== 'playing') return says(PEOPLE[chance(PEOPLE.length)] ?? '', { do: 'start' });
  const by = PEOPLE.find((person) => holds(actingSeat(state), person));
  if (by === undefined || position === null) return null;
  if (!isToThrow(position)) return says(by, { do: 'play', ply, play: chosen(position) });
  const value = valueOf(state, by, devices.get(by));
  const isWithout = value === null || (mayBeWithout(fair, by) && chance(2) === 0);
  return says(by, { do: 'throw', ply, ...(isWithout ? {} : { value }) });
}

function valueOf({ fair }: RoomState, person: string, device: Owner | undefined): string | null {
  const chain = fair === null ? null : (chainsOf(fair, person)?.chain ?? null);
  return chain === null || device === undefined ? null : device.value(chain.tip, chain.spent + 1);
}

function chosen(position: Position): string {
  return survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';
}
