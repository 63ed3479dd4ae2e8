// Two processes serve one room: what one writes, the people at the other see, whatever the feed between them does.
import { afterEach, expect, test, vi } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest, newCommandId } from './guest.ts';
import { logOf, noLimits, openServer } from './test-server.ts';
import {
  allSeeTheLog,
  endAll,
  guest,
  guests,
  hereOf,
  pass,
  playOn,
  servers,
  table,
} from './two-processes.ts';
import type { Table } from './two-processes.ts';

afterEach(endAll);

test('what happens at one process is seen at the other, in the order of the log', async () => {
  const at = await table();
  const { ada, bob } = at;
  for (let nth = 0; nth < 6; nth++) {
    const ply = ada.state?.ply ?? 0;
    await playOn(ada, bob);
    for (const each of [ada, bob]) await each.until(() => (each.state?.ply ?? 0) > ply);
  }
  await allSeeTheLog(at, ada, bob);
});

test('a message that is lost is found by the next one, and one that comes twice is one', async () => {
  const at = await table();
  const { feeds, ada, bob } = at;
  const fates: ('never' | 'twice')[] = ['never', 'twice', 'never', 'twice'];
  feeds.passes = () => fates.shift() ?? 'once';
  for (const name of ['A', 'B', 'C', 'D']) await ada.must({ do: 'rename', player: 1, name });
  await allSeeTheLog(at, ada, bob);
});

test('after a gap everything is read that was lost', async () => {
  const at = await table();
  const { feeds, ada, bob } = at;
  feeds.passes = () => 'never';
  for (const name of ['A', 'B', 'C']) await ada.must({ do: 'rename', player: 1, name });
  feeds.gap();
  await allSeeTheLog(at, ada, bob);
});

test('what no message tells is found within a second', async () => {
  const at = await table();
  const { feeds, ada, bob } = at;
  feeds.passes = () => 'never';
  await ada.must({ do: 'rename', player: 1, name: 'A' });
  await pass(at, 2);
  await allSeeTheLog(at, ada, bob);
});

test('a store that has lost its last rows, as a replica that takes over may: who is there comes back, and the game goes on from there', async () => {
  const at = await table();
  const { store, room, ada, bob, mine, theirs } = at;
  for (let nth = 0; nth < 4; nth++) {
    const ply = ada.state?.ply ?? 0;
    await playOn(ada, bob);
    for (const each of [ada, bob]) await each.until(() => (each.state?.ply ?? 0) > ply);
  }
  const log = await logOf(store, room);
  const cut = Promise.all(
    [ada, bob].map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve))),
  );
  const replica = openMemoryStore();
  await replica.append(log.slice(0, -2).map((logged) => ({ room, logged })));
  Object.assign(store, replica);
  await pass(at, 2);
  expect(await cut).toEqual(['transport close', 'transport close']);
  // Who says to have seen more is told what there is.
  await expect.poll(() => ada.join(room).catch(String)).toMatchObject({ ok: true });
  expect(ada.state?.seq).toBe(log.length - 2);
  const again = [guest(mine, ada.token), guest(theirs, bob.token)] as const;
  for (const each of again) {
    await expect.poll(() => each.join(room).catch(String)).toMatchObject({ ok: true });
    expect(each.state?.seq).toBe(log.length - 2);
  }
  await playOn(...again);
  await allSeeTheLog(at, ...again);
});

test('people of a room in which a newer process has written go on elsewhere, and those of others stay', async () => {
  const at = await table();
  const { feeds, store, room, ada, bob, mine } = at;
  const eve = guest(mine);
  const { room: other } = await eve.create('ludo', '1-2-');
  await eve.join(other);
  const cut = Promise.all(
    [ada, bob].map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve))),
  );
  const last = (await logOf(store, room)).at(-1);
  const logged = { s: (last?.s ?? 0) + 1, at: last?.at ?? 0, body: '{"t":"of a newer version"}' };
  await store.append([{ room, logged }]);
  feeds.gap();
  // A page comes back by itself after such an end.
  expect(await cut).toEqual(['transport close', 'transport close']);
  expect(ada.socket.active).toBe(true);
  await eve.must({ do: 'sit', player: 1, name: 'Eve' });
  for (const late of [guest(mine), guest(mine, ada.token)]) {
    const left = new Promise((resolve) => late.socket.once('disconnect', resolve));
    await expect(late.join(room)).rejects.toThrow('server-stopping');
    expect(await left).toBe('transport close');
  }
  await eve.must({ do: 'rename', player: 1, name: 'Still here' });
});

