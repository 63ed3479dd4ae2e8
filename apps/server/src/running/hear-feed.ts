// Owns who takes what other processes say of the rooms that are in memory here.
import type { Feed, RoomNews } from '../feed/feed.ts';
import type { Talk } from '../people/talk.ts';
import type { Attendances } from '../rooms/attendance.ts';
import type { Committer } from '../rooms/committer.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Registry } from '../rooms/registry.ts';

interface Hearers {
  readonly registry: Registry;
  readonly committer: Committer;
  readonly attendances: Attendances;
  readonly talk: Talk;
}

export function hearFeed(feed: Feed, { registry, committer, attendances, talk }: Hearers): void {
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
      case 'who': {
        attendances.answer(room);
        const lines = talk.recent(room);
        if (lines.length > 0) feed.publish([{ is: 'talk', room: room.id, lines }]);
        return;
      }
    }
  }

  feed.listen({
    news(news) {
      const room = registry.live(news.room);
      if (room !== undefined) return take(room, news);
      // It may have been read before this was written.
      void registry.coming(news.room)?.then(() => {
        const come = registry.live(news.room);
        if (come !== undefined) take(come, news);
      });
    },
    gap() {
      for (const room of registry.all()) void committer.readOn(room, 'gap');
      attendances.renew();
    },
    beat: (process) => attendances.beat(process),
  });
  attendances.start();
}
