// Owns who takes what other processes say of the rooms that are in memory here.
import type { RoomId } from '@ludo/protocol';
import type { Feed, Heard, News, RoomNews } from '../feed/feed.ts';
import { parseNews } from '../feed/news.ts';
import type { CodesElsewhere } from '../people/codes-elsewhere.ts';
import type { HostQuestions } from '../people/host-questions.ts';
import type { Passes } from '../people/passes.ts';
import type { Talk } from '../people/talk.ts';
import type { PushDoor } from '../push/push-door.ts';
import type { Attendances } from '../rooms/attendance.ts';
import type { Committer } from '../rooms/committer.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { PublicList } from '../rooms/public-tables.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Wait } from '../kit/wait.ts';
import { createWorkQueue } from '../kit/work-queue.ts';
import type { Registry } from '../rooms/registry.ts';

/** Milliseconds between looks at the store for rows of which nobody was told. */
const SWEEP = 1000;
/** Rooms that are read on at once for that, or after a gap: whoever comes needs the store, too. */
const AT_ONCE = 4;

interface Hearers {
  readonly store: Pick<EventStore, 'lengths'>;
  readonly wait: Wait;
  readonly registry: Registry;
  readonly committer: Committer;
  readonly attendances: Attendances;
  readonly talk: Talk;
  readonly hostQuestions: Pick<HostQuestions, 'hear' | 'news'>;
  readonly passes: Passes;
  readonly push: Pick<PushDoor, 'hear' | 'news'>;
  readonly codes: CodesElsewhere;
  readonly publicList: PublicList;
  /** Another process has taken the room away, or the store has lost rows that were written. */
  readonly gone: (room: LiveRoom) => void;
  /** News of the right form could not be taken. */
  readonly failed: (reason: string) => void;
  /** What came is no news of ours. `where`: the path of the first fault; null: nothing of it can be read. */
  readonly refused: (where: string | null) => void;
}

/** Returns how it is stopped. */
export function hearFeed(feed: Feed, hearers: Hearers): () => void {
  const {
    store,
    wait,
    registry,
    committer,
    attendances,
    talk,
    hostQuestions,
    passes,
    push,
    codes,
    publicList,
    gone,
    failed,
    refused,
  } = hearers;
  function take(room: LiveRoom, news: RoomNews): void {
    switch (news.is) {
      case 'rows':
        return committer.hear(room, news.rows);
      case 'longer':
        return void committer.readOn(room, null);
      case 'here':
        return attendances.heard(room, news.process, news.here);
      case 'said':
        return talk.hear(room, news.said);
      case 'talk':
        return talk.adopt(room, news.lines);
      case 'pass':
      case 'taken':
        return passes.hear(news);
      case 'asked':
      case 'answered':
        return hostQuestions.hear(room, news);
      case 'subscribed':
      case 'unsubscribed':
      case 'called':
        return push.hear(news);
      case 'who': {
        attendances.answer(room);
        const lines = talk.recent(room);
        if (lines.length > 0) feed.publish([{ is: 'talk', room: room.id, lines }]);
        const open = hostQuestions.news(room);
        if (open.length > 0) feed.publish(open);
        return;
      }
    }
  }

  function tried(hear: () => void): void {
    try {
      hear();
    } catch (thrown) {
      failed(String(thrown));
    }
  }

  function hear(news: News): void {
    if (news.is === 'tables') return publicList.hear(news);
    if (news.is === 'show' || news.is === 'showed') return codes.hear(news);
    if (news.is === 'who') {
      const all = [...passes.news(news.room), ...push.news(news.room)];
      if (all.length > 0) feed.publish(all);
    }
    const room = registry.live(news.room);
    if (room !== undefined) return take(room, news);
    // It may have been read before this was written.
    void registry.coming(news.room)?.then(() => {
      const come = registry.live(news.room);
      if (come !== undefined) tried(() => take(come, news));
    });
  }

  const repairs = createWorkQueue(AT_ONCE);
  const readOn = (room: LiveRoom, why: 'gap' | 'sweep'): void =>
    void repairs.done(() => committer.readOn(room, why));

  function check(heard: Heard): void {
    const news = parseNews(heard);
    if (news.ok) tried(() => hear(news.value));
    else refused(news.error);
  }

  feed.listen({
    news: check,
    unreadable: () => refused(null),
    gap() {
      for (const room of registry.all()) readOn(room, 'gap');
      attendances.renew();
    },
    beat: (process) => attendances.beat(process),
  });
  attendances.start();
  let callOff = (): void => undefined;
  let isStopped = false;

  /** `known`: rooms that were in memory before the store was asked, with their written rows. */
  function compare(known: ReadonlyMap<RoomId, number>, lengths: ReadonlyMap<RoomId, number>): void {
    for (const [id, written] of known) {
      const room = registry.live(id);
      const seq = lengths.get(id);
      if (room === undefined) continue;
      // A replica that has taken over may lack the last rows.
      if (seq === undefined || seq < written) gone(room);
      // Own rows on their way are in the store sooner than they are told.
      else if (room.length < seq) readOn(room, 'sweep');
    }
  }

  async function sweep(): Promise<void> {
    const known = new Map([...registry.all()].map(({ id, state }) => [id, state.seq]));
    const read = known.size === 0 ? null : await store.lengths([...known.keys()]).catch(() => null);
    if (read?.ok === true) compare(known, new Map(read.value.map(({ room, seq }) => [room, seq])));
    if (!isStopped) callOff = wait(SWEEP, () => void sweep());
  }

  if (feed.isShared) callOff = wait(SWEEP, () => void sweep());
  return () => {
    isStopped = true;
    callOff();
    attendances.stop();
  };
}
