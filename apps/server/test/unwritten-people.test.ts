// Nor do others hear by what people ask of each other what a throw was that is not written yet: what a host has granted, a pass
// that is being used, and what is left of allowances when something is sent again.
import type { Command, GivenChoices } from '@ludo/room';
import { expect, test } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { HandClock } from './hand-clock.ts';
import { newCommandId } from './guest.ts';
import { noLimits } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import { answersOf, atGates, taken } from './unwritten.ts';

const { server, guest, gatedStore, twoPlayers } = atGates();
/** A six alone brings red's last piece home, and ends the game. */
const LAST = 'jumbo 1-2- 50.h.h.h/-/b.b.b.4/- R ? -';
const HOME = { do: 'play', ply: 2, play: 'R50>h' } as const;

interface LastThrow {
  readonly clock: HandClock;
  readonly url: string;
  readonly shut: () => void;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly room: string;
  readonly another: () => Guest;
}

async function lastThrow(face: number, limits: Partial<Limits> = {}): Promise<LastThrow> {
  const gated = gatedStore();
  const dice = scriptedDice([face], 7);
  const clock = new HandClock();
  const { now, time } = clock;
  const { url } = await server({ store: gated.store, dice, now, time, limits: { ...noLimits, ...limits } });
  const [ada, bob] = [guest(url), guest(url)];
  const { room } = await ada.create('jumbo', '1-2-', LAST);
  for (const each of [ada, bob]) await each.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  return { clock, url, shut: () => gated.shut(), ada, bob, room, another: () => guest(url, ada.token) };
}

test('whether a host has granted the end of a game is not told before the throw that ends it is in the log', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { shut, ada, bob, room } = await lastThrow(face);
    await bob.say('ask', { room, wish: { do: 'end' } });
    shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act(HOME);
    void ada.say('answer', { room, n: 1, says: 'yes' });
    const answers = answersOf([ada.say('answer', { room, n: 1, says: 'no' })]);
    await taken(ada);
    return [answers, bob.wished.map(({ is }) => is)];
  };
  expect(await told(6)).toEqual(await told(1));
});

const drawn: GivenChoices = {
  clock: { kind: 'none' },
  expiry: 'bot',
  away: 'wait',
  grace: 60,
  drawsSeats: true,
};

const STAND = { do: 'stand', player: 1 } as const;

interface NextGame {
  readonly url: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly phone: Guest;
  readonly other: Guest;
  readonly room: string;
  readonly pass: string;
}

/** Ada, the host, agrees last to a game whose lots are drawn: by the lot, 1 or 2, the first seat is hers, or Bob's. A bot has the last one. */
async function nextGame(lot: number, then: Command, limits: Partial<Limits> = {}): Promise<NextGame> {
  const gated = gatedStore();
  const dice = scriptedDice([lot, 1], 7);
  const { now } = new HandClock();
  const { url } = await server({ store: gated.store, dice, now, limits: { ...noLimits, ...limits } });
  const [ada, bob, phone, other] = [guest(url), guest(url), guest(url), guest(url)];
  const { room } = await ada.create('jumbo', '123-', 'jumbo 123- b.b.b.4/b.b.b.4/b.b.b.4/- R ? -', drawn);
  for (const each of [ada, bob, phone, other]) await each.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'bot', player: 3, level: 'random' });
  await ada.must({ do: 'start' });
  await ada.must({ do: 'end' });
  await bob.must({ do: 'start' });
  const { pass } = (await ada.say('pass', { room })) as { readonly pass: string };
  gated.shut();
  void ada.act({ do: 'start' });
  void ada.act(then);
  await taken(ada);
  return { url, ada, bob, phone, other, room, pass };
}

test.each<[string, 'phone' | 'other', boolean]>([
  ['who takes the seats', 'phone', false],
  ['somebody else', 'other', false],
  ['somebody else who is sure', 'other', true],
])('a pass says to %s nothing of lots that are not in the log', async (_who, asks, isSure) => {
  const told = async (lot: number): Promise<readonly unknown[]> => {
    const { room, pass, ...guests } = await nextGame(lot, STAND);
    const { phone, [asks]: asking } = guests;
    void phone.say('take', { room, pass, isSure: true });
    await taken(phone);
    const answers = answersOf([asking.say('take', { room, pass, isSure })]);
    await taken(asking);
    return answers;
  };
  expect(await told(1)).toEqual(await told(2));
});

