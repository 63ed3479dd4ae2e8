// Owns the feed over Redis: sharded publish and subscribe, a channel for each room that is in memory somewhere and one for all.
// What a lost connection may have swallowed is told as a gap: here, by whoever is connected again, and to the others.
import { randomBytes } from 'node:crypto';
import type { RoomId } from '@ludo/protocol';
import { isForAll } from './feed.ts';
import type { Feed, FeedListener, News } from './feed.ts';
import { writeMessage } from './feed-messages.ts';
import type { FeedMessage } from './feed-messages.ts';
import { hearMessage } from './hear-message.ts';
import { createOutbox } from './outbox.ts';
import { openRedisLine } from './redis-line.ts';
import type { RedisAddress } from './redis-address.ts';

interface RedisFeedOptions {
  readonly address: RedisAddress;
  /** Of the store: one Redis may serve several. */
  readonly channel: string;
  /** The connection is lost, or there again: null. */
  readonly changed?: (what: 'redis', reason: string | null) => void;
}

export function openRedisFeed({ address, channel, changed = () => {} }: RedisFeedOptions): Feed {
  const self = randomBytes(9).toString('base64url');
  const followed = new Set<RoomId>();
  const outbox = createOutbox(self);
  // A cluster has all names with the same words in braces in one part: so one connection is enough, and keeps the order.
  const forAll = `{${channel}}`;
  const channelOf = (room: RoomId): string => `${forAll} ${room}`;
  /** As every message of this end begins. */
  const own = writeMessage({ from: self, isGap: false, beats: [], news: [] }).slice(0, -1);
  let listener: FeedListener | null = null;
  let isSending = false;

  const line = openRedisLine({
    address,
    channels: () => [forAll, ...[...followed].map(channelOf)],
    heard: take,
    ready(isGap) {
      // Others may have heard nothing of what was said meanwhile.
      if (isGap) {
        outbox.lose();
        listener?.gap();
      }
      void send();
    },
    told: (reason) => changed('redis', reason),
  });

  function take(where: string, text: string): void {
    // Beats alone are heard by their own process.
    if (where !== forAll && text.startsWith(own)) return;
    hearMessage(text, { self, followed, listener });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // All of this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (line.isUp && !outbox.isEmpty) {
      const parted = partedByChannel(outbox.take());
      await line.speak(parted).catch(() => outbox.lose());
    }
    // What is said meanwhile is found by the numbers, once the others are told of a gap.
    if (!line.isUp) outbox.drop();
    isSending = false;
  }

  /** What is for all comes first: a gap, and questions. */
  function partedByChannel(message: FeedMessage): readonly (readonly [channel: string, text: string])[] {
    const general: News[] = [];
    const ofRooms = new Map<RoomId, News[]>();
    for (const each of message.news) {
      if (isForAll(each) || each.is === 'tables') general.push(each);
      else ofRooms.set(each.room, [...(ofRooms.get(each.room) ?? []), each]);
    }
    const { from, isGap, beats } = message;
    const isForEverybody = isGap || beats.length > 0 || general.length > 0;
    return [
      ...(isForEverybody ? [[forAll, writeMessage({ ...message, news: general })] as const] : []),
      ...Array.from(
        ofRooms,
        ([room, news]) => [channelOf(room), writeMessage({ from, isGap: false, beats: [], news })] as const,
      ),
    ];
  }

  return {
    isShared: true,
    listen: (heard) => void (listener = heard),
    publish(more) {
      outbox.say(more);
      void send();
    },
    beat(process) {
      outbox.beat(process);
      void send();
    },
    follow(room) {
      if (followed.has(room)) return;
      followed.add(room);
      line.hear(channelOf(room));
    },
    leave(room) {
      if (followed.delete(room)) line.leave(channelOf(room));
    },
    close() {
      line.close();
      return Promise.resolve();
    },
  };
}
