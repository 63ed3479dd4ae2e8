// Owns what people may ask of web push, and whether this server has any: without keys it tells nobody.
import { ECDH } from 'node:crypto';
import type { Joined, Push, PushSubscriber, RoomId, WireRefusal } from '@ludo/protocol';
import { playersOf } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { createBuckets } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';
import type { PushNews } from '../feed/feed.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Caller } from '../people/host-questions.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createKeyedHash } from '../secrets/identity.ts';
import { isPushEndpoint } from './push-services.ts';
import type { TurnCalls } from './turn-calls.ts';

export interface PushDoor {
  /** With the answer to a join. */
  readonly told: Pick<Joined, 'pushKey'>;
  note(caller: Pick<Caller, 'room' | 'person' | 'address'>, message: Push): Result<null, WireRefusal>;
  /** A row was written, or somebody's connection ended. */
  look(room: LiveRoom): void;
  /** From another process. */
  hear(news: PushNews): void;
  /** All that are known of this room, for another process. */
  news(room: RoomId): readonly PushNews[];
}

const refused = (error: WireRefusal): Result<null, WireRefusal> => ({ ok: false, error });

export const noPush: PushDoor = {
  told: {},
  note: () => refused({ code: 'not-allowed', clause: null }),
  look: () => undefined,
  hear: () => undefined,
  news: () => [],
};

interface PushDoorOptions {
  readonly publicKey: string;
  readonly calls: Pick<TurnCalls, 'subscribe' | 'look' | 'hear' | 'news'>;
  readonly limits: Limits;
  readonly now: Clock;
}

export function createPushDoor({ publicKey, calls, limits, now }: PushDoorOptions): PushDoor {
  const addresses = createBuckets(limits.subscriptionBurst, limits.subscriptionsPerHour / 3600, now);

  const hashOf = createKeyedHash();

  return {
    told: { pushKey: publicKey },
    note({ room, person, address }, message) {
      if (playersOf(room.state, person).length === 0) return refused({ code: 'not-your-seat', clause: null });
      if (!isPushEndpoint(message.endpoint))
        return refused({ code: 'malformed', clause: null, field: 'endpoint' });
      const site = siteOf(address);
      const retryAfter = addresses(site).take();
      if (retryAfter > 0) return refused({ code: 'too-many-changes', clause: null, retryAfter });
      const { endpoint, p256dh, auth, language } = message;
      if (!isDeviceKey(p256dh)) return refused({ code: 'malformed', clause: null, field: 'p256dh' });
      calls.subscribe(room.id, person, { endpoint, p256dh, auth, language, from: hashOf(site) });
      return { ok: true, value: null };
    },
    look: (room) => calls.look(room),
    hear(news) {
      // Where this server sends to is decided here alone.
      if (news.is === 'subscribed' && !isDevice(news.subscription)) return;
      calls.hear(news);
    },
    news: (room) => calls.news(room),
  };
}

function isDevice({ endpoint, p256dh }: PushSubscriber): boolean {
  return isPushEndpoint(endpoint) && isDeviceKey(p256dh);
}

/** A point on the curve (RFC 8291, 3.1): nothing can be encrypted for any other. */
function isDeviceKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
