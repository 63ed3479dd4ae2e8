// Owns making and stopping the parts of the rooms, in the order of their dependencies. Stopping loses nothing that
// was decided.
import { performance } from 'node:perf_hooks';
import type { RetentionDays, RoomId } from '@ludo/protocol';
import type { ChoosePlay, LoggedRow, Row } from '@ludo/room';
import { noFeed } from '../feed/feed.ts';
import type { Feed } from '../feed/feed.ts';
import { hearFeed } from './hear-feed.ts';
import { createHostQuestions } from '../people/host-questions.ts';
import type { HostQuestions } from '../people/host-questions.ts';
import { createCapacity } from '../rooms/capacity.ts';
import type { Capacity } from '../rooms/capacity.ts';
import { createCommitter } from '../rooms/committer.ts';
import type { Committer } from '../rooms/committer.ts';
import { tellRow } from '../rooms/row-lines.ts';
import { createIdentities } from '../people/identities.ts';
import type { Identities } from '../people/identities.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createPush } from '../push/push.ts';
import type { PushOptions } from '../push/push.ts';
import type { PushDoor } from '../push/push-door.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createCodesElsewhere } from '../people/codes-elsewhere.ts';
import { createPasses } from '../people/passes.ts';
import type { Passes } from '../people/passes.ts';
import { createAnnouncer } from '../rooms/presence.ts';
import type { Announcer } from '../rooms/presence.ts';
import { watchReadiness } from '../upkeep/readiness.ts';
import type { Readiness } from '../upkeep/readiness.ts';
import { createRegistry } from '../rooms/registry.ts';
import type { Registry } from '../rooms/registry.ts';
import { createAttendances } from '../rooms/attendance.ts';
import { createRoomDice } from '../rooms/room-dice.ts';
import type { RoomDice, ServerDice } from '../rooms/room-dice.ts';
import { createRowLimits } from '../rooms/row-limits.ts';
import type { RowLimits } from '../rooms/row-limits.ts';
import { createRunningTime } from '../upkeep/running-time.ts';
import { createSignal } from '../kit/signal.ts';
import { createSnapshots } from '../rooms/snapshots.ts';
import { createSteward } from '../upkeep/steward.ts';
import type { Steward } from '../upkeep/steward.ts';
import type { EventStore } from '../store/event-store.ts';
import { createSweeper } from '../upkeep/sweeper.ts';
import { createTalk } from '../people/talk.ts';
import type { Talk } from '../people/talk.ts';
import { createTelevisions } from '../people/televisions.ts';
import type { Televisions } from '../people/televisions.ts';
import type { Broadcaster } from '../wire/broadcast.ts';
import { createTurns } from '../kit/turns.ts';
import type { Turns } from '../kit/turns.ts';
import type { Wait } from '../kit/wait.ts';

/** Connections told in one turn of the event loop: some four milliseconds. */
export const TOLD_A_TURN = 500;

/** Milliseconds from which an append is logged. */
const SLOW = 100;

interface RoomsOptions {
  readonly store: EventStore;
  /** Default: this process is alone with its store. */
  readonly feed?: Feed | undefined;
  readonly limits: Limits;
  readonly now: Clock;
  readonly time: () => number;
  readonly wait: Wait;
  readonly dice: ServerDice;
  readonly choose: ChoosePlay;
  readonly kept: RetentionDays;
  readonly log: Lines;
  readonly metrics: Metrics;
  readonly broadcaster: Broadcaster;
  /** Default: nobody is told of a turn while the page is away. */
  readonly push?: PushOptions | undefined;
}

interface Rooms {
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
  /** How people take turns in being told: rooms by name, newcomers by address. */
  readonly telling: Turns;
  visited(room: RoomId): void;
  readonly isStopping: boolean;
  readiness(): Promise<Readiness>;
  /** Resolves once everything decided is written. */
  stop(): Promise<void>;
}

