// Owns the talk in rooms: in memory with the room, and never written.
import type { Said, Speaker, WireRefusal, Words } from '@ludo/protocol';
import { holderOf, playersOf, readText, seatOf } from '@ludo/room';
import type { PersonId } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { createBuckets, PERSONS } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';
import type { Turns } from '../kit/turns.ts';
import type { LiveRoom } from '../rooms/live-room.ts';

/** Per room; characters of names and own words. On a slow line the server's signs of life stand behind them. */
export const LINES = 100;
export const CHARACTERS = 4000;
/** Of watchers who have left. */
const NUMBERS = 200;

interface TalkOptions {
  readonly limits: Limits;
  readonly now: Clock;
  /** Rooms are told by turns; a line weighs as many as are told. */
  readonly telling: Pick<Turns, 'inTurn'>;
  readonly announce: (room: LiveRoom, said: Said) => void;
  /** To other processes. */
  readonly passOn?: (room: LiveRoom, said: Said) => void;
}

export interface Talk {
  say(room: LiveRoom, person: PersonId, address: string, words: Words): Result<null, WireRefusal>;
  /** Oldest first. */
  recent(room: LiveRoom): readonly Said[];
  /** What was said at another process. */
  hear(room: LiveRoom, said: Said): void;
  /** What another process remembers, where nothing is remembered here. */
  adopt(room: LiveRoom, lines: readonly Said[]): void;
  forget(room: LiveRoom): void;
}

interface Conversation {
  lines: Said[];
  said: number;
  readonly numbers: Map<PersonId, number>;
  watchers: number;
}

export function createTalk({ limits, now, telling, announce, passOn }: TalkOptions): Talk {
  const conversations = new WeakMap<LiveRoom, Conversation>();
  const { talkBurst, talkPerSecond, watchersTalkBurst, watchersTalkPerSecond } = limits;
  const persons = createBuckets(talkBurst, talkPerSecond, now);
  const addresses = createBuckets(talkBurst * PERSONS, talkPerSecond * PERSONS, now);
  const watchers = createBuckets(watchersTalkBurst, watchersTalkPerSecond, now);
  /** Whoever has said nothing of late is heard although others have used up what watchers may say. */
  const quiet = createBuckets(1, talkPerSecond, now);

  /** Says how long watchers there wait, and how a line of theirs is counted. */
  function watchersFrom(room: LiveRoom, address: string): Pick<Bucket, 'wait'> & { take(): void } {
    const all = watchers(room.id);
    const its = quiet(`${room.id} ${siteOf(address)}`);
    return {
      wait: () => (its.wait() === 0 && !all.isOwing() ? 0 : all.wait()),
      take() {
        its.take();
        all.charge(1);
      },
    };
  }

  function conversationIn(room: LiveRoom): Conversation {
    const known = conversations.get(room);
    if (known !== undefined) return known;
    const begun: Conversation = { lines: [], said: 0, numbers: new Map(), watchers: 0 };
    conversations.set(room, begun);
    return begun;
  }

  /** Numbered anew at each process, in the order in which it is told there. */
  function tell(room: LiveRoom, conversation: Conversation, line: Omit<Said, 'n'>): void {
    conversation.said += 1;
    const said: Said = { ...line, n: conversation.said };
    conversation.lines = lastOf([...conversation.lines, said]);
    announce(room, said);
  }

  /** No number that a watcher has at another process is given to somebody else from now on. */
  function noteNumber(room: LiveRoom, conversation: Conversation, { by }: Said): void {
    if (by.as !== 'watcher') return;
    keepNumber(room, conversation, by.person, by.number);
    conversation.watchers = Math.max(conversation.watchers, by.number);
  }

  return {
    say(room, person, address, words) {
      const read = readWords(room, words);
      if (!read.ok) return read;
      const [player] = playersOf(room.state, person);
      const buckets = [
        persons(`${room.id} ${person}`),
        addresses(`${room.id} ${address}`),
        ...(player === undefined ? [watchersFrom(room, address)] : []),
      ];
      const retryAfter = Math.max(...buckets.map((bucket) => bucket.wait()));
      if (retryAfter > 0) return refuse('too-much-talk', retryAfter);
      for (const bucket of buckets) bucket.take();
      const conversation = conversationIn(room);
      const by = player === undefined ? watcher(room, conversation, person) : playerIn(room, player, person);
      const tellIt = (): void => {
        if (conversations.get(room) !== conversation) return;
        tell(room, conversation, { room: room.id, at: room.now, by, words: read.value });
        const said = conversation.lines.at(-1);
        if (said !== undefined) passOn?.(room, said);
      };
      telling.inTurn(room.id, tellIt, 1 + room.people.size);
      return { ok: true, value: null };
    },
    recent: (room) => conversations.get(room)?.lines ?? [],
    hear(room, said) {
      const conversation = conversationIn(room);
      noteNumber(room, conversation, said);
      telling.inTurn(room.id, () => tell(room, conversation, said), 1 + room.people.size);
    },
    adopt(room, lines) {
      const conversation = conversationIn(room);
      if (conversation.said > 0) return;
      conversation.lines = lastOf(lines);
      conversation.said = lines.at(-1)?.n ?? 0;
      for (const line of lines) noteNumber(room, conversation, line);
    },
    forget: (room) => void conversations.delete(room),
  };
}

function readWords(room: LiveRoom, words: Words): Result<Words, WireRefusal> {
  if ('phrase' in words) return { ok: true, value: words };
  if (room.state.table.talk !== 'text') return refuse('text-not-allowed');
  const text = readText(words.text);
  return text.ok ? { ok: true, value: { text: text.value } } : refuse(text.error);
}

function playerIn(room: LiveRoom, player: number, person: PersonId): Speaker {
  return { as: 'player', person, player, name: holderOf(seatOf(room.state, player))?.name ?? '' };
}

/** No number is given twice; those of people who have left are forgotten in time. */
function watcher(room: LiveRoom, conversation: Conversation, person: PersonId): Speaker {
  const { numbers } = conversation;
  const known = numbers.get(person);
  if (known !== undefined) return { as: 'watcher', person, number: known };
  conversation.watchers += 1;
  keepNumber(room, conversation, person, conversation.watchers);
  return { as: 'watcher', person, number: conversation.watchers };
}

/** Of many who have spoken, here or elsewhere, only of those who are here. */
function keepNumber(room: LiveRoom, { numbers }: Conversation, person: PersonId, number: number): void {
  if (numbers.size >= NUMBERS) {
    for (const other of numbers.keys()) if (!room.people.isHere(other)) numbers.delete(other);
  }
  numbers.set(person, number);
}

function lastOf(lines: readonly Said[]): Said[] {
  let characters = 0;
  const isTooOld = (line: Said, index: number): boolean => {
    characters += lengthOf(line);
    return lines.length - index > LINES || characters > CHARACTERS;
  };
  return lines.slice(lines.findLastIndex(isTooOld) + 1);
}

function lengthOf({ by, words }: Said): number {
  const name = by.as === 'player' ? by.name.length : 0;
  return name + ('text' in words ? words.text.length : 0);
}

function refuse(
  code: Extract<WireRefusal['code'], `text-${string}` | 'too-much-talk'>,
  retryAfter?: number,
): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code, clause: null, ...(retryAfter === undefined ? {} : { retryAfter }) } };
}
