// Nor do others hear by a hint what a throw was that is not written yet: a play that one face alone allows is on its way with it
// or is not, and neither allowances, nor identifiers, nor failures, nor the order of answers show which.
import { expect, test } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { Device } from './device.ts';
import { Feeds } from './feeds.ts';
import { newCommandId } from './guest.ts';
import { noLimits } from './test-server.ts';
import { answersOf, atGates, taken } from './unwritten.ts';

const { server, guest, gatedStore, twoPlayers } = atGates();
/** A six alone allows it. */
const OUT = 'Rb>5';

test.each<[string, Partial<Limits>, 'here' | 'elsewhere']>([
  ['a person in the room', { rowBurst: 4 }, 'here'],
  ['an address, in another room', { addressRowBurst: 5 }, 'elsewhere'],
])('what is left of the rows of %s says nothing of a throw before that is in the log', async (...row) => {
  const [, limits, where] = row;
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { gated, url, ada } = await twoPlayers([face], limits);
    const there = guest(url, ada.token);
    await there.join((await there.create('jumbo', '1-2-')).room);
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
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

test('what is left of the memory for rooms says nothing of a throw before that is in the log', async () => {
  const told = async (face: number): Promise<unknown> => {
    // The room may have a row more for another one to be read beside it, and no two.
    const { gated, url, ada } = await twoPlayers([face], { rowsInMemory: 11 });
    const there = guest(url, ada.token);
    const { room } = await there.create('jumbo', '1-2-');
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act({ do: 'play', ply: 2, play: OUT });
    await taken(ada);
    return there.join(room).then(() => 'joined', String);
  };
  expect(await told(6)).toEqual(await told(1));
});

test('nobody hears that the identifier of a play is taken before that is in the log', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { gated, ada, bob } = await twoPlayers([face]);
    const id = newCommandId();
    gated.shut();
    void ada.act({ do: 'throw', ply: 1 });
    void ada.act({ do: 'play', ply: 2, play: OUT }, id);
    await taken(ada);
    const answers = answersOf([bob.act({ do: 'rename', player: 2, name: 'Ben' }, id)]);
    await taken(bob);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
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

test('nor is it told by the order of answers to a play that was sent twice', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
    const { gated, ada } = await twoPlayers([face]);
    gated.shut();
    gated.fails = true;
    const id = newCommandId();
    const asked = [
      ada.act({ do: 'throw', ply: 1 }).then(() => 'the throw'),
      ada.act({ do: 'play', ply: 2, play: OUT }, id).then(() => 'the play'),
      ada.act({ do: 'rename', player: 1, name: 'Ada L.' }).then(() => 'the name'),
      ada.act({ do: 'play', ply: 2, play: OUT }, id).then(() => 'the play again'),
    ];
    const answers = answersOf(asked);
    await taken(ada);
    gated.open();
    await Promise.all(asked);
    return answers;
  };
  expect(await told(6)).toEqual(await told(1));
});

test('a value for the dice counts as wrong once it is so by what is in the log', async () => {
  const gated = gatedStore();
  const place = await server({ store: gated.store, limits: { ...noLimits, wrongValueBurst: 1 } });
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('jumbo', '1-2-');
  const devices = [new Device(ada), new Device(bob)] as const;
  for (const [nth, device] of devices.entries()) {
    await device.guest.join(room);
    await device.sit(nth + 1);
  }
  await ada.must({ do: 'start' });
  gated.shut();
  gated.fails = true;
  const asked = [
    ada.act({ do: 'rename', player: 1, name: 'Ada' }),
    ada.act({ do: 'value', player: 1, value: 'A'.repeat(22) }),
  ];
  await taken(ada);
  gated.open();
  const failed = { refusal: { code: 'storage-failed' } };
  expect(await Promise.all(asked)).toMatchObject([failed, failed]);
  gated.fails = false;
  await devices[0].give();
  expect(ada.rows.at(-1)?.row).toMatchObject({ t: 'value', p: 1 });
});

test('nor is it told by the order of answers, when another process was quicker than the throw', async () => {
  const told = async (face: number): Promise<readonly unknown[]> => {
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
