/**
 * Dice of a game on one screen: the device throws for everybody, as a server does at a table by link, so that what it writes
 * down looks alike. Nothing is proven against whoever holds it.
 */
import { CHAIN_LENGTH, facesOf, SERVER } from '@ludo/fairness';
import type { Dice, RoomState, Row } from '@ludo/room';
import { chainsHere } from './dice/seeds-here.ts';

export interface DeviceDice extends Dice {
  /** Of a new chain, whose seed is stored; absent: these dice prove nothing. */
  readonly newTip?: () => string;
}

/** In place of a room's name. */
const HERE = 'here';

/** A chain is made once a page. */
const chains = chainsHere(HERE);

/** Values that are left when the device publishes its next tip. */
const RENEWED_BEFORE = 128;

/** Bytes from the largest multiple of six on are drawn again, so that no face is favoured. */
const FAIR_BYTES = 252;

function face(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? FAIR_BYTES) >= FAIR_BYTES);
  return ((byte[0] ?? 0) % 6) + 1;
}

/** Games that were begun before there were chains throw as they did. */
export const deviceDice: DeviceDice = {
  throw: (count) => ({ faces: Array.from({ length: count }, face), origin: 'device' }),
  newTip: () => chains.make(SERVER),
  fair: {
    room: HERE,
    value: (tip, nth) => chains.own(SERVER, tip, nth),
    faces: facesOf,
  },
};

/** Before the next throw: where the chain is nearly used up, or its seed was lost. Null: nothing is to be published. */
export function tipBefore({ fair, isClosed }: RoomState, dice: DeviceDice): Row | null {
  if (fair === null || isClosed || dice.newTip === undefined || dice.fair === undefined) return null;
  const { tip, spent } = fair.server;
  if (fair.nextServer === null && dice.fair.value(tip, spent + 1) === null)
    return { t: 'tip', h: dice.newTip(), z: true };
  const isLow = spent >= CHAIN_LENGTH - RENEWED_BEFORE;
  return isLow && fair.nextServer === null ? { t: 'tip', h: dice.newTip() } : null;
}
