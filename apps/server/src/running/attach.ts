// Owns the game on an existing http server.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { randomInt } from 'node:crypto';
import { consider } from '@ludo/bots';
import type { RetentionDays } from '@ludo/protocol';
import type { Logger } from 'pino';
import { createJoins } from '../people/joins.ts';
import { createToldElsewhere } from '../people/told-elsewhere.ts';
import { OPENINGS_A_TURN, OPENINGS_LAST } from '../people/opening.ts';
import { createRoomPlaces } from '../people/room-places.ts';
import { serve } from '../wire/connection.ts';
import { createGameServer } from '../wire/game-server.ts';
import type { GameSocket, ServerContext } from '../wire/server-context.ts';
import type { ServerDice } from '../rooms/room-dice.ts';
import { standardDice } from './dice.ts';
import { createAdmission } from '../wire/admission.ts';
import { connectionOf, sessionOf } from '../wire/engine.ts';
import type { Connection } from '../wire/engine.ts';
import { createBuckets, standardLimits } from '../limits/limits.ts';
import { createTablePreviews, type FindPreview } from '../previews/tables.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import { Lines } from '../telemetry/lines.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createLog } from '../telemetry/output.ts';
import { siteOf } from '../limits/networks.ts';
import { realWait, type Wait } from '../kit/wait.ts';
import type { Readiness } from '../upkeep/readiness.ts';
import { createRecords, type FindRecord } from '../records/records.ts';
import type { AnswerTables } from '../rooms/public-tables.ts';
import { createRooms } from './rooms.ts';
import { DATABASE_FILE } from '../store/database-file.ts';
import type { Feed } from '../feed/feed.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Strikes } from '../limits/strikes.ts';
import { createTurns } from '../kit/turns.ts';
import type { PushOptions } from '../push/push.ts';
import { createBroadcaster } from '../wire/broadcast.ts';
import { openLockedStore } from '../store/locked-store.ts';
import { standardKept } from '../upkeep/sweeper.ts';
import type { Consider } from '../upkeep/thoughts.ts';

/** Messages, and milliseconds after which none is begun: most take a twentieth of one. */
const MESSAGES_A_TURN = 100;
const LONGEST_TURN = 4;

export interface AttachOptions {
  readonly dice?: ServerDice;
  /** Closed with the game. Default: the database file. */
  readonly store?: EventStore;
  /** To other processes of the store; closed with the game. Default: there are none. */
  readonly feed?: Feed;
  readonly log?: Logger;
  /** How bots choose. */
  readonly consider?: Consider;
  readonly limits?: Partial<Limits>;
  /** Monotonic, in milliseconds, for limits and durations. */
  readonly now?: Clock;
  /** Wall clock, in milliseconds since 1970. */
  readonly time?: () => number;
  readonly wait?: Wait;
  /** Besides the server's own. */
  readonly origins?: readonly string[];
  /** Behind our proxy the last entry of x-forwarded-for is the client's address. */
  readonly trustProxy?: boolean;
  /** Days since a table's last row, where not the default; null: for ever. */
  readonly kept?: Partial<RetentionDays>;
  /** Whether rows of games that are over are packed. Default: they are. */
  readonly isPacking?: boolean;
  /** How people are told of their turn while their page is away. Default: they are not. */
  readonly push?: PushOptions;
  /** Nothing else handles upgrades on this http server: those for other paths are cut. */
  readonly isAlone?: boolean;
}

export interface Attached {
  /** Refuses new messages, writes what was decided, stops listening, cuts all connections and closes the store. */
  close(): Promise<void>;
  /** In memory, with somebody there or waited for. */
  readonly rooms: number;
  readonly isStopping: boolean;
  /** To be told of each TCP connection: a turn in which one comes ends after one message. */
  readonly connectionCame: () => void;
  readonly log: Lines;
  /** The store answers and has not just failed. */
  readiness(): Promise<Readiness>;
  readonly answerTables: AnswerTables;
  readonly findPreview: FindPreview;
  readonly findRecord: FindRecord;
  readonly strikes: Strikes;
  readonly sessionOf: (request: IncomingMessage) => Connection | null;
  metrics(): string;
}

