// What is decided on top of rows that are not written yet is told to nobody, whoever asks: a throw that is known before it is
// in the log could be escaped at another process.
import { afterEach, expect, test } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { noFeed } from '../src/feed/feed.ts';
import type { Feed } from '../src/feed/feed.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Device } from './device.ts';
import { Feeds } from './feeds.ts';
import { HandClock, logOf, newCommandId, noLimits, scriptedDice } from './table.ts';
import type { Guest } from './table.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const gates: Gated[] = [];
// Before the servers close, which waits for what is on its way.
afterEach(() => {
  for (const gate of gates.splice(0)) gate.open();
});

/** Appends of the first process wait at the gate; another process writes past it. */
interface Gated {
  readonly store: EventStore;
  readonly past: EventStore;
  shut(): void;
  open(): void;
  fails: boolean;
}

function gatedStore(): Gated {
  const inner = openMemoryStore();
  const past: EventStore = { ...inner, close: () => Promise.resolve() };
  let gate = Promise.resolve();
  let open = (): void => undefined;
  const gated: Gated = {
    past,
    store: {
      ...past,
      async append(rows) {
        await gate;
        if (gated.fails) return { ok: false, error: { code: 'failed', reason: 'disk full' } };
        return inner.append(rows);
      },
    },
    shut() {
      gate = new Promise((resolve) => (open = resolve));
    },
    open: () => open(),
    fails: false,
  };
  gates.push(gated);
  return gated;
}

const OUT = 'Rb>5';

/** The server has taken all that was sent before. */
const taken = (who: Guest): Promise<unknown> => who.say('leave-nothing');

/** Ada is to throw these faces first. */
async function twoPlayers(
  faces: readonly number[] = [],
  limits: Partial<Limits> = {},
  feed: Feed = noFeed,
): Promise<{
  readonly gated: Gated;
  readonly url: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly room: string;
}> {
  const gated = gatedStore();
  const { now } = new HandClock();
  const dice = scriptedDice([6, 1, ...faces], 7);
  const place = await server({ store: gated.store, dice, now, feed, limits: { ...noLimits, ...limits } });
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  return { gated, url: place.url, ada, bob, room };
}

const answersOf = (asked: readonly Promise<unknown>[]): unknown[] => {
  const answers: unknown[] = [];
  for (const each of asked) void each.then((answer) => answers.push(answer));
  return answers;
};

test('a refusal says nothing of a throw before that is in the log', async () => {
  const { gated, ada } = await twoPlayers();
  gated.shut();
  const throwing = ada.act({ do: 'throw', ply: 1 });
  // Each refusal would tell something of the dice.
  const asked = [
    ada.act({ do: 'throw', ply: 1 }),
    ada.act({ do: 'play', ply: 1, play: '-' }),
    ada.act({ do: 'play', ply: 2, play: '-' }),
  ];
  const answers = answersOf(asked);
  await taken(ada);
  expect(answers).toEqual([]);
  gated.open();
  expect(await throwing).toMatchObject({ row: { t: 'throw' } });
  expect(await Promise.all(asked)).toMatchObject([
    { refusal: { code: 'stale' } },
    { refusal: { code: 'stale' } },
    { ok: false },
  ]);
});

