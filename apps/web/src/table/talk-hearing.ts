/** What a person wants to hear of the talk at a table, and how far it has been read; kept on this device for the room. */
import type { Said, Speaker } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { recallJson, remember } from '../device/storage.ts';

export interface Hearing {
  /** Persons who are not heard. */
  readonly muted: readonly PersonId[];
  readonly hidesWatchers: boolean;
  /** The last line that has been in view. */
  readonly seen: number;
}

export type HearingStore = StoreApi<Hearing>;

/** How many people are kept as muted; somebody who comes again and again is new each time. */
const MOST_MUTED = 200;

const keyOf = (room: string): string => `talk.${room}`;

export function readHearing(remembered: unknown): Hearing {
  const found: Partial<Record<keyof Hearing, unknown>> =
    typeof remembered === 'object' && remembered !== null ? remembered : {};
  const muted: readonly unknown[] = Array.isArray(found.muted) ? found.muted : [];
  return {
    muted: muted.filter((person) => typeof person === 'string'),
    hidesWatchers: found.hidesWatchers === true,
    seen: 0,
  };
}

/** `room` null: nothing is kept. */
export function createHearing(room: string | null): HearingStore {
  const store = createStore<Hearing>()(() => readHearing(room === null ? null : recallJson(keyOf(room))));
  if (room === null) return store;
  store.subscribe(({ muted, hidesWatchers }, before) => {
    if (muted !== before.muted || hidesWatchers !== before.hidesWatchers)
      remember(keyOf(room), JSON.stringify({ muted, hidesWatchers }));
  });
  return store;
}

export function mute(hearing: Hearing, person: PersonId, isMuted: boolean): Hearing {
  const others = hearing.muted.filter((each) => each !== person);
  return { ...hearing, muted: isMuted ? [...others, person].slice(-MOST_MUTED) : others };
}

/** Whether somebody is heard. One hears oneself. */
export function isHeard({ muted, hidesWatchers }: Hearing, by: Speaker, me: PersonId | null): boolean {
  if (by.person === me) return true;
  return !muted.includes(by.person) && !(hidesWatchers && by.as === 'watcher');
}

/** Lines that have come since the talk was in view: others', and only what is heard. */
export function unreadIn(lines: readonly Said[], hearing: Hearing, me: PersonId | null): readonly Said[] {
  const last = lines.at(-1)?.n ?? 0;
  // Numbers begin anew in a room that had been forgotten.
  const seen = hearing.seen > last ? 0 : hearing.seen;
  return lines.filter(({ n, by }) => n > seen && by.person !== me && isHeard(hearing, by, me));
}

/** Everybody else who has said something, by the latest line of each, in the order in which they first did. */
export function speakersIn(lines: readonly Said[], me: PersonId | null): readonly Speaker[] {
  const speakers = new Map<PersonId, Speaker>();
  for (const { by } of lines) if (by.person !== me) speakers.set(by.person, by);
  return [...speakers.values()];
}
