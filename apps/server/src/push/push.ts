// Owns web push as a whole: with the operator's keys, or none.
import type { Agent } from 'node:https';
import type { RoomId } from '@ludo/protocol';
import type { PushNews } from '../feed/feed.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { Wait } from '../kit/wait.ts';
import { createPushDoor, noPush } from './push-door.ts';
import type { PushDoor } from './push-door.ts';
import { createSender } from './sender.ts';
import type { PushKeys } from './sender.ts';
import { createTurnCalls } from './turn-calls.ts';

export interface PushOptions {
  readonly keys: PushKeys;
  /** Connects to the push services. Default: by https. */
  readonly agent?: Agent;
}

interface Parts {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  readonly log: Lines;
  readonly live: (room: RoomId) => LiveRoom | undefined;
  /** How many other processes tell before this one. */
  readonly rank: (room: LiveRoom) => number;
  /** To the other processes. */
  readonly passOn: (news: PushNews) => void;
}

export function createPush(
  options: PushOptions | undefined,
  { limits, now, wait, log, ...others }: Parts,
): PushDoor & { stop(): void } {
  if (options === undefined) return { ...noPush, stop: () => undefined };
  const { keys, ...agent } = options;
  const failed = (reason: string): void => log.warn({ reason }, 'a turn could not be told');
  const calls = createTurnCalls({
    sender: createSender({ keys, limits, wait, failed, ...agent }),
    limits,
    now,
    wait,
    ...others,
  });
  const door = createPushDoor({ publicKey: keys.publicKey, calls, limits, now });
  return { ...door, stop: () => calls.stop() };
}
