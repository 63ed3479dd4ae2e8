// Owns asking the other processes for the television of a code that this one has not given.
import { randomBytes } from 'node:crypto';
import type { RoomId, TelevisionCode } from '@ludo/protocol';
import type { CodeNews, Feed } from '../feed/feed.ts';
import type { Wait } from '../kit/wait.ts';

/** Milliseconds in which a process that has given the code says so. */
const ANSWERED_WITHIN = 1000;

export interface CodesElsewhere {
  /** Resolves with whether a television of another process shows the room now. */
  show(room: RoomId, code: TelevisionCode): Promise<boolean>;
  hear(news: CodeNews): void;
}

interface CodesElsewhereOptions {
  readonly feed: Pick<Feed, 'isShared' | 'publish'>;
  readonly wait: Wait;
  /** Whether this process has given the code, and its television has been told. */
  readonly showHere: (room: RoomId, code: TelevisionCode) => boolean;
}

export function createCodesElsewhere({ feed, wait, showHere }: CodesElsewhereOptions): CodesElsewhere {
  /** By question. */
  const asked = new Map<string, (isShown: boolean) => void>();
  return {
    show(room, code) {
      if (!feed.isShared) return Promise.resolve(false);
      const ask = randomBytes(9).toString('base64url');
      return new Promise((resolve) => {
        const end = (isShown: boolean): void => {
          callOff();
          asked.delete(ask);
          resolve(isShown);
        };
        const callOff = wait(ANSWERED_WITHIN, () => end(false));
        asked.set(ask, end);
        feed.publish([{ is: 'show', room, code, ask }]);
      });
    },
    hear(news) {
      const { room, ask } = news;
      if (news.is === 'showed') asked.get(ask)?.(true);
      else if (showHere(room, news.code)) feed.publish([{ is: 'showed', room, ask }]);
    },
  };
}