test('a process that starts beside newer ones serves all rooms but those that it cannot read', async () => {
  const { store, room } = await table();
  const last = (await logOf(store, room)).at(-1);
  const logged = { s: (last?.s ?? 0) + 1, at: last?.at ?? 0, body: '{"t":"of a newer version"}' };
  await store.append([{ room, logged }]);
  const older = await openServer({ store });
  servers.push(older);
  const late = guest(older);
  await expect(late.join(room)).rejects.toThrow('server-stopping');
  const { room: other } = await guest(older).create('ludo', '1-2-');
  await guest(older).join(other);
});

test('two who act at once at two processes are both done, one after the other', async () => {
  const at = await table();
  const { feeds, ada, bob } = at;
  feeds.isHeld = true;
  await Promise.all([
    ada.must({ do: 'rename', player: 1, name: 'A' }),
    bob.must({ do: 'rename', player: 2, name: 'B' }),
  ]);
  feeds.release();
  await allSeeTheLog(at, ada, bob);
});

test('a command that was overtaken and is decided again is counted once by the limits', async () => {
  // Two are used up when the game begins, and one for each round is left.
  const rounds = 3;
  const at = await table({ limits: { ...noLimits, changeBurst: 2 + rounds } });
  const { feeds, store, room, ada, bob } = at;
  for (let nth = 0; nth < rounds; nth++) {
    feeds.isHeld = true;
    await Promise.all([
      ada.must({ do: 'rename', player: 1, name: `A${nth}` }),
      bob.must({ do: 'rename', player: 2, name: `B${nth}` }),
    ]);
    feeds.release();
    await allSeeTheLog(at, ada, bob);
  }
  const { length } = await logOf(store, room);
  expect(await ada.act({ do: 'rename', player: 1, name: 'more' })).toMatchObject({
    refusal: { code: 'too-many-changes' },
  });
  expect(await logOf(store, room)).toHaveLength(length);
});

test('each process counts the rows that it has written, and nobody those of others', async () => {
  const at = await table();
  const { feeds, store, room, ada, bob, mine, theirs } = at;
  await playOn(ada, bob);
  feeds.isHeld = true;
  await Promise.all([
    ada.must({ do: 'rename', player: 1, name: 'A' }),
    bob.must({ do: 'rename', player: 2, name: 'B' }),
  ]);
  feeds.release();
  await allSeeTheLog(at, ada, bob);
  const counted = async (name: string): Promise<readonly number[]> =>
    Promise.all(
      [mine, theirs].map(async ({ url }) => {
        const text = await (await fetch(`${url}/metrics`)).text();
        return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
      }),
    );
  const log = await logOf(store, room);
  const bobs = log.filter(({ row }) => (row.t === 'sit' || row.t === 'rename') && row.p === 2).length;
  expect(await counted('ludo_rows_written_total')).toEqual([log.length - bobs, bobs]);
  const commands = log.filter(({ id }) => id !== undefined).length;
  expect(await counted('ludo_commands_accepted_total')).toEqual([commands - bobs, bobs]);
});

test('whoever heard of a turn from another process is not told that it is stale', async () => {
  const at = await table();
  const { feeds, store, room, ada, bob, theirs } = at;
  feeds.isHeld = true;
  await playOn(ada);
  // The device comes back at the process that has not heard of the throw, and goes on with the turn.
  const again = new Guest(theirs.url, ada.token);
  guests.push(again);
  again.room = room;
  again.state = ada.state;
  await again.join(room);
  expect(again.rows).toEqual([]);
  await playOn(again);
  feeds.release();
  await allSeeTheLog(at, ada, bob);
  expect((await logOf(store, room)).map(({ row }) => row.t).slice(-2)).toEqual(['throw', 'play']);
});

