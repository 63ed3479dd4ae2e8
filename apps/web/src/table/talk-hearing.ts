/** Whom a person hears at a table, and how far the talk has been read; stored on this device. */
import type { Said, Speaker } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { recallJson, remember } from '../device/storage.ts';

export interface Hearing {
  readonly muted: readonly PersonId[];
  readonly hidesWatchers: boolean;
  /** The last line in view so far. */
  readonly seen: number;
}

export type HearingStore = StoreApi<Hearing>;

/** Somebody who returns without a token is a new person each time. */
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

/** One always hears oneself. */
export function isHeard({ muted, hidesWatchers }: Hearing, by: Speaker, me: PersonId | null): boolean {
  if (by.person === me) return true;
  return !muted.includes(by.person) && !(hidesWatchers && by.as === 'watcher');
}

/** Without muted lines. */
export function unreadIn(lines: readonly Said[], hearing: Hearing, me: PersonId | null): readonly Said[] {
  const last = lines.at(-1)?.n ?? 0;
  // Numbers restart in a room that was forgotten.
  const seen = hearing.seen > last ? 0 : hearing.seen;
  return lines.filter(({ n, by }) => n > seen && by.person !== me && isHeard(hearing, by, me));
}

/** In the order of first speaking. */
export function speakersIn(lines: readonly Said[], me: PersonId | null): readonly Speaker[] {
  const speakers = new Map<PersonId, Speaker>();
  for (const { by } of lines) if (by.person !== me) speakers.set(by.person, by);
  return [...speakers.values()];
}
