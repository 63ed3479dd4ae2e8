// For tests: a feed between servers of one program, which can lose, hold back and repeat what it carries.
import { isForAll } from '../src/feed/feed.ts';
import type { Attendance, Feed, FeedListener, Heard, News, ProcessId } from '../src/feed/feed.ts';

interface End extends Feed {
  readonly followed: ReadonlySet<string>;
  readonly listener: FeedListener | null;
}

export class Feeds {
  readonly #ends = new Set<End>();
  /** What becomes of one message to one process. */
  passes: (news: News) => 'once' | 'twice' | 'never' = () => 'once';
  readonly #held: (() => void)[] = [];
  isHeld = false;
  /** What each process last said of who is there. */
  readonly heres = new Map<ProcessId, Attendance>();
  /** Nothing passes, beats included. */
  isCut = false;
  /** A process that is gone says nothing more. */
  silence(end: Feed): void {
    for (const each of this.#ends) if (each === end) this.#ends.delete(each);
  }

  /** Of one more process. */
  end(): Feed {
    const followed = new Set<string>();
    let listener: FeedListener | null = null;
    const end: End = {
      isShared: true,
      followed,
      get listener() {
        return listener;
      },
      listen: (heard) => void (listener = heard),
      publish: (news) => {
        // As text, as between processes.
        const text = JSON.stringify(news);
        const send = (): void => this.#send(end, JSON.parse(text) as readonly News[]);
        if (this.isCut || !this.#ends.has(end)) return;
        if (this.isHeld) this.#held.push(send);
        else setImmediate(send);
      },
      beat: (process) => {
        if (!this.isCut && this.#ends.has(end)) setImmediate(() => this.#beat(process));
      },
      follow: (room) => void followed.add(room),
      leave: (room) => void followed.delete(room),
      close: () => Promise.resolve(void this.#ends.delete(end)),
    };
    this.#ends.add(end);
    return end;
  }

  release(): void {
    this.isHeld = false;
    for (const send of this.#held.splice(0)) send();
  }

  /** Everybody is told that something may be lost. */
  gap(): void {
    for (const { listener } of this.#ends) listener?.gap();
  }

  /** To every process, as if another one had sent it. */
  forge(news: unknown): void {
    for (const { listener } of this.#ends) listener?.news(news as Heard);
  }

  #beat(process: string): void {
    for (const { listener } of this.#ends) listener?.beat(process);
  }

  #send(from: End, news: readonly News[]): void {
    for (const end of this.#ends) {
      if (end === from) continue;
      for (const each of news) {
        if (each.is === 'here') this.heres.set(each.process, each.here);
        if (!isForAll(each) && 'room' in each && !end.followed.has(each.room)) continue;
        const times = { never: 0, once: 1, twice: 2 }[this.passes(each)];
        for (let nth = 0; nth < times; nth++) end.listener?.news(each);
      }
    }
  }
}
