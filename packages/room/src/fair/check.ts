// Owns what a page finds out about a row of dice, by working it out again from what was published before.
import { CHAIN_LENGTH, facesOf, isFrom, SERVER, startResult, type Hash } from '@ludo/fairness';
import { waitedFor } from '../agreement.ts';
import { knownBeginner } from '../beginning.ts';
import type { Deputy, FairStart, PersonId, Row } from '../rows.ts';
import { holderOf, seatOf, throwingColours } from '../seats.ts';
import type { RoomState, Seat } from '../state.ts';
import { judgeRounds } from '../who-begins.ts';
import type { FairState, KnownChain } from './fair-state.ts';
import { hasNewerTip, resultOfThrow, seatsWithChains, wantedAtStart } from './throws.ts';
import { chainsOf, isUsedUp, withTipsAtStart } from './tips.ts';

export type DiceFault =
  /** The row shows nothing, though the table's dice can be checked. */
  | 'no-proof'
  /** Not the one that the server has published the tip for, or for another throw. */
  | 'server-value'
  /** Likewise of the player's device. */
  | 'device-value'
  /** A bot or the clock throws where none may, or the clock announces. */
  | 'deputy'
  /** The start does not wait for a device that is there, or not for those that it has called for. */
  | 'devices-left-out'
  /** Another player begins than by the throws or the table's choice, or seats that are drawn anew stay. */
  | 'beginner'
  /** Of the throw in the room. */
  | 'number'
  /** The row's own result is another one. */
  | 'result'
  /** Other faces follow from the result. */
  | 'faces'
  /** The server replaces a tip that does not count yet, or comes with it so late that it may know what it is for. */
  | 'server-tip';

/** Why a throw took no value of a device: a bot or the clock made it, or the device sent none. */
export type WithoutValue = Deputy | 'device';

export type Finding =
  | { readonly is: 'right'; readonly without: WithoutValue | null }
  | { readonly is: 'wrong'; readonly fault: DiceFault; readonly expected: string | null }
  /** The server was restored from a copy: throws may come again. */
  | { readonly is: 'restored' };

/** Values of the server's chain when it publishes the next tip. */
const LEAST_LEFT = 64;

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

const wrong = (fault: DiceFault, expected: string | null = null): Finding => ({
  is: 'wrong',
  fault,
  expected,
});
const right = (without: WithoutValue | null): Finding => ({ is: 'right', without });

/** `before`: the state of the room before this row. Null: there is nothing to check. */
export function checkRow(room: string, before: RoomState, row: Row): Finding | null {
  if (before.fair === null) return null;
  switch (row.t) {
    case 'throw':
      return checkThrow(room, before, before.fair, row);
    case 'start':
      return checkStart(room, before, before.fair, row);
    case 'wanted':
      return checkWanted(before, row);
    case 'value': {
      const person = holderOf(seatOf(before, row.p))?.person;
      return isDevices(room, before.fair, person, row.v) ? null : wrong('device-value');
    }
    case 'tip':
      if (row.who !== undefined) return null;
      if (row.z === true) return { is: 'restored' };
      return mayRenewServer(before.fair) ? null : wrong('server-tip');
    default:
      return null;
  }
}

/** A used-up chain gives way to the tip that waits: a device must have had its part in the throws between. */
function mayRenewServer({ server, nextServer }: FairState): boolean {
  return nextServer === null && server.spent <= CHAIN_LENGTH - LEAST_LEFT;
}

function checkThrow(room: string, state: RoomState, fair: FairState, row: RowOf<'throw'>): Finding {
  const { s: server, p: value, d, by, a: announcement } = row;
  if (server === undefined) return wrong('no-proof');
  if (!isNextOf({ room, owner: SERVER }, fair.server, server)) return wrong('server-value');
  const colour = state.position?.colour ?? null;
  const seat = state.seatList.find(({ colours }) => colour !== null && colours.includes(colour));
  const mayAnnounce = by !== 'clock' || announcement === undefined;
  if (!mayAnnounce || !isDeputyRight(state, seat, by)) return wrong('deputy');
  const person = holderOf(seat)?.person;
  const isValueRight =
    value === undefined
      ? by !== undefined || mayBeWithout(fair, person)
      : by === undefined && isDevices(room, fair, person, value);
  if (!isValueRight) return wrong('device-value');
  const faces = facesOf(resultOfThrow(fair, server, value ?? null));
  const fell = d.map(() => faces.next().value).toSorted((a, b) => b - a);
  if (fell.join() !== d.join()) return wrong('faces', fell.join());
  return right(value === undefined ? (by ?? 'device') : null);
}

function isDeputyRight({ table }: RoomState, seat: Seat | undefined, by: Deputy | undefined): boolean {
  if (by === 'bot' || seat?.state === 'bot') return by === 'bot' && seat?.state === 'bot';
  const isPlayers = seat?.state === 'held' || seat?.state === 'away';
  return isPlayers && (by === undefined || table.clock.kind !== 'none');
}

/** Once a chain counts, its values are to be sent, until a new tip says that the device has lost them. */
export function mayBeWithout(fair: FairState, person: PersonId | undefined): boolean {
  const chains = person === undefined ? undefined : chainsOf(fair, person);
  return chains === undefined || chains.chain === null || chains.next !== null || isUsedUp(chains.chain);
}