test.each<[string, Partial<Limits>, 'here' | 'elsewhere']>([
  ['a person in the room', { rowBurst: 4 }, 'here'],
  ['an address, in another room', { addressRowBurst: 5 }, 'elsewhere'],
])('what is left of the rows of %s says nothing of a throw before that is in the log', async (...row) => {
  const [, limits, where] = row;
  const told = async (face: number): Promise<unknown[]> => {
    const { gated, url, ada } = await twoPlayers([face], limits);
    const there = guest(url, ada.token);
    await there.join((await there.create('jumbo', '1-2-')).room);
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
    // A six alone allows it.
    void ada.act({ do: 'play', ply: 2, play: OUT });
    await taken(ada);
    const asked = where === 'here' ? ada : there;
    const answers = answersOf([asked.act({ do: 'sit', player: 2, name: 'Ada' })]);
    await taken(asked);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});

test('what is left of looks at the store says nothing of a throw before that is in the log', async () => {
  const told = async (face: number): Promise<number> => {
    const { gated, ada } = await twoPlayers([face], { loadBurst: 60 }, new Feeds().end());
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act({ do: 'play', ply: 2, play: OUT });
    await taken(ada);
    // As far as the log goes if the throw was a six: where it does not, another process may have told of it.
    const answers = answersOf([1, 2, 3].map(() => ada.act({ do: 'throw', ply: 3 })));
    await taken(ada);
    return answers.length;
  };
  expect(await told(6)).toBe(await told(1));
});

test('a host who grants what is asked hears nothing of rows that are not in the log', async () => {
  const { gated, ada, bob, room } = await twoPlayers();
  const asked = await bob.say('ask', { room, wish: { do: 'end' } });
  expect(asked).toEqual({ ok: true });
  gated.shut();
  const ending = ada.act({ do: 'end' });
  const granting = [ada.say('answer', { room, n: 1, says: 'yes' })];
  const answers = answersOf(granting);
  await taken(ada);
  expect(answers).toEqual([]);
  gated.open();
  expect(await ending).toMatchObject({ row: { t: 'end' } });
  expect(await Promise.all(granting)).toMatchObject([{ refusal: { code: 'game-is-over' } }]);
});

test('whether a play was allowed by a throw that could not be written is told to nobody', async () => {
  const told = async (face: number): Promise<unknown> => {
    const { gated, ada } = await twoPlayers([face]);
    gated.shut();
    gated.fails = true;
    const asked = [ada.act({ do: 'throw', ply: 1 }), ada.act({ do: 'play', ply: 2, play: OUT })];
    await taken(ada);
    gated.open();
    return Promise.all(asked);
  };
  const failed = { ok: false, refusal: { code: 'storage-failed', clause: null } };
  expect([await told(6), await told(1)]).toEqual([
    [failed, failed],
    [failed, failed],
  ]);
});

test('nor is it by the order of answers, when another process was quicker than the throw', async () => {
  const told = async (face: number): Promise<unknown[]> => {
    const { gated, url, ada, room } = await twoPlayers([face]);
    // It leaves, so that the throw is not decided again at once: its result would be the same.
    const there = guest(url, ada.token);
    await there.join(room);
    gated.shut();
    void there.act({ do: 'throw', ply: 1 });
    await there.say('leave', { room });
    // More than are answered in a turn of the event loop.
    const others = Array.from({ length: 60 }, () => ada.act({ do: 'throw', ply: 9 }).then(() => 'another'));
    const play = ada.act({ do: 'play', ply: 2, play: OUT }).then(() => 'the play');
    const answers = answersOf([...others, play]);
    await taken(ada);
    const { s, at } = ada.rows.at(-1) ?? { s: 0, at: 0 };
    await gated.past.append([{ room, logged: { s: s + 1, at, row: { t: 'rename', p: 2, n: 'Ben' } } }]);
    gated.open();
    await Promise.all([...others, play]);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});

test('what is refused for a row that another process was quicker than is decided again', async () => {
  const { gated, ada, room } = await twoPlayers();
  gated.shut();
  const asked = [ada.act({ do: 'stand', player: 1 }), ada.act({ do: 'rename', player: 1, name: 'Ada L.' })];
  await taken(ada);
  const { s, at } = ada.rows.at(-1) ?? { s: 0, at: 0 };
  await gated.past.append([{ room, logged: { s: s + 1, at, row: { t: 'close', who: ada.person } } }]);
  gated.open();
  expect(await Promise.all(asked)).toMatchObject([
    { refusal: { code: 'table-closed' } },
    { refusal: { code: 'table-closed' } },
  ]);
});

test('what is refused for a row that could not be written fails with it', async () => {
  const { gated, ada, room } = await twoPlayers();
  gated.shut();
  gated.fails = true;
  const id = newCommandId();
  const standing = ada.act({ do: 'stand', player: 1 });
  const renaming = ada.act({ do: 'rename', player: 1, name: 'Ada L.' }, id);
  await taken(ada);
  gated.open();
  expect(await standing).toMatchObject({ refusal: { code: 'storage-failed' } });
  expect(await renaming).toMatchObject({ refusal: { code: 'storage-failed' } });
  gated.fails = false;
  expect(await ada.act({ do: 'rename', player: 1, name: 'Ada L.' }, id)).toMatchObject({ s: 5 });
  expect(await logOf(gated.past, room)).toHaveLength(5);
});

test('nobody who is connected to two processes chooses between two results of a throw', async () => {
  const gated = gatedStore();
  const [near, far] = [await server({ store: gated.store }), await server({ store: gated.past })];
  const [eve, bob] = [guest(near.url), guest(near.url)];
  const { room } = await eve.create('jumbo', '1-2-');
  await eve.join(room);
  await bob.join(room);
  const devices = [new Device(eve), new Device(bob)] as const;
  await devices[0].sit(1);
  await devices[1].sit(2);
  await eve.must({ do: 'start' });
  await Promise.all(devices.map((device) => device.give()));
  const player = async (): Promise<Device> => {
    await Promise.all([eve, bob].map((each) => each.until(() => each.state?.phase === 'playing')));
    const found = devices.find((device) => device.guest.nextCommand()?.do === 'throw');
    if (found === undefined) throw new Error('nobody throws');
    return found;
  };
  const cheat = await player();
  const there = guest(far.url, cheat.guest.token);
  await there.join(room);
  gated.shut();
  const ply = cheat.guest.state?.ply ?? 0;
  const { received } = cheat.guest;
  const throwing = cheat.guest.act(cheat.withPart({ do: 'throw', ply }));
  void cheat.guest.act({ do: 'throw', ply });
  await taken(cheat.guest);
  const known = cheat.guest.received.slice(received.length);
  // With a new tip the throw may be made without a value, which has another result.
  await there.must({ do: 'tip', tip: new Device(there).tip() });
  await there.must({ do: 'throw', ply });
  gated.open();
  expect(await throwing).toMatchObject({ refusal: { code: 'stale' } });
  expect(known).not.toContain('position');
});