export function attach(http: HttpServer, options: AttachOptions = {}): Attached {
  const store = options.store ?? openStore();
  const limits: Limits = { ...standardLimits, ...options.limits };
  const now = options.now ?? (() => performance.now());
  const metrics = createMetrics();
  const wait = options.wait ?? realWait;
  const log = new Lines(options.log ?? createLog(process.env['LOG_LEVEL'] ?? 'info'), wait);
  const { inTurn, cutShort } = createTurns({ most: MESSAGES_A_TURN, longest: LONGEST_TURN });
  const admission = createAdmission({
    inTurn,
    limits,
    now,
    wait,
    trustProxy: options.trustProxy ?? false,
    refused: (code) => metrics.refused(code),
    ended: (why, address) => log.warn({ why, ...(address && { address }) }, 'a connection is cut'),
    shut: (address, seconds) => log.warn({ address, seconds }, 'nobody new is let in from an address'),
  });
  const io = createGameServer(http, {
    limits,
    admission,
    log,
    origins: options.origins ?? [],
    isAlone: options.isAlone ?? false,
  });

  const broadcaster = createBroadcaster({
    socketOf: (id) => io.sockets.sockets.get(id),
    written: (connection, bytes) => admission.written(connection, bytes),
  });
  const kept: RetentionDays = { ...standardKept, ...options.kept };
  const dice = options.dice ?? standardDice;
  const rooms = createRooms({
    store,
    feed: options.feed,
    limits,
    now,
    time: options.time ?? store.time ?? (() => Date.now()),
    wait,
    dice,
    consider: options.consider ?? considerAsBot,
    kept,
    isPacking: options.isPacking ?? true,
    log,
    metrics,
    broadcaster,
    push: options.push,
  });
  const { registry, capacity, telling } = rooms;
  const loadsFrom = createBuckets(limits.loadBurst, limits.loadsPerSecond, now);
  const roomsFrom = createBuckets(limits.roomBurst, limits.roomsPerHour / 3600, now);
  const wrongRulesFrom = createBuckets(limits.roomBurst, limits.roomsPerHour / 3600, now);
  const context: ServerContext = {
    ...rooms,
    renewals: createBuckets(limits.renewalBurst, limits.renewalsPerHour / 3600, now),
    renewalsFrom: createBuckets(limits.renewalBurstPerAddress, limits.renewalsPerSecondPerAddress, now),
    limits,
    now,
    log,
    metrics,
    toldElsewhere: createToldElsewhere({ committer: rooms.committer, loadsFrom }),
    joins: createJoins({ registry, store, capacity, limits, now, telling, loadsFrom }),
    roomPlaces: createRoomPlaces(limits),
    sentTo: (socket) => admission.sentTo(connectionOf(socket)),
    roomsFrom: (address) => roomsFrom(siteOf(address)),
    wrongRulesFrom: (address) => wrongRulesFrom(siteOf(address)),
    opening: createTurns({ most: OPENINGS_A_TURN, longest: OPENINGS_LAST }),
    messagesFrom: createBuckets(
      limits.messageBurst * limits.messageBursts,
      limits.messagesPerSecond * limits.messageRates,
      now,
    ),
    isStopping: () => rooms.isStopping,
  };

  admission.watch(io);
  io.on('connection', (socket: GameSocket) => serve(context, socket, admission.addressOf(socket.request)));

  let closing: Promise<void> | null = null;
  async function close(): Promise<void> {
    admission.stop();
    await rooms.stop();
    // Who comes back at once comes to another server, or to the next one.
    http.close();
    // Clients come back by themselves when a transport closes, but not after a Socket.IO disconnect.
    io.engine.close();
    rooms.announcer.stop();
    metrics.stop();
    await store.close();
    log.stop();
  }

  return {
    close: () => (closing ??= close()),
    connectionCame: cutShort,
    get rooms() {
      return registry.size;
    },
    get isStopping() {
      return rooms.isStopping;
    },
    log,
    readiness: () => rooms.readiness(),
    strikes: admission.strikes,
    sessionOf: (request) => sessionOf(io, request),
    findPreview: createTablePreviews({
      live: (room) => registry.live(room),
      store,
      limits,
      loadsFrom,
      failed: (room, reason) => log.warn({ room, reason }, 'a link could not be told of'),
    }),
    findRecord: createRecords({
      store,
      limits,
      loadsFrom,
      failed: (room, reason) => log.warn({ room, reason }, 'a game could not be recorded'),
    }),
    answerTables: rooms.answerTables,
    metrics: () =>
      metrics.text({
        rooms: registry.size,
        idle: registry.idle,
        sockets: io.engine.clientsCount,
        waiting: admission.waiting,
      }),
  };
}

const considerAsBot: Consider = (position, level) => consider(position, level, { below: randomInt });

function openStore(): EventStore {
  const opened = openLockedStore(process.env['DATABASE'] ?? DATABASE_FILE);
  if (!opened.ok) throw new Error(`${opened.error.file}: ${opened.error.reason}`);
  return opened.value;
}
