// For tests: what is heard at one end of a feed.
import { expect } from 'vitest';
import type { Feed, Heard, News } from '../src/feed/feed.ts';

const ends: Feed[] = [];

export interface Ear {
  readonly feed: Feed;
  readonly heard: Heard[];
  readonly beats: string[];
  gaps: number;
  /** What, and why it was lost or that it is there `again`. */
  readonly changes: string[];
}

type Open = (changed: (what: string, reason: string | null) => void) => Feed;

/** `answer`: to what is heard. `closeEnds` closes its feed. */
export function earAt(open: Open, rooms: readonly string[], answer: (news: Heard) => News[] = () => []): Ear {
  const changes: string[] = [];
  const feed = open((what, reason) => changes.push(`${what} ${reason ?? 'again'}`));
  ends.push(feed);
  const made: Ear = { feed, heard: [], beats: [], gaps: 0, changes };
  for (const room of rooms) feed.follow(room);
  feed.listen({
    news(news) {
      made.heard.push(news);
      const answers = answer(news);
      if (answers.length > 0) feed.publish(answers);
    },
    beat: (process) => void made.beats.push(process),
    gap: () => void made.gaps++,
    unreadable: () => undefined,
  });
  return made;
}

export async function closeEnds(): Promise<void> {
  await Promise.all(ends.splice(0).map((feed) => feed.close()));
}

export const longer = (room: string): News => ({ is: 'longer', room });
export const said = (room: string, nth: number): News => ({
  is: 'unsubscribed',
  room,
  person: 'ada',
  endpoint: String(nth),
});

let tries = 0;

/** Each hears its own beat, so that it listens and speaks. */
export async function ready(...all: readonly Ear[]): Promise<void> {
  for (const { feed, beats } of all) {
    const beat = `ready ${++tries}`;
    const isHeard = (): boolean => {
      feed.beat(beat);
      return beats.includes(beat);
    };
    await expect.poll(isHeard, { timeout: 10_000 }).toBe(true);
  }
}
