// Owns looking into the store where a client knows more of a room than this process: another one has told it. A few at a
// time, in rotation among addresses, and paid for, because anybody can say so.
import type { WireRefusal } from '@ludo/protocol';
import { createRotation } from '../kit/rotation.ts';
import type { Bucket } from '../limits/limits.ts';
import type { Committer } from '../rooms/committer.ts';
import type { LiveRoom } from '../rooms/live-room.ts';

/** Rooms that are read on at once: others need the store's connections, too. */
const AT_ONCE = 2;
/** In rows. */
const COST = 50;

/** Null: what is written by now is known. */
export type ToldElsewhere = (room: LiveRoom, address: string) => Promise<WireRefusal | null>;

interface ToldElsewhereOptions {
  readonly committer: Pick<Committer, 'isShared' | 'readOn'>;
  /** By address: rows read. */
  readonly loadsFrom: (address: string) => Pick<Bucket, 'wait' | 'charge'>;
}

export function createToldElsewhere({ committer, loadsFrom }: ToldElsewhereOptions): ToldElsewhere {
  const turns = createRotation(AT_ONCE);
  /** Not begun yet, by room and address: each will have all that is written by now. */
  const waiting = new WeakMap<LiveRoom, Map<string, Promise<void>>>();

  function readOn(room: LiveRoom, address: string): Promise<void> {
    const ofRoom = waiting.get(room) ?? new Map<string, Promise<void>>();
    waiting.set(room, ofRoom);
    const known = ofRoom.get(address);
    if (known !== undefined) return known;
    let hasBegun = false;
    const read = turns.done(address, () => {
      hasBegun = true;
      ofRoom.delete(address);
      return committer.readOn(room, 'client');
    });
    if (!hasBegun) ofRoom.set(address, read);
    return read;
  }

  return async (room, address) => {
    if (!committer.isShared) return null;
    const loads = loadsFrom(address);
    const retryAfter = loads.wait();
    if (retryAfter > 0) return { code: 'too-many-messages', clause: null, retryAfter };
    loads.charge(COST);
    await readOn(room, address);
    return null;
  };
}
