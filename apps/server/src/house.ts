// Owns what all connections of a server share.
import type { ClientToServerEvents, RoomId, ServerToClientEvents } from '@ludo/protocol';
import type { Dice } from '@ludo/room';
import type { Server, Socket } from 'socket.io';
import type { Asking } from './asking.ts';
import type { Arrivals } from './arrivals.ts';
import type { Capacity } from './capacity.ts';
import type { Committer } from './committer.ts';
import type { Keys } from './keys.ts';
import type { Bucket, Clock, Limits } from './limits.ts';
import type { Lines } from './lines.ts';
import type { Metrics } from './metrics.ts';
import type { Passes } from './passes.ts';
import type { Announcer } from './presence.ts';
import type { Registry } from './registry.ts';
import type { RowLimits } from './row-limits.ts';
import type { Steward } from './steward.ts';
import type { Talk } from './talk.ts';

export type GameServer = Server<ClientToServerEvents, ServerToClientEvents>;
export type GameSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

export interface House {
  readonly registry: Registry;
  readonly keys: Keys;
  /** Limits token renewals per person and address. */
  readonly renewals: (name: string) => Bucket;
  readonly renewalsFrom: (address: string) => Bucket;
  readonly passes: Passes;
  readonly committer: Committer;
  readonly announcer: Announcer;
  readonly steward: Steward;
  readonly dice: Dice;
  readonly limits: Limits;
  readonly now: Clock;
  readonly log: Lines;
  readonly metrics: Metrics;
  /** Takes one room from this address's allowance: 0, or the milliseconds until there is one. */
  readonly takeRoom: (address: string) => number;
  readonly messagesFrom: (address: string) => Bucket;
  readonly arrivals: Arrivals;
  readonly capacity: Capacity;
  readonly sentTo: (socket: GameSocket) => number;
  readonly rowLimits: RowLimits;
  readonly talk: Talk;
  visited(room: RoomId): void;
  readonly asking: Asking;
  isStopping(): boolean;
}