test('who only says that a turn was told elsewhere has the store asked as often as an address may', async () => {
  const at = await table({ limits: { ...noLimits, loadBurst: 500, loadsPerSecond: 0.001 } });
  const { room, store, theirs } = at;
  const read = vi.spyOn(store, 'read');
  const stranger = guest(theirs);
  await stranger.join(room);
  const codes: (string | null)[] = [];
  for (let nth = 0; nth < 30; nth++) {
    const answer = await stranger.act({ do: 'throw', ply: 1000 + nth });
    codes.push('refusal' in answer ? answer.refusal.code : null);
  }
  expect(codes.filter((code) => code === 'too-many-messages').length).toBeGreaterThanOrEqual(20);
  expect(read.mock.calls.length).toBeLessThanOrEqual(10);
});

test('a command that is sent again to the other process is done once', async () => {
  const at = await table();
  const { feeds, store, room, ada, bob, theirs } = at;
  feeds.isHeld = true;
  const id = newCommandId();
  const command = { do: 'rename', player: 1, name: 'Ida' } as const;
  await ada.act(command, id);
  const again = new Guest(theirs.url, ada.token);
  guests.push(again);
  await again.join(room);
  await again.act(command, id);
  feeds.release();
  await allSeeTheLog(at, ada, bob);
  expect((await logOf(store, room)).filter((row) => row.id === id)).toHaveLength(1);
});

/** By small steps, between which messages pass. */

const typesOf = async ({ store, room }: Table): Promise<readonly string[]> =>
  (await logOf(store, room)).map(({ row }) => row.t);

test('who is connected to another process is present, and is not sent away', async () => {
  const at = await table();
  const { room, ada, bob, theirs } = at;
  await ada.until(() => hereOf(ada).join() === '1,2');
  await bob.until(() => hereOf(bob).join() === '1,2');
  const watcher = guest(theirs);
  await watcher.join(room);
  await ada.until(() => ada.presences.at(-1)?.watchers === 1);
  await pass(at, 60);
  expect(await typesOf(at)).not.toContain('away');
  watcher.leave();
  bob.leave();
  await ada.until(() => hereOf(ada).join() === '1' && ada.presences.at(-1)?.watchers === 0);
  await pass(at, 10);
  await ada.until(() => ada.state?.seatList[1]?.state === 'away');
  expect((await typesOf(at)).filter((type) => type === 'away')).toHaveLength(1);
});

test('whoever comes back at another process within the time was never away', async () => {
  const at = await table();
  const { room, ada, bob, mine, theirs } = at;
  const watcher = guest(mine);
  await watcher.join(room);
  ada.leave();
  await bob.until(() => hereOf(bob).join() === '2');
  await pass(at, 3);
  const again = new Guest(theirs.url, ada.token);
  guests.push(again);
  await again.join(room);
  await watcher.until(() => hereOf(watcher).join() === '1,2');
  await pass(at, 30);
  expect(await typesOf(at)).not.toContain('away');
});

test('those of a process that is gone are away in time, and those of one that goes on are not', async () => {
  const at = await table();
  const { feeds, theirEnd, ada, bob } = at;
  await ada.until(() => hereOf(ada).join() === '1,2');
  await pass(at, 1);
  // Killed: it says nothing, and its own clocks stand still.
  feeds.silence(theirEnd);
  bob.leave();
  await pass(at, 2);
  expect(await typesOf(at)).not.toContain('away');
  await pass(at, 8);
  await ada.until(() => ada.state?.seatList[1]?.state === 'away');
  await ada.until(() => hereOf(ada).join() === '1');
  expect(ada.state?.seatList[0]?.state).toBe('held');
});