test('a host is not asked by somebody who was removed by lots that are not in the log', async () => {
  const told = async (lot: number): Promise<readonly unknown[]> => {
    const { ada, bob } = await nextGame(lot, { do: 'remove', player: 1 });
    void bob.act({ do: 'sit', player: 3, name: 'Bob' });
    await taken(bob);
    await taken(ada);
    return [ada.timesAsked, bob.wished];
  };
  expect(await told(2)).toEqual(await told(1));
});

test('nor what is left of tables that may be made public, which a host alone does', async () => {
  const told = async (lot: number): Promise<boolean> => {
    const { url, ada } = await nextGame(lot, STAND, { listingBurst: 1 });
    void ada.act({ do: 'list', listed: true });
    await taken(ada);
    const there = guest(url, ada.token);
    const opening = there.create('jumbo', '1-2-', LAST, { ...drawn, listed: true });
    const answers = answersOf([opening.then(String, String)]);
    await taken(there);
    return answers.length > 0;
  };
  expect(await told(1)).toBe(await told(2));
});

test('a play that is sent again leaves as much of the address, whatever was thrown', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { gated, url, ada } = await twoPlayers([face], { addressRowBurst: 9 });
    const there = guest(url, ada.token);
    await there.join((await there.create('jumbo', '1-2-')).room);
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
    const id = newCommandId();
    for (let again = 0; again < 5; again++) void ada.act({ do: 'play', ply: 2, play: 'Rb>5' }, id);
    await taken(ada);
    const answers = answersOf([there.act({ do: 'sit', player: 2, name: 'Ada' })]);
    await taken(there);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});

test('so does what a host grants twice', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { shut, ada, bob, room, another } = await lastThrow(face, { addressRowBurst: 9 });
    const there = another();
    await there.join((await there.create('jumbo', '1-2-')).room);
    await bob.say('ask', { room, wish: { do: 'end' } });
    shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act(HOME);
    for (let again = 0; again < 4; again++) void ada.say('answer', { room, n: 1, says: 'yes' });
    await taken(ada);
    const answers = answersOf([there.act({ do: 'sit', player: 2, name: 'Ada' })]);
    await taken(there);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});

test('what time it is in a room does not tell that its game is over before that is in the log', async () => {
  const told = async (face: number): Promise<number> => {
    const { clock, url, shut, ada, room } = await lastThrow(face);
    shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act(HOME);
    await taken(ada);
    // A room in which nothing runs follows the wall clock.
    clock.jump(7000);
    const { time } = await guest(url).join(room);
    return time;
  };
  expect(await told(6)).toBe(await told(1));
});

test('what is left of an address does not tell that a room has acted by itself on rows not in the log', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const gated = gatedStore();
    const clock = new HandClock();
    const { now, time, wait } = clock;
    const limits = { ...noLimits, addressRowBurst: 5, addressRowsPerSecond: 0 };
    const dice = scriptedDice([face], 7);
    const { url } = await server({ store: gated.store, dice, now, time, wait, limits });
    const ada = guest(url);
    const first = 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -';
    const { room } = await ada.create('jumbo', '1-2-', first, {
      ...drawn,
      clock: { kind: 'throw', seconds: 10 },
    });
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await ada.must({ do: 'bot', player: 2, level: 'random' });
    await ada.must({ do: 'start' });
    const there = guest(url, ada.token);
    await there.join((await there.create('jumbo', '1-2-')).room);
    clock.pass(9900);
    gated.shut();
    // With a six it is still her turn, and her time runs out; with a one it is the bot's.
    void ada.act({ do: 'throw', ply: 1 });
    await taken(ada);
    for (let again = 0; again < 4; again++) {
      clock.pass(100);
      await taken(ada);
    }
    const answers = answersOf([there.act({ do: 'sit', player: 2, name: 'Ada' })]);
    await taken(there);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});