export function createRooms(options: RoomsOptions): Rooms {
  const { store, limits, now, time, wait, dice, choose, kept, log, metrics, broadcaster } = options;
  const feed = options.feed ?? noFeed;
  const loaded = createSignal<[LiveRoom]>();
  const emptied = createSignal<[LiveRoom]>();
  const removed = createSignal<[RoomId]>();
  const written = createSignal<[LiveRoom, LoggedRow]>();
  const appended = createSignal<[milliseconds: number, rows: number, isWritten: boolean]>();
  let isStopping = false;

  const snapshots = createSnapshots(store, (room, reason) =>
    log.warn({ room, reason }, 'a snapshot could not be kept'),
  );
  const registry = createRegistry({
    store,
    snapshots,
    wait,
    clocks: { now, time },
    feed,
    seedFor: (room) => roomDice.seedFor(room),
    loaded: loaded.tell,
    emptied: emptied.tell,
    removed: removed.tell,
  });
  const telling = createTurns({ most: TOLD_A_TURN });
  const committer = createCommitter({
    store,
    telling,
    feed,
    written: written.tell,
    settled: (room) => registry.release(room),
    appended: appended.tell,
    failed: (room, reason) => log.error({ room: room.id, reason }, 'rows could not be written'),
    repaired: (kind) => metrics.repaired(kind),
  });
  const roomDice = createRoomDice(dice, committer);
  const announcer = createAnnouncer({
    look: (id) => registry.live(id),
    telling,
    announce: (room, presence) => broadcaster.tell(room.people.keys(), 'presence', presence),
    passOn: (room) => attendances.passOn(room),
  });
  const attendances = createAttendances({
    feed,
    now,
    wait,
    all: () => registry.all(),
    changed(room) {
      announcer.changed(room.id);
      push.look(room);
      forgetTalk(room);
    },
    orphaned: (room) => steward.look(room),
  });
  /** What was said is remembered as long as somebody is there, at whichever process. */
  function forgetTalk(room: LiveRoom): void {
    if (room.people.size === 0 && room.elsewhere.size === 0) talk.forget(room);
  }

  const rowLimits = createRowLimits(limits, now);
  const passes = createPasses(now, (news) => feed.publish([news]));
  const identities = createIdentities(store, time);
  const talk = createTalk({
    limits,
    now,
    telling,
    announce: (room, said) => broadcaster.tell(room.people.keys(), 'said', said),
    passOn: (room, said) => feed.publish([{ is: 'said', room: room.id, said }]),
  });
  const steward = createSteward({
    registry,
    committer,
    roomDice,
    choose,
    time,
    wait,
    rowLimits,
    rank: (room) => attendances.rank(room),
    most: limits.roomsInMemory,
    log,
  });
  const hostQuestions = createHostQuestions({
    limits,
    now,
    wait,
    roomDice,
    committer,
    rowLimits,
    log,
    tellHost: (sockets, questions) => broadcaster.tell(sockets, 'questions', questions),
    tellAsker: (sockets, wished) => broadcaster.tell(sockets, 'wished', wished),
  });
  const televisions = createTelevisions({
    limits,
    now,
    tell: (socket, shown) => broadcaster.tell([socket], 'shown', shown),
    showElsewhere: (room, code) => codes.show(room, code),
  });
  const codes = createCodesElsewhere({
    feed,
    wait,
    showHere: (room, code) => televisions.showHere(room, code),
  });
  const push = createPush(options.push, { limits, now, wait, log, live: (room) => registry.live(room) });
  const running = createRunningTime({ store, now, wait, log });
  const readiness = watchReadiness({
    now,
    tryToWrite: () => running.write(),
    async isInPlace() {
      const size = await store.size();
      if (!size.ok && !isStopping) log.error({ problem: size.error }, 'the games are not where they were');
      return size.ok;
    },
    isStopping: () => isStopping,
  });
  const sweeper = createSweeper({
    registry,
    store,
    isShared: feed.isShared,
    kept,
    running: () => running.total(),
    wait,
    log,
    expired: (rooms) => metrics.expired(rooms),
  });
  const capacity = createCapacity({
    limits,
    now,
    store,
    turned: (isFull, size) =>
      isFull
        ? log.error(size, 'no table is opened: the store is full')
        : log.info(size, 'tables are opened again'),
  });

  const stopHearing = hearFeed(feed, { store, wait, registry, committer, attendances, talk, passes, codes });
  written.listen((room, row) => {
    const before = performance.now();
    broadcaster.tell(room.people.keys(), 'row', row);
    metrics.broadcast(performance.now() - before);
    metrics.written(row.row, row.id !== undefined);
    tellRow(log, room, row);
    if (isOfSeats(row.row.t)) announcer.changed(room.id);
  });
  written.listen((room, { row }) => steward.written(room, row));
  written.listen((room) => snapshots.look(room));
  written.listen((room, { row }) => hostQuestions.written(room, row));
  written.listen((room) => push.look(room));
  appended.listen((milliseconds, rows, isWritten) => {
    metrics.appended(milliseconds, isWritten);
    readiness.tried(isWritten);
    if (milliseconds >= SLOW) log.warn({ milliseconds: Math.round(milliseconds), rows }, 'a slow append');
  });
  loaded.listen((room) => attendances.ask([room]));
  loaded.listen((room) => steward.loaded(room));
  emptied.listen(forgetTalk);
  removed.listen((room) => passes.forget(room));
  void steward.start(store);

  return {
    registry,
    committer,
    roomDice,
    steward,
    announcer,
    passes,
    identities,
    rowLimits,
    talk,
    hostQuestions,
    televisions,
    push,
    capacity,
    telling,
    visited: (room) => sweeper.visited(room),
    get isStopping() {
      return isStopping;
    },
    readiness: () => readiness.look(),
    async stop() {
      isStopping = true;
      steward.stop();
      stopHearing();
      const swept = sweeper.stop();
      registry.stop();
      hostQuestions.stop();
      push.stop();
      await committer.idle();
      await identities.idle();
      await snapshots.idle();
      await swept;
      await running.stop();
      await feed.close();
    },
  };
}

const ofSeats: readonly Row['t'][] = ['sit', 'rename', 'stand', 'late', 'remove', 'move', 'start'];
const isOfSeats = (type: Row['t']): boolean => ofSeats.includes(type);
