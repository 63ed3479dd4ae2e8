// What people need beyond the game itself, from whichever process: moving seats, televisions, lists, being told of a turn.
import type { PublicTables } from '@ludo/protocol';
import { holderOf, standardChoices } from '@ludo/room';
import { afterEach, describe, expect, test } from 'vitest';
import { TICK } from '../src/upkeep/running-time.ts';
import { FIRST_SWEEP, NEXT_SWEEP } from '../src/upkeep/sweeper.ts';
import { Device, PushService } from './push-service.ts';
import { logOf } from './test-server.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { close, endAll, guest, hereOf, oneMore, pass, playOn, table } from './two-processes.ts';

afterEach(endAll);

const DAY = 86_400_000;
const RED = 0;

test('a pass is good at every process, also one that comes later, and once', async () => {
  const at = await table();
  const { room, ada, bob, theirs } = at;
  const { pass: given } = (await ada.say('pass', { room })) as { pass: string };
  const take = (who: Guest, isSure: boolean): Promise<unknown> =>
    who.say('take', { room, pass: given, isSure });
  // Bob's process has heard of it meanwhile.
  await bob.must({ do: 'rename', player: 2, name: 'Ben' });
  await ada.until(() => holderOf(ada.state?.seatList[1])?.name === 'Ben');
  expect(await take(bob, false)).toMatchObject({ ok: true, players: [1] });
  const third = await oneMore(at);
  const phone = guest(third);
  await phone.join(room);
  await expect.poll(() => take(phone, false)).toEqual({ ok: true, players: [1] });
  expect(await take(phone, true)).toEqual({ ok: true, players: [1] });
  await ada.until(() => holderOf(ada.state?.seatList[0])?.person === phone.person);
  for (const [late, where] of [
    [guest(theirs), 'elsewhere'],
    [guest(at.mine), 'where it was given'],
    [guest(third), 'where it was taken'],
  ] as const) {
    await late.join(room);
    expect(await take(late, true), where).toMatchObject({ ok: false, refusal: { code: 'pass-unknown' } });
  }
  expect(await take(phone, true)).toEqual({ ok: true, players: [1] });
});

test('a code of a television is found at every process, once, and a wrong one at none', async () => {
  const at = await table();
  const { room, ada, bob, theirs } = at;
  const living = guest(theirs);
  const shown: unknown[] = [];
  living.socket.on('shown', (each) => shown.push(each));
  const { code } = (await living.say('television', {})) as { code: string };
  expect(await ada.say('show', { room, code })).toEqual({ ok: true });
  await living.until(() => shown.length > 0);
  expect(shown).toEqual([{ room }]);
  for (const each of [ada, bob]) {
    const answer = each.say('show', { room, code });
    const refused = expect.poll(async () => {
      await pass(at, 0.25);
      return Promise.race([answer, Promise.resolve(null)]);
    });
    await refused.toMatchObject({ refusal: { code: 'code-unknown' } });
  }
  expect(shown).toHaveLength(1);
});

test('a table at which somebody stays for days is not taken away by a process where nobody is', async () => {
  const at = await table();
  const { clock, store, mine } = at;
  const eve = guest(mine);
  const { room } = await eve.create('ludo', '1-2-');
  await eve.join(room);
  const { length } = await logOf(store, room);
  await store.see([{ room, seq: length }], 0);
  await store.runOn(200 * DAY);
  await oneMore(at);
  const marks = async (): Promise<number | null | undefined> => {
    const page = await store.ends(0, 10);
    return page.ok ? page.value.ends.find((end) => end.room === room)?.marked : undefined;
  };
  const sweepAfter = async (days: number): Promise<void> => {
    await store.runOn(days * DAY);
    // The processes hear of that first.
    clock.pass(TICK);
    await pass(at, 1);
    clock.pass(NEXT_SWEEP - TICK);
    await pass(at, 1);
  };
  clock.pass(FIRST_SWEEP);
  await pass(at, 1);
  expect(await marks()).toBeGreaterThan(0);
  for (let day = 0; day < 5; day++) await sweepAfter(1);
  expect(await logOf(store, room)).toHaveLength(length);
  await eve.must({ do: 'sit', player: 1, name: 'Eve' });
});

test('people of a table that another process has taken away meanwhile are told so everywhere, a moment later', async () => {
  const at = await table();
  const { store, room, ada, bob, mine, theirs } = at;
  const { length } = await logOf(store, room);
  await store.see([{ room, seq: length }], 0);
  await store.mark([{ room, seq: length }], 1);
  expect(await store.remove([{ room, seq: length, marked: 1 }])).toMatchObject({ value: { rooms: 1 } });
  expect(await ada.act({ do: 'rename', player: 1, name: 'A' })).toMatchObject({
    refusal: { code: 'storage-failed' },
  });
  const cut = [ada, bob].map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)));
  await pass(at, 2);
  // A page comes back by itself after such an end.
  expect(await Promise.all(cut)).toEqual(['transport close', 'transport close']);
  await pass(at, 10);
  for (const place of [mine, theirs]) await expect(guest(place).join(room)).rejects.toThrow('room-unknown');
});

