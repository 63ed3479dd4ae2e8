// Owns what one end of a feed tells its listener of a message, whatever has carried it.
import type { RoomId } from '@ludo/protocol';
import { isForAll } from './feed.ts';
import type { FeedListener } from './feed.ts';
import { readMessage } from './feed-messages.ts';

interface End {
  readonly self: string;
  readonly followed: ReadonlySet<RoomId>;
  readonly listener: FeedListener | null;
}

/** True: it is this end's own, of which beats alone are heard. */
export function hearMessage(text: string, { self, followed, listener }: End): boolean {
  const message = readMessage(text);
  if (message === null) {
    listener?.unreadable();
    return false;
  }
  for (const process of message.beats) listener?.beat(process);
  if (message.from === self) return true;
  if (message.isGap) listener?.gap();
  const isFollowed = (room: unknown): boolean => typeof room === 'string' && followed.has(room);
  for (const each of message.news) if (isForAll(each) || isFollowed(each.room)) listener?.news(each);
  return false;
}
