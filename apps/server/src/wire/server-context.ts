// Owns what all connections of a server share.
import type { ClientToServerEvents, RoomId, ServerToClientEvents } from '@ludo/protocol';
import type { Server, Socket } from 'socket.io';
import type { HostQuestions } from '../people/host-questions.ts';
import type { Joins } from '../people/joins.ts';
import type { Capacity } from '../rooms/capacity.ts';
import type { Committer } from '../rooms/committer.ts';
import type { Identities } from '../people/identities.ts';
import type { Turns } from '../kit/turns.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Passes } from '../people/passes.ts';
import type { RoomPlaces } from '../people/room-places.ts';
import type { PushDoor } from '../push/push-door.ts';
import type { Announcer } from '../rooms/presence.ts';
import type { Registry } from '../rooms/registry.ts';
import type { RoomDice } from '../rooms/room-dice.ts';
import type { RowLimits } from '../rooms/row-limits.ts';
import type { Steward } from '../upkeep/steward.ts';
import type { Talk } from '../people/talk.ts';
import type { Televisions } from '../people/televisions.ts';
import type { ToldElsewhere } from '../people/told-elsewhere.ts';

export type GameServer = Server<ClientToServerEvents, ServerToClientEvents>;
export type GameSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

export interface ServerContext {
  readonly registry: Registry;
  readonly identities: Identities;
  /** Of tokens, by person and by address. */
  readonly renewals: (name: string) => Bucket;
  readonly renewalsFrom: (address: string) => Bucket;
  readonly passes: Passes;
  readonly committer: Committer;
  readonly announcer: Announcer;
  readonly steward: Steward;
  readonly roomDice: RoomDice;
  readonly limits: Limits;
  readonly now: Clock;
  readonly log: Lines;
  readonly metrics: Metrics;
  /** Rooms opened, by address. */
  readonly roomsFrom: (address: string) => Bucket;
  /** Openings refused for their rules, by address. */
  readonly wrongRulesFrom: (address: string) => Bucket;
  /** In whose turns rooms are opened. */
  readonly opening: Pick<Turns, 'inTurn'>;
  readonly messagesFrom: (address: string) => Bucket;
  readonly joins: Joins;
  readonly toldElsewhere: ToldElsewhere;
  readonly capacity: Capacity;
  readonly roomPlaces: RoomPlaces;
  readonly sentTo: (socket: GameSocket) => number;
  readonly rowLimits: RowLimits;
  readonly talk: Talk;
  visited(room: RoomId): void;
  readonly hostQuestions: HostQuestions;
  readonly televisions: Televisions;
  readonly push: PushDoor;
  isStopping(): boolean;
}
