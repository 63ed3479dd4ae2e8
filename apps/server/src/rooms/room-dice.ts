// Owns the dice of rooms: the server's chains, whose tips rows publish and whose seeds lie in the store, apart from the
// rows. Commands are decided with them.
import { randomBytes } from 'node:crypto';
import { CHAIN_LENGTH, makeChain, SERVER, VALUE_BYTES, type Chain } from '@ludo/fairness';
import { accept, type Dice, type FairDice, type RoomState } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { Committer } from './committer.ts';
import type { LiveRoom } from './live-room.ts';
import { nativeHash } from '../secrets/native-hash.ts';
import type { RoomSeed } from '../store/event-store.ts';

/** What a server throws with. Without `faces`, what it throws cannot be checked, and no room publishes a tip. */
export interface ServerDice extends Dice {
  readonly faces?: FairDice['faces'];
}

export interface RoomDice {
  /** Of a room that is about to be opened; null: its dice cannot be checked. */
  seedFor(room: RoomId): RoomSeed | null;
  /** For the next decision in this room, in the same turn of the event loop. Publishes a tip if one is needed before. */
  of(room: LiveRoom): Dice;
}

/** Values that are left when the server publishes its next tip. */
const RENEWED_BEFORE = 128;

export function createRoomDice(dice: ServerDice, committer: Pick<Committer, 'submit'>): RoomDice {
  const { faces } = dice;
  if (faces === undefined) return { seedFor: () => null, of: () => dice };
  /** By tip. Seeds become chains when they are needed. */
  const known = new WeakMap<LiveRoom, Map<string, Chain>>();

  function chainOf(room: LiveRoom, tip: string): Chain | null {
    const made = known.get(room)?.get(tip);
    if (made !== undefined) return made;
    const seed = room.seeds.get(tip);
    if (seed === undefined) return null;
    const chain = makeChain({ room: room.id, owner: SERVER }, Buffer.from(seed, 'base64url'), nativeHash);
    keep(room, chain);
    return chain;
  }

  function keep(room: LiveRoom, chain: Chain): void {
    const chains = known.get(room) ?? new Map<string, Chain>();
    known.set(room, chains);
    // The one before has been used up, or is about to be.
    for (const old of [...chains.keys()].slice(0, -1)) chains.delete(old);
    chains.set(chain.tip, chain);
  }

  function publish(room: LiveRoom): void {
    const need = neededIn(room.upcoming, (tip) => room.seeds.has(tip));
    if (need === null) return;
    const { chain, seed } = newChain(room.id);
    keep(room, chain);
    const row = { t: 'tip', h: seed.tip, ...(need === 'renewed' ? { z: true as const } : {}) } as const;
    const proposed = room.propose({
      decide: () => accept(row),
      seed,
      // Whoever decides next tries again.
      unwritten: () => undefined,
    });
    if (proposed.ok) committer.submit(proposed.value);
  }

  return {
    seedFor: (room) => newChain(room).seed,
    of(room) {
      if (!room.isDoubtful) publish(room);
      const fair: FairDice = {
        room: room.id,
        value: (tip, nth) => chainOf(room, tip)?.value(nth) ?? null,
        faces,
        hash: nativeHash,
      };
      return { throw: (count) => dice.throw(count), fair };
    },
  };
}

function newChain(room: RoomId): { readonly chain: Chain; readonly seed: RoomSeed } {
  const seed = randomBytes(VALUE_BYTES);
  const chain = makeChain({ room, owner: SERVER }, seed, nativeHash);
  return { chain, seed: { tip: chain.tip, seed: seed.toString('base64url') } };
}

/** `renewed`: the store has lost the seed, or was restored from a copy without it. */
function neededIn(
  { fair, isClosed, phase }: RoomState,
  has: (tip: string) => boolean,
): 'first' | 'next' | 'renewed' | null {
  if (isClosed) return null;
  if (fair === null) return phase === 'playing' ? null : 'first';
  if (!has(fair.server.tip)) return 'renewed';
  const isLow = fair.server.spent >= CHAIN_LENGTH - RENEWED_BEFORE;
  return isLow && fair.nextServer === null ? 'next' : null;
}
