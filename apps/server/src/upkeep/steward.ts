// Owns what rooms do by themselves when it is due: bots act, clocks run out, players become away and present. The
// dues are in the log, and outlast a restart.
import { accept, choiceDue, decideDue, hasNotAgreed, holds } from '@ludo/room';
import type { Accepted, PersonId, RoomState, Row } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import { createAlarms } from '../kit/alarms.ts';
import { createClaims } from './claims.ts';
import type { Clock } from '../limits/limits.ts';
import type { Committer } from '../rooms/committer.ts';
import { createHostWatch } from './host-watch.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Registry } from '../rooms/registry.ts';
import type { RoomDice } from '../rooms/room-dice.ts';
import type { RowLimits } from '../rooms/row-limits.ts';
import type { EventStore, RoomDue } from '../store/event-store.ts';
import { createThoughts, type Consider } from './thoughts.ts';
import type { Wait } from '../kit/wait.ts';
import { traceOf } from '../kit/trace.ts';

/** Milliseconds from a lost connection until its person is away. */
const BRIEFLY = 5000;
/** After a restart of the server everybody has lost the connection at once. */
const AFTER_RESTART = 15_000;
/** Milliseconds, for a room that could not be read or written. */
const AGAIN = 5000;
/** Of the rooms in memory, those where only something is due; the rest is for people who arrive. */
const SHARE = 0.5;
/** Milliseconds for which a process lets another one act first: longer than word of its row takes. */
const BETWEEN = 250;
/** Milliseconds after which a bot leaves the turn of the event loop to others. */
const THOUGHT_LASTS = 2;
/** Milliseconds, for a room with unwritten rows. */
const SOON = 500;

interface StewardOptions {
  readonly store: Pick<EventStore, 'claimDues' | 'findDues'>;
  readonly registry: Registry;
  readonly committer: Committer;
  readonly roomDice: RoomDice;
  readonly consider: Consider;
  /** Milliseconds since 1970, for rooms that are not in memory. */
  readonly time: () => number;
  readonly now: Clock;
  readonly wait: Wait;
  readonly rowLimits: RowLimits;
  /** Of the processes that have this room in memory, how many act before this one. */
  readonly rank: (room: LiveRoom) => number;
  /** False: whoever is connected to another process may be unknown here. */
  readonly hearsOthers: () => boolean;
  readonly most: number;
  readonly log: Lines;
}

export interface Steward {
  start(): void;
  written(room: LiveRoom, row: Row): void;
  /** Read from the store; its players may be absent. */
  loaded(room: LiveRoom): void;
  came(room: LiveRoom, person: PersonId): void;
  left(room: LiveRoom, person: PersonId): void;
  /** Another process, which looked after the connections there, is gone. */
  look(room: LiveRoom): void;
  stop(): void;
}

/** Of somebody without a connection here. */
interface Expectation {
  /** Seen to leave; others may be at another process of which nothing is heard. */
  wasHere: boolean;
}

