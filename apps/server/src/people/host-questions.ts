// Owns the questions to a room's host, in memory with the room; only what the host grants becomes a row.
import { MOST_QUESTIONS } from '@ludo/protocol';
import type {
  AnswerQuestion,
  Joined,
  Questions,
  WasAnswered,
  Wish,
  Wished,
  WireRefusal,
} from '@ludo/protocol';
import { decide } from '@ludo/room';
import type { Command, PersonId, RoomState, Row } from '@ludo/room';
import { failure, success } from '@ludo/rules';
import type { Result } from '@ludo/rules';
import type { QuestionNews } from '../feed/feed.ts';
import type { Committer } from '../rooms/committer.ts';
import { createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { LiveRoom, Pending, Unwritten } from '../rooms/live-room.ts';
import { createNewcomers } from './newcomers.ts';
import { ASKERS, isGranted, isMoot, placeFor, questionOf, refusal, socketsOf } from './questions.ts';
import type { Hearing, Open } from './questions.ts';
import type { RoomDice } from '../rooms/room-dice.ts';
import { tellOnceWritten } from '../rooms/repeats.ts';
import type { RowLimits } from '../rooms/row-limits.ts';
import type { Wait } from '../kit/wait.ts';

/** Milliseconds in which whoever has asked may connect again before the question is dropped. */
const BRIEFLY = 5000;
const SOON = 60_000;

interface HostQuestionsOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  readonly roomDice: RoomDice;
  readonly committer: Committer;
  readonly rowLimits: RowLimits;
  readonly log: Lines;
  readonly tellHost: (sockets: readonly string[], questions: Questions) => void;
  readonly tellAsker: (sockets: readonly string[], wished: Wished) => void;
  /** To the other processes. */
  readonly passOn: (news: QuestionNews) => void;
}

export interface Caller {
  readonly room: LiveRoom;
  readonly person: PersonId;
  readonly address: string;
  readonly socket: string;
}

type Reply = (answer: WasAnswered) => void;
type Refuse = (refusal: WireRefusal) => void;

export interface HostQuestions {
  came(caller: Caller): void;
  left(room: LiveRoom, person: PersonId, socket: string): void;
  written(room: LiveRoom, row: Row): void;
  /** For the answer to a join. */
  told(room: LiveRoom, person: PersonId): Pick<Joined, 'questions' | 'wishes'>;
  ask(caller: Caller, wish: Wish): Result<null, WireRefusal>;
  answer(caller: Caller, message: AnswerQuestion, reply: Reply, refuse: Refuse): Promise<void>;
  /** Not null: this command has to wait for the host's permission to sit down. Asks for it, and returns the refusal. */
  before(caller: Caller, decided: RoomState, command: Command): (() => WireRefusal) | null;
  isAdmitted(room: LiveRoom, person: PersonId): boolean;
  /** From another process. */
  hear(room: LiveRoom, news: QuestionNews): void;
  /** What is open of people here, for another process. */
  news(room: LiveRoom): readonly QuestionNews[];
  /** A process is gone: what was asked elsewhere is asked no more, unless another one says so. Whether there was anything. */
  orphaned(room: LiveRoom): boolean;
  stop(): void;
}