function checkStart(room: string, state: RoomState, before: FairState, row: RowOf<'start'>): Finding {
  const { f } = row;
  if (f === undefined) return wrong('no-proof');
  const fair = withTipsAtStart(before);
  if (f.n !== fair.n + 1) return wrong('number', `${fair.n + 1}`);
  const isServers = f.h === fair.server.tip && f.k === fair.server.spent + 1;
  if (!isServers || !isNextOf({ room, owner: SERVER }, fair.server, f.s)) return wrong('server-value');
  const fault = faultOfShares(room, state, fair, f) ?? faultOfCall(state, row) ?? faultOfBeginner(state, row);
  if (fault !== null) return wrong(fault);
  const result = resultOfStart(state, fair, f);
  if (f.r !== result) return wrong('result', result);
  const faces = facesOf(result);
  const fell = [...(row.lots ?? []).map(([face]) => [face]), ...row.rolls.flat().map(([, thrown]) => thrown)];
  const expected = fell.map((thrown) => thrown.map(() => faces.next().value));
  if (JSON.stringify(fell) !== JSON.stringify(expected)) return wrong('faces', expected.flat().join());
  return right(withoutAtStart(state, fair, f));
}

/** Null: a value of everybody who holds a seat is in it, and nobody has left of whom one may have been known. */
function withoutAtStart({ seatList }: RoomState, fair: FairState, { of }: FairStart): WithoutValue | null {
  const givers = of.flatMap(([player, , , value]) =>
    value === undefined ? [] : (holderOf(seatList.find((seat) => seat.player === player))?.person ?? []),
  );
  const without = seatList.filter((seat) => {
    const holder = holderOf(seat);
    return holder !== null && !givers.includes(holder.person);
  });
  if (fair.isReseated || without.some(({ state }) => state !== 'bot')) return 'device';
  return without.length > 0 ? 'bot' : null;
}

/** Each device's chain is where it is known to be, and the values are those that were called for. */
function faultOfShares(
  room: string,
  { seatList }: RoomState,
  fair: FairState,
  { of }: FairStart,
): DiceFault | null {
  const known = seatsWithChains(fair, seatList);
  const isKnown =
    known.length === of.length &&
    known.every(([player, { tip, spent }], index) => {
      const share = of[index];
      return share?.[0] === player && share[1] === tip && share[2] === spent + 1;
    });
  if (!isKnown) return 'device-value';
  for (const [player, , , value] of of) {
    const isWanted = fair.start?.of.includes(player) === true;
    const mayBeMissing = !isWanted || hasNewerTip(fair, seatList, player);
    if (value === undefined ? !mayBeMissing : !isWanted) return 'devices-left-out';
    const person = holderOf(seatList.find((seat) => seat.player === player))?.person;
    if (value !== undefined && !isDevices(room, fair, person, value)) return 'device-value';
  }
  return null;
}

/** Values of those who are there are called for before; nobody is left out but who has not agreed to the next game. */
function faultOfCall(state: RoomState, { away = [] }: RowOf<'start'>): DiceFault | null {
  const late = lateFor(state);
  const isCalled = state.fair?.start != null || wantedAtStart(state).every((player) => away.includes(player));
  return isCalled && away.every((player) => late.includes(player)) ? null : 'devices-left-out';
}

function lateFor(state: RoomState): readonly number[] {
  return state.phase === 'over' ? waitedFor(state).map(({ player }) => player) : [];
}

function faultOfBeginner(state: RoomState, { lots, rolls, c }: RowOf<'start'>): DiceFault | null {
  if ((state.phase === 'over' && state.table.drawsSeats) !== (lots !== undefined)) return 'beginner';
  // A record says nothing of the game before.
  const isUntold = state.position === null && state.game > 0 && state.table.begins !== 'throw';
  if (isUntold && rolls.length === 0) return null;
  const known = knownBeginner(state, lots ?? null);
  const isRight =
    known === null
      ? judgeRounds(throwingColours(state.seatList), rolls) === c
      : rolls.length === 0 && known === c;
  return isRight ? null : 'beginner';
}

function resultOfStart({ seatList }: RoomState, fair: FairState, { s, of }: FairStart): string {
  const shares = seatList.map(({ player }) => {
    const [, tip = null, , value = null] = of.find(([each]) => each === player) ?? [player];
    return { player, tip, value };
  });
  return startResult({ server: s, n: fair.n + 1, before: fair.result }, shares);
}

/** Only who has not agreed to the next game is left out. */
function checkWanted(state: RoomState, { of }: RowOf<'wanted'>): Finding | null {
  const wanted = wantedAtStart(state);
  const late = lateFor(state);
  const isComplete = wanted.every((player) => of.includes(player) || late.includes(player));
  return isComplete && of.every((player) => wanted.includes(player)) ? null : wrong('devices-left-out');
}

function isDevices(room: string, fair: FairState, person: PersonId | undefined, value: string): boolean {
  const chain = person === undefined ? null : (chainsOf(fair, person)?.chain ?? null);
  if (person === undefined || chain === null) return false;
  return isNextOf({ room, owner: person }, chain, value);
}

/** A start that was called off has told it already. */
export function isNextOf(
  name: { readonly room: string; readonly owner: string },
  chain: KnownChain,
  value: string,
  hash?: Hash,
): boolean {
  const nth = chain.spent + 1;
  return chain.nth === nth ? value === chain.value : isFrom(name, { nth, value }, chain, hash);
}
