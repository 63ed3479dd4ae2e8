// What the rooms are made of, and what for.
import type { RetentionDays, RoomId } from '@ludo/protocol';
import type { Feed } from '../feed/feed.ts';
import type { HostQuestions } from '../people/host-questions.ts';
import type { Capacity } from '../rooms/capacity.ts';
import type { Committer } from '../rooms/committer.ts';
import type { Identities } from '../people/identities.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { PushOptions } from '../push/push.ts';
import type { PushDoor } from '../push/push-door.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Passes } from '../people/passes.ts';
import type { Announcer } from '../rooms/presence.ts';
import type { Readiness } from '../upkeep/readiness.ts';
import type { Registry } from '../rooms/registry.ts';
import type { RoomDice, ServerDice } from '../rooms/room-dice.ts';
import type { RowLimits } from '../rooms/row-limits.ts';
import type { Steward } from '../upkeep/steward.ts';
import type { Consider } from '../upkeep/thoughts.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Talk } from '../people/talk.ts';
import type { Televisions } from '../people/televisions.ts';
import type { Broadcaster } from '../wire/broadcast.ts';
import type { Turns } from '../kit/turns.ts';
import type { Wait } from '../kit/wait.ts';
import type { AnswerTables } from '../rooms/public-tables.ts';

export interface RoomsOptions {
  readonly store: EventStore;
  /** Default: this process is alone with its store. */
  readonly feed?: Feed | undefined;
  readonly limits: Limits;
  readonly now: Clock;
  readonly time: () => number;
  readonly wait: Wait;
  readonly dice: ServerDice;
  readonly consider: Consider;
  readonly kept: RetentionDays;
  readonly isPacking: boolean;
  readonly log: Lines;
  readonly metrics: Metrics;
  readonly broadcaster: Broadcaster;
  /** Default: nobody is told of a turn while the page is away. */
  readonly push?: PushOptions | undefined;
}

export interface Rooms {
  readonly registry: Registry;
  readonly committer: Committer;
  readonly roomDice: RoomDice;
  readonly steward: Steward;
  readonly announcer: Announcer;
  readonly passes: Passes;
  readonly identities: Identities;
  readonly rowLimits: RowLimits;
  readonly talk: Talk;
  readonly hostQuestions: HostQuestions;
  readonly televisions: Televisions;
  readonly push: PushDoor;
  readonly capacity: Capacity;
  readonly answerTables: AnswerTables;
  /** How people take turns in being told: rooms by name, newcomers by address. */
  readonly telling: Turns;
  visited(room: RoomId): void;
  readonly isStopping: boolean;
  readiness(): Promise<Readiness>;
  /** Resolves once everything decided is written. */
  stop(): Promise<void>;
}
