// Owns what this end of a feed has to say and has not sent yet: as much as comes about in a moment, and no more. What is dropped
// is told as a gap.
import type { News, ProcessId } from './feed.ts';
import type { FeedMessage } from './feed-messages.ts';

/** News that wait while others are on their way. */
export const MOST_WAITING = 5000;

interface Outbox {
  readonly isEmpty: boolean;
  say(news: readonly News[]): void;
  beat(process: ProcessId): void;
  /** All that waits, which is then gone from here. */
  take(): FeedMessage;
  /** What was taken may not have come. */
  lose(): void;
  /** Nobody can be told of what waits. */
  drop(): void;
}

export function createOutbox(from: string): Outbox {
  let news: News[] = [];
  let beats: ProcessId[] = [];
  /** To be told to others before anything else. */
  let isGap = false;

  function drop(): void {
    isGap ||= news.length > 0;
    [news, beats] = [[], []];
  }

  return {
    get isEmpty() {
      return !isGap && news.length === 0 && beats.length === 0;
    },
    say(more) {
      if (news.length + more.length > MOST_WAITING) {
        drop();
        isGap = true;
      } else news.push(...more);
    },
    // Several of one moment say no more than the first.
    beat(process) {
      if (!beats.includes(process)) beats.push(process);
    },
    take() {
      const taken = { from, isGap, beats, news };
      [news, beats, isGap] = [[], [], false];
      return taken;
    },
    lose: () => void (isGap = true),
    drop,
  };
}
