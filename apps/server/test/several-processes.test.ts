// Two processes serve one room: what one writes, the people at the other see, whatever the feed between them does.
import { afterEach, expect, test } from 'vitest';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Feeds } from './feeds.ts';
import { Guest, logOf, newCommandId, openServer, scriptedDice } from './table.ts';
import type { TestServer } from './table.ts';

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
  readonly feeds: Feeds;
  readonly store: EventStore;
  readonly room: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly theirs: TestServer;
}

/** Ada sits at one process, Bob at the other, and the game has begun: it is Ada's turn. */
async function table(): Promise<Table> {
  const store: EventStore = { ...openMemoryStore(), close: () => Promise.resolve() };
  const feeds = new Feeds();
  const [mine, theirs] = await Promise.all(
    // The first one throws for the beginning, and then a six.
    [[6, 1, 6], []].map((faces, nth) =>
      openServer({ store, feed: feeds.end(), dice: scriptedDice(faces, nth) }),
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
  return { feeds, store, room, ada, bob, theirs };
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
