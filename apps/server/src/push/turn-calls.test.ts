import type { Row } from '@ludo/room';
import { expect, test } from 'vitest';
import { HandClock } from '../../test/hand-clock.ts';
import type { PushNews } from '../feed/feed.ts';
import { standardLimits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
import { createTurnCalls } from './turn-calls.ts';
import type { TurnCalls } from './turn-calls.ts';

const ABSENT = 6000;
const LATER = 1000;
const PHONE = {
  endpoint: 'https://fcm.googleapis.com/phone',
  p256dh: '',
  auth: '',
  language: 'en',
  from: 'x',
} as const;
/** No piece can use it, and the next one is to throw. */
const TURN: Row = { t: 'throw', d: [5] };

/** Ada is to throw, or whoever comes after these turns. Nobody is at the table. */
async function roomAfter(...turns: readonly Row[]): Promise<LiveRoom> {
  const rows: readonly Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
    { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
    { t: 'sit', p: 2, n: 'Bob', who: 'bob' },
    {
      t: 'start',
      rolls: [
        [
          [0, [5], 'scripted'],
          [2, [3], 'scripted'],
        ],
      ],
      c: 0,
    },
    ...turns,
  ];
  const stored = rows.map((row, nth) => ({ logged: { s: nth + 1, at: 0, row }, author: null }));
  const room = await roomOfRows('room', stored, new HandClock());
  if (room === null) throw new Error('no room');
  return room;
}

interface Processes {
  readonly clock: HandClock;
  readonly all: readonly TurnCalls[];
  /** By which of them each message was sent. */
  readonly sent: readonly number[];
  /** Each has the room in memory. */
  readonly look: (room: LiveRoom) => void;
}

/** `hears`: the others hear what this one passes on. */
function processes(count: number, hears: (from: number) => boolean = () => true): Processes {
  const clock = new HandClock();
  const sent: number[] = [];
  let present: LiveRoom | undefined;
  const all: readonly TurnCalls[] = Array.from({ length: count }, (_, self) =>
    createTurnCalls({
      sender: {
        send() {
          sent.push(self);
          return Promise.resolve('sent');
        },
      },
      limits: standardLimits,
      now: clock.now,
      wait: clock.wait,
      live: () => present,
      rank: () => 0,
      passOn(news: PushNews) {
        for (const [nth, other] of all.entries()) if (nth !== self && hears(self)) other.hear(news);
      },
    }),
  );
  const look = (room: LiveRoom): void => {
    present = room;
    for (const each of all) each.look(room);
  };
  return { clock, all, sent, look };
}

test.each([0, 1])('where nobody is left at any process, the one that was asked tells: %i', async (asked) => {
  const { clock, all, sent, look } = processes(2);
  all[asked]?.subscribe('room', 'ada', PHONE);
  look(await roomAfter());
  clock.pass(ABSENT);
  expect(sent).toEqual([asked]);
  clock.pass(10 * ABSENT);
  expect(sent).toEqual([asked]);
});

test('where that one is silent, another one tells a moment later', async () => {
  let isGone = false;
  const { clock, all, sent } = processes(2, () => !isGone);
  all[0]?.subscribe('room', 'ada', PHONE);
  isGone = true;
  all[0]?.stop();
  all[1]?.look(await roomAfter());
  clock.pass(ABSENT);
  expect(sent).toEqual([]);
  clock.pass(LATER);
  expect(sent).toEqual([1]);
});

test('what another process tells again of a device that has asked here changes nothing', async () => {
  const { clock, all, sent, look } = processes(2);
  all[0]?.subscribe('room', 'ada', PHONE);
  clock.pass(1);
  for (const news of all[1]?.news('room') ?? []) all[0]?.hear(news);
  look(await roomAfter());
  clock.pass(ABSENT);
  expect(sent).toEqual([0]);
});

test('a turn is told once, also when the room is forgotten and read anew for whoever looks in; the next one is told', async () => {
  const { clock, all, sent, look } = processes(1);
  all[0]?.subscribe('room', 'ada', PHONE);
  for (let times = 0; times < 3; times++) {
    look(await roomAfter());
    clock.pass(10 * ABSENT);
  }
  expect(sent).toHaveLength(1);
  // Bob has thrown at another process meanwhile.
  look(await roomAfter(TURN, TURN));
  clock.pass(ABSENT);
  expect(sent).toHaveLength(2);
});