export function createHostQuestions(options: HostQuestionsOptions): HostQuestions {
  const { limits, now, wait, roomDice, committer, rowLimits, log } = options;
  const hearings = new WeakMap<LiveRoom, Hearing>();
  const newcomers = createNewcomers();
  /** To cancel each wait for a connection. */
  const waits = new Set<() => void>();
  let isStopped = false;
  const persons = createBuckets(limits.askBurst, limits.asksPerHour / 3600, now);
  const addresses = createBuckets(limits.askBurst * ASKERS, (limits.asksPerHour * ASKERS) / 3600, now);

  function hearingIn(room: LiveRoom): Hearing {
    const known = hearings.get(room);
    if (known !== undefined) return known;
    const begun: Hearing = { open: [], granted: new Map(), asked: 0, host: room.state.host, told: '[]' };
    hearings.set(room, begun);
    return begun;
  }

  /** Also tells a former host that there are none. */
  function tell(room: LiveRoom, hearing: Hearing): void {
    const { host } = room.state;
    const questions = hearing.open.map(({ question }) => question);
    const told = JSON.stringify(questions);
    if (host === hearing.host && told === hearing.told) return;
    if (host !== hearing.host && hearing.told !== '[]')
      options.tellHost(socketsOf(room, hearing.host), { room: room.id, questions: [] });
    if (host === hearing.host || questions.length > 0)
      options.tellHost(socketsOf(room, host), { room: room.id, questions });
    hearing.host = host;
    hearing.told = told;
  }

  function settle(room: LiveRoom, hearing: Hearing, settled: readonly Open[], is: Wished['is']): void {
    hearing.open = hearing.open.filter((each) => !settled.includes(each));
    for (const { wish, person } of settled)
      options.tellAsker(socketsOf(room, person), { room: room.id, to: wish.do, is });
  }

  /** Here and at the other processes. */
  function settleAll(room: LiveRoom, hearing: Hearing, settled: readonly Open[], is: Wished['is']): void {
    settle(room, hearing, settled, is);
    for (const { wish, person } of settled)
      options.passOn({ is: 'answered', room: room.id, person, to: wish.do, says: is });
  }

  function review(room: LiveRoom): void {
    const hearing = hearings.get(room);
    if (hearing === undefined || (hearing.open.length === 0 && hearing.told === '[]')) return;
    const { state } = room;
    const granted = hearing.open.filter((each) => isGranted(state, each));
    settle(room, hearing, granted, 'yes');
    const moot = hearing.open.filter((each) => isMoot(state, each));
    settle(room, hearing, moot, 'gone');
    tell(room, hearing);
  }

  /** In place of what this person has asked before. */
  function note(hearing: Hearing, open: Open): void {
    hearing.asked = open.question.n;
    hearing.open = [...hearing.open.filter(({ person }) => person !== open.person), open];
  }

  function ask({ room, person, address, socket }: Caller, wish: Wish): Result<null, WireRefusal> {
    const hearing = hearingIn(room);
    const n = hearing.asked + 1;
    const asked = questionOf(room.state, wish, person, n);
    if (!asked.ok) return asked;
    const mine = hearing.open.find((each) => each.person === person);
    const isSame = mine !== undefined && JSON.stringify(mine.wish) === JSON.stringify(wish);
    if (!isSame) {
      const buckets = [persons(`${room.id} ${person}`), addresses(`${room.id} ${address}`)];
      const place = placeFor(room.state, hearing.open, { person, address });
      const retryAfter = Math.max(place === null ? SOON : 0, ...buckets.map((bucket) => bucket.wait()));
      if (place === null || retryAfter > 0)
        return failure({ code: 'asked-lately', clause: null, retryAfter });
      for (const bucket of buckets) bucket.take();
      settleAll(room, hearing, place.yielding, 'gone');
      note(hearing, { question: asked.value, wish, person, address });
      options.passOn({ is: 'asked', room: room.id, person, wish });
      log.info({ room: room.id, person, to: wish.do }, 'the host is asked');
    }
    // Asked again, only the page that asks hears it: a person may have as many pages as a room has places.
    const hearers = isSame ? [socket] : socketsOf(room, person);
    options.tellAsker(hearers, { room: room.id, to: wish.do, is: 'asked' });
    tell(room, hearing);
    return success(null);
  }

  async function answer(
    caller: Caller,
    message: AnswerQuestion,
    reply: Reply,
    refuse: Refuse,
  ): Promise<void> {
    const { room, person, address } = caller;
    const unwritten = (why: Unwritten): void =>
      void (why === 'failed' ? refuse(refusal('storage-failed')) : answer(caller, message, reply, refuse));
    if (room.isDoubtful && !(await committer.recover(room))) return refuse(refusal('storage-failed'));
    if (room.state.host !== person) return refuse(refusal('not-the-host'));
    const hearing = hearingIn(room);
    const open = hearing.open.find(({ question }) => question.n === message.n);
    if (open === undefined) return refuse(refusal('question-gone'));
    const { wish } = open;
    const isYes = message.says === 'yes';
    const hold = (): (() => void) => (isYes ? rowLimits.hold(room, address, wish) : () => undefined);
    const onceWritten = (tell: () => void, row?: Pending): void =>
      tellOnceWritten({ room, row, hold, tell, unwritten });
    const granted = hearing.granted.get(open);
    const gone = (): void => refuse(refusal('question-gone'));
    if (granted !== undefined) return onceWritten(isYes ? () => reply({ ok: true }) : gone, granted);
    const done = (is: 'yes' | 'no'): void => {
      log.info({ room: room.id, person, to: open.wish.do, is }, 'the host answers');
      settleAll(room, hearing, hearing.open.includes(open) ? [open] : [], is);
      tell(room, hearing);
      reply({ ok: true });
    };
    // Whether a yes to the same question is on its way may follow from rows that are not written.
    if (!isYes) return onceWritten(() => (hearing.open.includes(open) ? done('no') : gone()));
    const allowed = rowLimits.ask(room, person, address, wish);
    if (!allowed.ok) return onceWritten(() => refuse(allowed.error));
    const dice = roomDice.of(room);
    const by = wish.do === 'sit' ? { person: open.person, dice, isAdmitted: true } : { person, dice };
    const proposed = room.propose({
      decide: (state) => decide(state, wish, by),
      unwritten: () => undefined,
    });
    if (wish.do === 'sit') newcomers.admit(room, open.person);
    // With the seat taken meanwhile, the asker may take another one without asking again.
    if (!proposed.ok) return onceWritten(() => (wish.do === 'sit' ? done('yes') : refuse(proposed.error)));
    const giveBack = allowed.value();
    hearing.granted.set(open, proposed.value);
    proposed.value.repeats.push((fate) => {
      hearing.granted.delete(open);
      if (typeof fate === 'number') return done('yes');
      giveBack();
      unwritten(fate);
    });
    return committer.submit(proposed.value);
  }

  return {
    came({ room, person, address, socket }) {
      newcomers.came(room, person, socket, address);
    },
    left(room, person, socket) {
      newcomers.left(room, socket);
      const waiting = hearings.get(room)?.open.some((each) => each.person === person) ?? false;
      if (!waiting || isStopped || room.isConnected(person)) return;
      const callOff = wait(BRIEFLY, () => {
        waits.delete(callOff);
        const hearing = hearings.get(room);
        if (hearing === undefined || room.isConnected(person)) return;
        const theirs = hearing.open.filter((each) => each.person === person);
        settleAll(room, hearing, theirs, 'gone');
        tell(room, hearing);
      });
      waits.add(callOff);
    },
    written(room, row) {
      newcomers.written(room, row);
      review(room);
    },
    told(room, person) {
      const open = hearings.get(room)?.open ?? [];
      const mine = open.find((each) => each.person === person);
      return {
        ...(open.length > 0 && room.state.host === person
          ? { questions: open.map(({ question }) => question) }
          : {}),
        ...(mine === undefined ? {} : { wishes: mine.wish.do }),
      };
    },
    ask,
    answer,
    before(caller, decided, command) {
      const { room, person, address } = caller;
      if (command.do !== 'sit' || !newcomers.needsYes(room, decided, person, address)) return null;
      return () => {
        const asked = ask(caller, command);
        return asked.ok ? refusal('host-asked') : asked.error;
      };
    },
    isAdmitted: (room, person) => newcomers.isAdmitted(room, person),
    hear(room, news) {
      const hearing = hearingIn(room);
      const { person } = news;
      if (news.is === 'asked') {
        const { wish } = news;
        const asked = questionOf(room.state, wish, person, hearing.asked + 1);
        if (!asked.ok || hearing.open.length >= 2 * MOST_QUESTIONS) return;
        note(hearing, { question: asked.value, wish, person, isElsewhere: true });
      } else {
        const { to, says } = news;
        if (to === 'sit' && says === 'yes') newcomers.admit(room, person);
        const theirs = hearing.open.filter((each) => each.person === person && each.wish.do === to);
        settle(room, hearing, theirs, says);
      }
      tell(room, hearing);
    },
    news: (room) =>
      (hearings.get(room)?.open ?? [])
        .filter(({ isElsewhere }) => isElsewhere !== true)
        .map(({ person, wish }) => ({ is: 'asked', room: room.id, person, wish })),
    orphaned(room) {
      const hearing = hearings.get(room);
      const theirs = hearing?.open.filter(({ isElsewhere }) => isElsewhere === true) ?? [];
      if (hearing === undefined || theirs.length === 0) return false;
      settle(room, hearing, theirs, 'gone');
      tell(room, hearing);
      return true;
    },
    stop() {
      isStopped = true;
      for (const callOff of waits) callOff();
      waits.clear();
    },
  };
}
