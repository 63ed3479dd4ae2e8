// Owns whom the server tells of a turn by push: whoever has a seat, is to throw or to move, asked for it, and has had no
// connection for a while. Once a turn, and seldom enough to be welcome.
import type { RoomId } from '@ludo/protocol';
import { actingSeat } from '@ludo/room';
import type { PersonId } from '@ludo/room';
import { createBuckets } from '../limits/limits.ts';
import type { PushNews } from '../feed/feed.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Wait } from '../kit/wait.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Subscription } from './subscriptions.ts';
import { nameOfRules, wordsIn } from '../previews/words-in.ts';
import type { Sender } from './sender.ts';
import { yourTurn } from './words.ts';

/** Milliseconds without a connection: a page that is reloaded is back by then. */
const ABSENT = 6000;
/** Longer, where the device has not asked this process: it is told by the one that it has asked, if that is still there. */
const LATER = 1000;

interface TurnCallsOptions {
  readonly sender: Sender;
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  readonly live: (room: RoomId) => LiveRoom | undefined;
  readonly rank: (room: LiveRoom) => number;
  readonly passOn: (news: PushNews) => void;
}

export interface TurnCalls {
  subscribe(room: RoomId, person: PersonId, subscription: Subscription): void;
  /** A row was written, or somebody's connection ended. */
  look(room: LiveRoom): void;
  hear(news: PushNews): void;
  news(room: RoomId): readonly PushNews[];
  stop(): void;
}

interface Told {
  readonly person: PersonId;
  readonly ply: number;
}

export function createTurnCalls({
  sender,
  limits,
  now,
  wait,
  live,
  rank,
  passOn,
}: TurnCallsOptions): TurnCalls {
  const subscriptions = createSubscriptions(limits, now);
  const ofPersons = createBuckets(limits.pushBurst, limits.pushesPerHour / 3600, now);
  const waits = new Map<RoomId, { readonly person: PersonId; readonly callOff: () => void }>();
  /** Whose turn was told last, also in rooms that are forgotten meanwhile, and up to which ply that lasts. Oldest first. */
  const told = new Map<RoomId, Told>();

  function note(room: RoomId, turn: Told): void {
    told.delete(room);
    told.set(room, turn);
    const [oldest] = told.keys();
    if (told.size > limits.subscriptions && oldest !== undefined) told.delete(oldest);
  }

  /** The turn of others takes a ply at least. */
  function isTold({ id, state }: LiveRoom, person: PersonId): boolean {
    const last = told.get(id);
    return last?.person === person && state.ply <= last.ply + 1;
  }

  function callOff(room: RoomId): void {
    waits.get(room)?.callOff();
    waits.delete(room);
  }

  /** `room` may have been forgotten meanwhile, for nobody is there: then nothing has changed. */
  function call(room: LiveRoom, person: PersonId): void {
    waits.delete(room.id);
    const present = live(room.id) ?? room;
    if (actingIn(present) !== person || present.isConnected(person) || isTold(present, person)) return;
    const { ply } = present.state;
    note(room.id, { person, ply });
    if (!subscriptions.isOwn(room.id, person) && rank(present) > 0) return;
    passOn({ is: 'called', room: room.id, person, ply });
    if (ofPersons(`${room.id} ${person}`).take() > 0) return;
    for (const subscription of subscriptions.of(room.id, person)) {
      const words = wordsIn(subscription.language);
      const text = {
        title: yourTurn[subscription.language],
        body: nameOfRules(words, present.state.rules) ?? words.product,
        room: room.id,
      };
      void sender.send(subscription, text).then((sent) => {
        if (sent !== 'gone') return;
        const { endpoint } = subscription;
        subscriptions.drop(room.id, person, endpoint);
        passOn({ is: 'unsubscribed', room: room.id, person, endpoint });
      });
    }
  }

  return {
    subscribe(room, person, subscription) {
      subscriptions.keep(room, person, subscription);
      passOn({ is: 'subscribed', room, person, subscription, age: 0 });
    },
    hear(news) {
      const { room, person } = news;
      if (news.is === 'subscribed') subscriptions.keep(room, person, news.subscription, news.age);
      else if (news.is === 'called') note(room, { person, ply: news.ply });
      else subscriptions.drop(room, person, news.endpoint);
    },
    news: (room) => subscriptions.in(room).map((each) => ({ is: 'subscribed', room, ...each })),
    look(room) {
      const person = actingIn(room);
      if (waits.get(room.id)?.person !== person) callOff(room.id);
      if (person === null) return;
      if (isTold(room, person)) return note(room.id, { person, ply: room.state.ply });
      if (waits.has(room.id)) return;
      if (subscriptions.of(room.id, person).length === 0 || room.isConnected(person)) return;
      const patience = subscriptions.isOwn(room.id, person) ? ABSENT : ABSENT + LATER;
      waits.set(room.id, { person, callOff: wait(patience, () => call(room, person)) });
    },
    stop() {
      for (const room of waits.keys()) callOff(room);
    },
  };
}

/** Who is to throw or to move; null: nobody, or a bot. */
function actingIn({ state }: LiveRoom): PersonId | null {
  if (state.pausedAt !== null) return null;
  const seat = actingSeat(state);
  return seat?.state === 'held' || seat?.state === 'away' ? seat.person : null;
}