test('while nothing passes between them no process takes the others for gone', async () => {
  const at = await table();
  const { feeds, ada, bob } = at;
  await ada.until(() => hereOf(ada).join() === '1,2');
  await pass(at, 1);
  feeds.isCut = true;
  await pass(at, 60);
  feeds.isCut = false;
  feeds.gap();
  await pass(at, 10);
  expect(await typesOf(at)).not.toContain('away');
  expect([hereOf(ada), hereOf(bob)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('whoever sits down where nothing is heard from is not sent away before others are heard again', async () => {
  const at = await table();
  const { feeds, store, mine, theirs } = at;
  const [host, eve] = [guest(mine), guest(theirs)];
  const { room } = await host.create('ludo', '1-2-');
  const aways = async (): Promise<number> =>
    (await logOf(store, room)).filter(({ row }) => row.t === 'away').length;
  await host.join(room);
  await host.must({ do: 'sit', player: 1, name: 'Host' });
  await pass(at, 1);
  feeds.isCut = true;
  await pass(at, 5);
  await eve.join(room);
  await eve.must({ do: 'sit', player: 2, name: 'Eve' });
  await pass(at, 60);
  // The row was found in the store, and nobody has told who is connected there.
  expect(host.state?.seatList[1]?.state).toBe('held');
  feeds.isCut = false;
  feeds.gap();
  await pass(at, 10);
  expect(await aways()).toBe(0);
  await host.until(() => hereOf(host).join() === '1,2');
  eve.leave();
  await pass(at, 10);
  expect(await aways()).toBe(1);
});

test('whoever leaves a process that hears of no other is away in time', async () => {
  const at = await table();
  const { feeds, ada } = at;
  await ada.until(() => hereOf(ada).join() === '1,2');
  feeds.isCut = true;
  await pass(at, 10);
  ada.leave();
  await pass(at, 10);
  expect((await typesOf(at)).filter((type) => type === 'away')).toHaveLength(1);
});

test('what is said at one process is heard at the other, also by who comes there later, until everybody has left', async () => {
  const at = await table();
  const { room, ada, bob, mine, theirs } = at;
  const say = (who: Guest, phrase: string): Promise<unknown> => who.say('say', { room, words: { phrase } });
  expect(await say(ada, 'hello')).toEqual({ ok: true });
  await bob.until(() => bob.heard.length === 1);
  expect(await say(bob, 'thank-you')).toEqual({ ok: true });
  for (const each of [ada, bob]) {
    await each.until(() => each.heard.length === 2);
    expect(each.heard.map(({ words }) => words)).toEqual([{ phrase: 'hello' }, { phrase: 'thank-you' }]);
  }
  bob.leave();
  await ada.until(() => hereOf(ada).join() === '1');
  // Nobody is there any more, but the other process is told on.
  expect(await say(ada, 'sorry')).toEqual({ ok: true });
  await ada.until(() => ada.heard.length === 3);
  const late = guest(theirs);
  const { talk } = await late.join(room);
  expect(talk.map(({ words }) => words)).toEqual([
    { phrase: 'hello' },
    { phrase: 'thank-you' },
    { phrase: 'sorry' },
  ]);
  ada.leave();
  late.leave();
  const isAnybodyThere = (): boolean =>
    [...at.feeds.heres.values()].some(({ persons, watchers }) => persons.length + watchers > 0);
  await expect.poll(isAnybodyThere).toBe(false);
  // Those who have left are waited for.
  await pass(at, 10);
  const again = guest(mine);
  expect((await again.join(room)).talk).toEqual([]);
});

test('what is due is done by one process, and by the other one if that does not', async () => {
  const at = await table();
  const { feeds, ada, bob, room, theirEnd, store } = at;
  await ada.until(() => hereOf(ada).join() === '1,2');
  await pass(at, 1);
  let overtaken = 0;
  const lost = store.append.bind(store);
  store.append = async (rows) => {
    const written = await lost(rows);
    if (written.ok) overtaken += written.value.length;
    return written;
  };
  // A bot takes the other seat, and plays at one of the two.
  await bob.must({ do: 'stand', player: 2 });
  await ada.must({ do: 'bot', player: 2, level: 'sensible' });
  for (let nth = 0; nth < 5; nth++) {
    const before = ada.state?.seq ?? 0;
    if (ada.nextCommand() !== null) await playOn(ada);
    await pass(at, 5);
    await ada.until(() => (ada.state?.seq ?? 0) > before);
  }
  await allSeeTheLog(at, ada, bob);
  expect(overtaken).toBe(0);
  feeds.silence(theirEnd);
  for (let nth = 0; nth < 5; nth++) {
    const before = ada.state?.seq ?? 0;
    if (ada.nextCommand() !== null) await playOn(ada);
    await pass(at, 10);
    await ada.until(() => (ada.state?.seq ?? 0) > before);
  }
  expect((await logOf(store, room)).length).toBeGreaterThan(10);
});
