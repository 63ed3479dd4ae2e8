// Owns who is connected to a room at other processes: each tells it when it changes and when it is asked, and is believed
// as long as its beats are heard.
import { hash, randomBytes } from 'node:crypto';
import type { RoomId } from '@ludo/protocol';
import type { Attendance, Feed, ProcessId, RoomNews } from '../feed/feed.ts';
import type { Wait } from '../kit/wait.ts';
import type { Clock } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { namedIn } from './room-people.ts';

/** Milliseconds between beats, and after which a process is taken for gone. */
const BEAT = 500;
const SILENT = 3000;
/** If no own beat has come back for so long, nobody else's can have come either. */
const CUT_OFF = 3 * BEAT;

interface AttendanceOptions {
  readonly feed: Feed;
  readonly now: Clock;
  readonly wait: Wait;
  readonly all: () => Iterable<LiveRoom>;
  /** Somebody came or went at another process. */
  readonly changed: (room: LiveRoom) => void;
  /** A process is gone, and whoever was connected there, or waited for, is to be looked after here. */
  readonly orphaned: (room: LiveRoom) => void;
}

export interface Attendances {
  /** Once the feed is listened to. */
  start(): void;
  /** Passes on who is connected here, if that has changed. */
  passOn(room: LiveRoom): void;
  /** How many processes where somebody is there act before this one when something is due: another order in each room. */
  rank(room: LiveRoom): number;
  /** False: whoever is connected to another process may be unknown here. */
  hearsOthers(): boolean;
  /** Asks the other processes. */
  ask(rooms: Iterable<LiveRoom>): void;
  /** To whoever asks. */
  answer(room: LiveRoom): void;
  heard(room: LiveRoom, process: ProcessId, here: Attendance): void;
  beat(process: ProcessId): void;
  /** Messages may have been lost: all is told and asked anew. */
  renew(): void;
  stop(): void;
}

export function createAttendances(options: AttendanceOptions): Attendances {
  const { feed, now, wait, all, changed, orphaned } = options;
  const self: ProcessId = randomBytes(9).toString('base64url');
  const told = new WeakMap<LiveRoom, string>();
  /** When each other process was last heard of. */
  const beats = new Map<ProcessId, number>();
  let ownBeat = now();
  /** Since when own beats come back. */
  let heardSince = -Infinity;
  let callOff = (): void => undefined;

  function tell(rooms: Iterable<LiveRoom>): void {
    const news = Array.from(rooms, (room): RoomNews => {
      const here = attendanceIn(room);
      told.set(room, JSON.stringify(here));
      return { is: 'here', room: room.id, process: self, here };
    });
    if (news.length > 0) feed.publish(news);
  }

  function ask(rooms: Iterable<LiveRoom>): void {
    const news = Array.from(rooms, ({ id }): RoomNews => ({ is: 'who', room: id, process: self }));
    if (news.length > 0) feed.publish(news);
  }

  const peopled = (): readonly LiveRoom[] => [...all()].filter(({ people }) => people.size > 0);

  function goOn(): void {
    feed.beat(self);
    const time = now();
    const isCutOff = time - ownBeat > CUT_OFF;
    if (!isCutOff) for (const [process, last] of beats) if (time - last > SILENT) isGone(process);
    callOff = wait(BEAT, goOn);
  }

  function isGone(process: ProcessId): void {
    beats.delete(process);
    for (const room of all()) {
      if (room.elsewhere.delete(process)) changed(room);
      // It may have waited for somebody who had left there.
      orphaned(room);
    }
  }

  return {
    start() {
      if (feed.isShared) goOn();
    },
    passOn(room) {
      if (!feed.isShared || told.get(room) === JSON.stringify(attendanceIn(room))) return;
      tell([room]);
    },
    rank(room) {
      if (!feed.isShared) return 0;
      const others = [...room.elsewhere.keys()];
      // Whoever has nobody there comes last.
      if (room.people.size === 0) return others.length;
      const place = placeIn(room.id, self);
      return others.filter((process) => placeIn(room.id, process) < place).length;
    },
    // The others take a moment to come back, too, and to tell.
    hearsOthers: () => !feed.isShared || (now() - ownBeat <= CUT_OFF && now() - heardSince > SILENT),
    ask(rooms) {
      if (feed.isShared) ask(rooms);
    },
    answer(room) {
      if (room.people.size > 0) tell([room]);
    },
    heard(room, process, here) {
      // What it says is as good as a beat.
      if (!beats.has(process)) beats.set(process, now());
      const before = JSON.stringify(room.elsewhere.get(process) ?? null);
      if (here.persons.length + here.watchers + here.televisions === 0) room.elsewhere.delete(process);
      else room.elsewhere.set(process, here);
      if (JSON.stringify(room.elsewhere.get(process) ?? null) !== before) changed(room);
    },
    beat(process) {
      const time = now();
      if (process === self) {
        // Others are heard again, too: none was silent meanwhile.
        if (time - ownBeat > CUT_OFF) {
          for (const other of beats.keys()) beats.set(other, time);
          heardSince = time;
        }
        ownBeat = time;
        return;
      }
      const isNew = !beats.has(process);
      beats.set(process, time);
      // It was taken for gone, or has just begun.
      if (isNew) ask(all());
    },
    renew() {
      if (!feed.isShared) return;
      tell(peopled());
      ask(all());
    },
    stop: () => callOff(),
  };
}

/** At this process. Of those without a seat only the host is told by name. */
function attendanceIn(room: LiveRoom): Attendance {
  const named = namedIn(room.state);
  const persons = [...named].filter((person) => room.people.isHere(person));
  return { persons: persons.toSorted(), ...room.people.besides(named) };
}

function placeIn(room: RoomId, process: ProcessId): string {
  return hash('sha256', `${room} ${process}`, 'hex');
}