export function createSteward({
  store,
  registry,
  committer,
  roomDice,
  consider,
  time,
  now,
  wait,
  rowLimits,
  rank,
  hearsOthers,
  most,
  log,
}: StewardOptions): Steward {
  const isInMemory = (room: RoomId): boolean => registry.live(room) !== undefined;
  const nameOf = (room: RoomId): string => rowLimits.payerOf(room) ?? room;
  const alarms = createAlarms({ wait, now, isInMemory, nameOf, act });
  const thoughts = createThoughts({ consider, now, longest: THOUGHT_LASTS });
  const waits = new Set<() => void>();
  /** Whose connection is waited for. */
  const expected = new WeakMap<LiveRoom, Map<PersonId, Expectation>>();
  let isStopped = false;
  const claims = createClaims({ store, isShared: committer.isShared, time, wait, log, left, takeUp });
  const hosts = createHostWatch({
    wait,
    briefly: BRIEFLY,
    hearsOthers,
    live: (room) => registry.live(room),
    doubtful: (room) => alarms.ring(room.id, AGAIN, null),
    propose: (room, decide) =>
      void propose(room, (state) => {
        const row = decide(state);
        return row === null ? null : accept(row);
      }),
  });

  function left(): number {
    return Math.ceil(most * SHARE - registry.aboutSize);
  }

  /** By the room's own time. */
  function setAlarm(room: LiveRoom): void {
    const due = room.due?.at ?? null;
    if (due === null) alarms.silence(room.id);
    else alarms.ring(room.id, Math.max(0, due - room.now) + rank(room) * BETWEEN, due);
  }

  /** `reached`: the instant that was waited for, whatever the clocks say. */
  async function act(id: RoomId, reached: number | null): Promise<void> {
    if (isStopped) return;
    // After a start all seat holders are waited for, which keeps the room in memory.
    if (!isInMemory(id) && left() <= 0) return alarms.ring(id, AGAIN, reached);
    const live = registry.live(id);
    const found =
      live === undefined || live.isLeft ? await registry.find(id) : ({ ok: true, value: live } as const);
    if (isStopped) return;
    alarms.silence(id);
    if (!found.ok) {
      if (found.error.code === 'storage-failed') alarms.ring(id, AGAIN, reached);
      return;
    }
    const room = found.value;
    if (room.isDoubtful && !(await committer.recover(room))) return alarms.ring(id, AGAIN, reached);
    if (reached !== null) room.reach(reached);
    reconcile(room);
    hosts.look(room);
    const dice = roomDice.of(room);
    const later = room.due?.deed.kind === 'act' ? rowLimits.waitToAct(room) : 0;
    if (later > 0) alarms.ring(id, later, null);
    else if (isThinking(room)) alarms.goOn(id, reached);
    else if (!propose(room, (state) => decideDue(state, room.now, dice, thoughts.choose))) {
      if (room.isSettled) setAlarm(room);
      else alarms.ring(id, SOON, null);
    }
    registry.release(room);
  }

  /** For a while; where that fails, `propose` tells. */
  function isThinking(room: LiveRoom): boolean {
    const choice = choiceDue(room.state, room.now);
    return choice !== null && !thoughts.goOn(choice.position, choice.level);
  }

  /** True if a row is on its way or the log is full. */
  function propose(room: LiveRoom, decide: (state: RoomState) => Accepted | null): boolean {
    if (room.isLeft || rowLimits.isFull(room)) return true;
    try {
      const proposed = room.propose({
        decide: (state) => (state.isClosed ? null : decide(state)) ?? { ok: false, error: null },
        unwritten: (why) => alarms.ring(room.id, why === 'overtaken' ? 0 : AGAIN, null),
      });
      if (!proposed.ok) return false;
      const { logged, repeats } = proposed.value;
      const pay = rowLimits.actsItself(room, logged.row);
      repeats.push((fate) => {
        if (typeof fate === 'number') pay();
      });
      committer.submit(proposed.value);
      return true;
    } catch (thrown) {
      log.error({ room: room.id, reason: traceOf(thrown) }, 'a room could not act by itself');
      alarms.ring(room.id, AGAIN, null);
      return true;
    }
  }

  /** `patience` in milliseconds. */
  function expect(room: LiveRoom, persons: readonly PersonId[], patience: number, wereHere = false): void {
    const already = expected.get(room) ?? new Map<PersonId, Expectation>();
    expected.set(room, already);
    for (const person of persons) {
      const expectation = already.get(person);
      if (wereHere && expectation !== undefined) expectation.wasHere = true;
    }
    const news = persons.filter((person) => !already.has(person));
    if (news.length === 0 || isStopped) return;
    const expectations = news.map((person) => [person, { wasHere: wereHere }] as const);
    for (const [person, expectation] of expectations) already.set(person, expectation);
    room.awaited += 1;
    const callOff = wait(patience, () => {
      waits.delete(callOff);
      room.awaited -= 1;
      // Whoever was back meanwhile is waited for anew, if at all.
      const open = expectations.filter(([person, expectation]) => already.get(person) === expectation);
      for (const [person] of open) already.delete(person);
      const gone = open.filter(([person]) => !room.isConnected(person));
      const left = new Set(
        gone.filter(([, { wasHere }]) => wasHere || hearsOthers()).map(([person]) => person),
      );
      // The store's rows must be known first.
      if (room.isDoubtful) alarms.ring(room.id, AGAIN, null);
      else for (const person of left) depart(room, person);
      const doubtful = gone.map(([person]) => person).filter((person) => !left.has(person));
      expect(room, doubtful, BRIEFLY);
      registry.release(room);
    });
    waits.add(callOff);
  }

  /** An earlier row may have been refused. */
  function reconcile(room: LiveRoom): void {
    for (const seat of room.state.seatList) {
      if (seat.state === 'held' && !room.isConnected(seat.person)) expect(room, [seat.person], BRIEFLY);
      // Who has not agreed to this game is away until they do something.
      if (seat.state !== 'away' || hasNotAgreed(room.state, seat)) continue;
      // Where they are, they are welcomed.
      if (room.people.isHere(seat.person)) welcome(room, seat.person);
    }
  }

  function welcome(room: LiveRoom, person: PersonId): void {
    for (const { player } of seatsOf(room.state, person, 'away')) {
      propose(room, (state) =>
        seatsOf(state, person, 'away').some((seat) => seat.player === player)
          ? accept({ t: 'back', p: player })
          : null,
      );
    }
  }

  function depart(room: LiveRoom, person: PersonId): void {
    if (seatsOf(room.state, person, 'held').length === 0) return;
    // Whoever comes and goes all the time must not fill the log.
    const tooSoon = rowLimits.takeDeparture(room, person);
    if (tooSoon > 0) return expect(room, [person], tooSoon, true);
    for (const { player } of seatsOf(room.state, person, 'held')) {
      propose(room, (state) =>
        seatsOf(state, person, 'held').some((seat) => seat.player === player)
          ? accept({ t: 'away', p: player })
          : null,
      );
    }
  }

  /** Waits no longer than from the last row to what was due. */
  async function takeUp({ room, at, since }: RoomDue): Promise<void> {
    if (isStopped || alarms.has(room) || isInMemory(room)) return;
    const left = Math.min(at - time(), at - since);
    if (left > 0) alarms.ring(room, left, at);
    else await alarms.ringNow(room, at);
  }

  return {
    start: () => claims.start(),
    written(room, row) {
      setAlarm(room);
      if (row.t === 'sit' || row.t === 'back' || row.t === 'away' || row.t === 'move') reconcile(room);
      hosts.look(room);
    },
    loaded(room) {
      setAlarm(room);
      const holders = room.state.seatList.flatMap((seat) => (seat.state === 'held' ? [seat.person] : []));
      expect(room, [...new Set(holders)], AFTER_RESTART);
    },
    came(room, person) {
      expected.get(room)?.delete(person);
      if (room.isDoubtful) alarms.ring(room.id, AGAIN, null);
      else welcome(room, person);
      hosts.look(room);
    },
    left(room, person) {
      // A seat whose row is on its way is looked at once that is written.
      if (seatsOf(room.state, person, 'held').length > 0 && !room.isConnected(person))
        expect(room, [person], BRIEFLY, true);
      hosts.look(room);
    },
    look(room) {
      reconcile(room);
      hosts.look(room);
    },
    stop() {
      isStopped = true;
      claims.stop();
      hosts.stop();
      alarms.stop();
      for (const callOff of waits) callOff();
      waits.clear();
    },
  };
}

function seatsOf(state: RoomState, person: PersonId, seatState: 'held' | 'away'): RoomState['seatList'] {
  return state.seatList.filter((seat) => seat.state === seatState && holds(seat, person));
}
