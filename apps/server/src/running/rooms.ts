// Owns making and stopping the parts of the rooms, in the order of their dependencies. Stopping loses nothing that
// was decided.
import type { RoomId } from '@ludo/protocol';
import type { LoggedRow, Row } from '@ludo/room';
import { noFeed } from '../feed/feed.ts';
import { hearFeed } from './hear-feed.ts';
import type { Rooms, RoomsOptions } from './rooms-parts.ts';
import { createHostQuestions } from '../people/host-questions.ts';
import { textOfRow } from '../store/event-store.ts';
import { createCapacity } from '../rooms/capacity.ts';
import { createCommitter } from '../rooms/committer.ts';
import { tellRow } from '../rooms/row-lines.ts';
import { createIdentities } from '../people/identities.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createPush } from '../push/push.ts';
import { createCodesElsewhere } from '../people/codes-elsewhere.ts';
import { createPasses } from '../people/passes.ts';
import { createAnnouncer } from '../rooms/presence.ts';
import { watchReadiness } from '../upkeep/readiness.ts';
import { createPublicList } from '../rooms/public-tables.ts';
import { createRegistry } from '../rooms/registry.ts';
import { createAttendances } from '../rooms/attendance.ts';
import { createRoomTelling } from '../rooms/room-telling.ts';
import { createRoomDice } from '../rooms/room-dice.ts';
import { createRowLimits } from '../rooms/row-limits.ts';
import { createRunningTime } from '../upkeep/running-time.ts';
import { createSignal } from '../kit/signal.ts';
import { createSnapshots, ROWS_BETWEEN, ROWS_BETWEEN_FOR_OTHERS } from '../rooms/snapshots.ts';
import { createSteward } from '../upkeep/steward.ts';
import { createSweeper } from '../upkeep/sweeper.ts';
import { createTalk } from '../people/talk.ts';
import { createTelevisions } from '../people/televisions.ts';
import { createTurns } from '../kit/turns.ts';

/** Connections told in one turn of the event loop: some four milliseconds. */
export const TOLD_A_TURN = 500;
/** Milliseconds after which a turn begins to tell nobody else. */
const TELLING_LASTS = 4;

/** Milliseconds from which an append is logged. */
const SLOW = 100;

export function createRooms(options: RoomsOptions): Rooms {
  const { store, limits, now, time, wait, dice, consider, kept, isPacking, log, metrics, broadcaster } =
    options;
  const feed = options.feed ?? noFeed;
  const loaded = createSignal<[LiveRoom]>();
  const emptied = createSignal<[LiveRoom]>();
  const removed = createSignal<[RoomId]>();
  const written = createSignal<[LiveRoom, LoggedRow, body?: string]>();
  const appended = createSignal<[milliseconds: number, rows: number, isWritten: boolean]>();
  let isStopping = false;

  const snapshots = createSnapshots(
    store,
    (room, reason) => log.warn({ room, reason }, 'a snapshot could not be kept'),
    feed === noFeed ? ROWS_BETWEEN : ROWS_BETWEEN_FOR_OTHERS,
  );
  const registry = createRegistry({
    store,
    snapshots,
    wait,
    clocks: { now, time },
    limits,
    feed,
    seedFor: (room) => roomDice.seedFor(room),
    loaded: loaded.tell,
    emptied: emptied.tell,
    removed: removed.tell,
  });
  const telling = createTurns({ most: TOLD_A_TURN, longest: TELLING_LASTS });
  const tellRoom = createRoomTelling({ telling, most: TOLD_A_TURN, broadcaster });
  const committer = createCommitter({
    store,
    telling,
    feed,
    written: written.tell,
    settled: (room) => registry.release(room),
    appended: appended.tell,
    failed: (room, reason) => log.error({ room: room.id, reason }, 'rows could not be written'),
    unfit(room, reason) {
      if (!room.isLeft) log.warn({ room: room.id, reason }, 'a room is left to other servers');
      leave(room);
    },
    repaired: (kind) => metrics.repaired(kind),
  });
  /** Its people come back, and find it elsewhere or nowhere. */
  function leave(room: LiveRoom): void {
    room.isLeft = true;
    broadcaster.hangUp(room.people.sockets());
    registry.release(room);
  }

  const roomDice = createRoomDice(dice, committer);
  const announcer = createAnnouncer({
    look: (id) => registry.live(id),
    telling,
    announce: (room, presence) => tellRoom(room, 'presence', JSON.stringify(presence)),
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
    orphaned(room) {
      steward.look(room);
      if (hostQuestions.orphaned(room)) attendances.ask([room]);
    },
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
    announce: (room, said) => tellRoom(room, 'said', JSON.stringify(said)),
    passOn: (room, said) => feed.publish([{ is: 'said', room: room.id, said }]),
  });
  const steward = createSteward({
    store,
    registry,
    committer,
    roomDice,
    consider,
    time,
    now,
    wait,
    rowLimits,
    rank: (room) => attendances.rank(room),
    hearsOthers: () => attendances.hearsOthers(),
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
    passOn: (news) => feed.publish([news]),
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
  const push = createPush(options.push, {
    limits,
    now,
    wait,
    log,
    live: (room) => registry.live(room),
    rank: (room) => attendances.rank(room),
    passOn: (news) => feed.publish([news]),
  });
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
    isPacking,
    running: () => running.total(),
    wait,
    log,
    expired: (rooms) => metrics.expired(rooms),
    packed: (rows) => metrics.packed(rows),
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

  const publicList = createPublicList({ rooms: () => registry.all(), kept, now, wait, feed });
  const stopHearing = hearFeed(feed, {
    store,
    wait,
    registry,
    committer,
    attendances,
    talk,
    hostQuestions,
    passes,
    push,
    codes,
    publicList,
    gone(room) {
      if (!room.isLeft) log.warn({ room: room.id }, 'the store has not all rows of a room any more');
      leave(room);
    },
    failed: (reason) => log.warn({ reason }, 'news of another process could not be taken'),
    refused(where) {
      metrics.newsRefused();
      log.warn({ where }, 'what was heard of other processes is no news of theirs');
    },
  });
  written.listen((room, row, body) => {
    tellRoom(room, 'row', textOfRow(row, body), (milliseconds) => metrics.broadcast(milliseconds));
    // Each process counts its own.
    if (body !== undefined) metrics.written(row.row, row.id !== undefined);
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
  steward.start();

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
    answerTables: publicList.answer,
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
      publicList.stop();
      const swept = sweeper.stop();
      registry.stop();
      hostQuestions.stop();
      push.stop();
      await committer.idle();
      await store.letDuesGo();
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