test('public tables are listed at every process, as long as theirs is there', async () => {
  const at = await table();
  const { ada, room, mine, theirs } = at;
  const listed = async (where: TestServer): Promise<readonly string[]> => {
    await pass(at, 1);
    const { tables } = (await (await fetch(`${where.url}/tables`)).json()) as PublicTables;
    return tables.map((each) => each.room);
  };
  expect(await listed(theirs)).toEqual([]);
  const eve = guest(mine);
  const made = await eve.create('ludo', '1-2-', undefined, { ...standardChoices, listed: true });
  await eve.join(made.room);
  await eve.must({ do: 'sit', player: 1, name: 'Eve' });
  for (const each of [mine, theirs]) await expect.poll(() => listed(each)).toEqual([made.room]);
  // Somebody is there at both processes.
  await ada.must({ do: 'list', listed: true });
  for (const each of [mine, theirs])
    await expect.poll(async () => (await listed(each)).toSorted()).toEqual([made.room, room].toSorted());
  await close(mine);
  await expect.poll(() => listed(theirs)).toEqual([room]);
});

test('whoever is away is told of a turn by one process, also by one that their page never knew', async () => {
  const pushes = await PushService.open();
  const at = await table({ push: pushes.options });
  const { room, ada, bob, theirs } = at;
  const device = new Device('https://updates.push.services.mozilla.com/wpush/v2/bob');
  expect(await bob.say('push', { room, language: 'en', ...device.subscriber })).toEqual({ ok: true });
  const third = await oneMore(at, { push: pushes.options });
  const watcher = guest(third);
  await watcher.join(room);
  bob.leave();
  await close(theirs);
  await pass(at, 5);
  await ada.until(() => hereOf(ada).join() === '1');
  // The first throw is a six, after which she throws again.
  while (ada.state?.position?.colour === RED) await playOn(ada);
  await pass(at, 8);
  await pushes.until(1);
  await pass(at, 60);
  expect(pushes.got).toHaveLength(1);
  await pushes.close();
});

test.each(['whoever is away', 'whoever has played'])(
  'a turn is told by one process, also when nobody is left at any: %s goes first',
  async (first) => {
    const pushes = await PushService.open();
    const at = await table({ push: pushes.options });
    const { room, ada, bob } = at;
    const device = new Device('https://updates.push.services.mozilla.com/wpush/v2/bob');
    expect(await bob.say('push', { room, language: 'en', ...device.subscriber })).toEqual({ ok: true });
    if (first === 'whoever is away') await bob.say('leave', { room });
    while (ada.state?.position?.colour === RED) await playOn(ada);
    await pass(at, 1);
    await ada.say('leave', { room });
    if (first !== 'whoever is away') await bob.say('leave', { room });
    await pass(at, 8);
    await pushes.until(1);
    await pass(at, 20);
    await bob.join(room);
    expect(pushes.got).toHaveLength(1);
    await pushes.close();
  },
);

describe('a question to the host', () => {
  const isAsked = (host: Guest, count: number): Promise<void> =>
    host.until(() => host.questions.length === count);
  const hears = (who: Guest, is: string): Promise<void> => who.until(() => who.wished.at(-1)?.is === is);
  const endIt = (by: Guest): Promise<unknown> => by.say('ask', { room: by.room, wish: { do: 'end' } });
  const answer = (by: Guest, says: 'yes' | 'no'): Promise<unknown> =>
    by.say('answer', { room: by.room, n: by.questions[0]?.n ?? 0, says });

  test.each(['no', 'yes'] as const)('of somebody at another process is answered: %s', async (says) => {
    const { ada, bob } = await table();
    expect(await endIt(bob)).toEqual({ ok: true });
    await isAsked(ada, 1);
    expect(ada.questions[0]).toMatchObject({ to: 'end', player: 2, name: 'Bob' });
    expect(await answer(ada, says)).toEqual({ ok: true });
    await hears(bob, says);
    await isAsked(ada, 0);
    expect(ada.state?.phase).toBe(says === 'yes' ? 'over' : 'playing');
  });

  test('is told to a host who comes back at a process that had not heard of it', async () => {
    const at = await table();
    const { room, ada, bob } = at;
    const third = await oneMore(at);
    expect(await endIt(bob)).toEqual({ ok: true });
    await isAsked(ada, 1);
    const again = guest(third, ada.token);
    await again.join(room);
    await expect.poll(() => again.questions.length).toBe(1);
  });

  test.each(['whoever has asked leaves', 'the process is gone'])('is let go when %s', async (why) => {
    const at = await table();
    const { feeds, theirEnd, ada, bob } = at;
    expect(await endIt(bob)).toEqual({ ok: true });
    await isAsked(ada, 1);
    if (why === 'the process is gone') feeds.silence(theirEnd);
    else {
      bob.leave();
      await ada.until(() => hereOf(ada).join() === '1');
    }
    await pass(at, 6);
    await isAsked(ada, 0);
  });

  test.each([
    ['without', {}],
    ['with', { tip: 'A'.repeat(22) }],
  ])('lets somebody who was removed sit down again at any process, %s a tip for the dice', async (_, tip) => {
    const { ada, bob } = await table();
    await ada.must({ do: 'end' });
    await ada.must({ do: 'remove', player: 2 });
    await bob.until(() => holderOf(bob.state?.seatList[1]) === null);
    const sits = (by: Guest): Promise<unknown> => by.act({ do: 'sit', player: 2, name: 'Bob', ...tip });
    expect(await sits(bob)).toMatchObject({ refusal: { code: 'host-asked' } });
    await isAsked(ada, 1);
    expect(await answer(ada, 'yes')).toEqual({ ok: true });
    await hears(bob, 'yes');
    await bob.until(() => holderOf(bob.state?.seatList[1])?.person === bob.person);
    expect(await bob.act({ do: 'stand', player: 2 })).toMatchObject({ row: {} });
    expect(await sits(bob)).toMatchObject({ row: {} });
  });
});
