// What is decided on top of rows that are not written yet is told to nobody, whoever asks: a throw that is known before it is
// in the log could be escaped at another process.
import { afterEach, expect, test } from 'vitest';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Device } from './device.ts';
import { logOf, newCommandId, scriptedDice } from './table.ts';
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

/** The server has taken all that was sent before. */
const taken = (who: Guest): Promise<unknown> => who.say('leave-nothing');

async function twoPlayers(): Promise<{
  readonly gated: Gated;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly room: string;
}> {
  const gated = gatedStore();
  const place = await server({ store: gated.store, dice: scriptedDice([6, 1], 7) });
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  return { gated, ada, bob, room };
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

test('what is refused for a row that could not be written is decided by what is', async () => {
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
