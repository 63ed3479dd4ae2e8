// Two processes serve one room: what one writes, the people at the other see, whatever the feed between them does.
import type { PublicTables } from '@ludo/protocol';
import { holderOf, standardChoices } from '@ludo/room';
import { afterEach, expect, test } from 'vitest';
import type { Feed } from '../src/feed/feed.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { TICK } from '../src/upkeep/running-time.ts';
import { FIRST_SWEEP, NEXT_SWEEP } from '../src/upkeep/sweeper.ts';
import { Feeds } from './feeds.ts';
import { Guest, HandClock, logOf, newCommandId, openServer, scriptedDice } from './table.ts';
import type { TestServer } from './table.ts';

const DAY = 86_400_000;

const servers: TestServer[] = [];
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function guest(at: TestServer): Guest {
  const came = new Guest(at.url);
  guests.push(came);
  return came;
}

interface Table {
  readonly clock: HandClock;
  readonly feeds: Feeds;
  /** Of Bob's process. */
  readonly theirEnd: Feed;
  readonly store: EventStore;
  readonly room: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly mine: TestServer;
  readonly theirs: TestServer;
}

/** Ada sits at one process, Bob at the other, and the game has begun: it is Ada's turn. */
async function table(): Promise<Table> {
  const store: EventStore = { ...openMemoryStore(), close: () => Promise.resolve() };
  const feeds = new Feeds();
  const clock = new HandClock();
  const ends = [feeds.end(), feeds.end()] as const;
  const { time, now, wait } = clock;
  const [mine, theirs] = await Promise.all(
    // The first one throws for the beginning, and then a six.
    [[6, 1, 6], []].map((faces, nth) =>
      openServer({ store, feed: ends[nth === 0 ? 0 : 1], dice: scriptedDice(faces, nth), time, now, wait }),
    ),
  );
  if (mine === undefined || theirs === undefined) throw new Error('no servers');
  servers.push(mine, theirs);
  const [ada, bob] = [guest(mine), guest(theirs)];
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.until(() => ada.state?.seatList[1]?.state === 'held');
  await ada.must({ do: 'start' });
  await bob.until(() => bob.state?.phase === 'playing');
  return { clock, feeds, theirEnd: ends[1], store, room, ada, bob, mine, theirs };
}

/** Whoever has the turn throws, or makes the first move there is. */
async function playOn(...who: readonly Guest[]): Promise<void> {
  for (const each of who) {
    const command = each.nextCommand();
    if (command !== null) return void (await each.must(command));
  }
  throw new Error('nobody has the turn');
}

/** Of the whole table: nobody has seen anything but the log. */
async function allSeeTheLog({ store, room }: Table, ...who: readonly Guest[]): Promise<void> {
  const log = await logOf(store, room);
  for (const each of who) {
    await each.until(() => each.state?.seq === log.length);
    const first = each.rows[0]?.s ?? 1;
    expect(each.rows).toEqual(log.slice(first - 1));
  }
}

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

const hereOf = ({ presences }: Guest): readonly number[] => presences.at(-1)?.here ?? [];

/** By small steps, between which messages pass. */
async function pass({ clock }: Table, seconds: number): Promise<void> {
  for (let nth = 0; nth < seconds * 4; nth++) {
    clock.pass(250);
    // A row is decided, written, told to the other process, and taken there.
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

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
  const { time, now, wait } = at.clock;
  const third = await openServer({ store: at.store, feed: at.feeds.end(), time, now, wait });
  servers.push(third);
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
  const third = await openServer({
    store,
    feed: at.feeds.end(),
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
  });
  servers.push(third);
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
  servers.splice(servers.indexOf(mine), 1);
  await mine.close();
  await expect.poll(() => listed(theirs)).toEqual([room]);
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
