// What is decided on top of rows that are not written yet is told to nobody, whoever asks: a throw that is known before it is
// in the log could be escaped at another process.
import { expect, test } from 'vitest';
import { Device } from './device.ts';
import { logOf } from './test-server.ts';
import { newCommandId } from './guest.ts';
import { answersOf, atGates, taken } from './unwritten.ts';

const { server, guest, gatedStore, twoPlayers } = atGates();

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
