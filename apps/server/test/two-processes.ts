// For tests: a table whose players are connected to two processes, which have one store and a feed between them.
import type { AppOptions } from '../src/running/app.ts';
import type { Feed } from '../src/feed/feed.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { expect } from 'vitest';
import { Feeds } from './feeds.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { logOf, openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

export const servers: TestServer[] = [];
export const guests: Guest[] = [];

export async function endAll(): Promise<void> {
  for (const guest of guests.splice(0)) guest.leave();
  await Promise.all(servers.splice(0).map((server) => server.close()));
}

export function guest(at: TestServer, token?: string): Guest {
  const came = new Guest(at.url, token);
  guests.push(came);
  return came;
}

export interface Table {
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
export async function table(options: Pick<AppOptions, 'push' | 'limits'> = {}): Promise<Table> {
  const store: EventStore = { ...openMemoryStore(), close: () => Promise.resolve() };
  const feeds = new Feeds();
  const clock = new HandClock();
  const ends = [feeds.end(), feeds.end()] as const;
  const { time, now, wait } = clock;
  const [mine, theirs] = await Promise.all(
    // The first one throws for the beginning, and then a six.
    [[6, 1, 6], []].map((faces, nth) =>
      openServer({
        store,
        feed: ends[nth === 0 ? 0 : 1],
        dice: scriptedDice(faces, nth),
        time,
        now,
        wait,
        ...options,
      }),
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
export async function playOn(...who: readonly Guest[]): Promise<void> {
  for (const each of who) {
    const command = each.nextCommand();
    if (command !== null) return void (await each.must(command));
  }
  throw new Error('nobody has the turn');
}

/** Of the whole table: nobody has seen anything but the log. */
export async function allSeeTheLog({ store, room }: Table, ...who: readonly Guest[]): Promise<void> {
  const log = await logOf(store, room);
  for (const each of who) {
    await each.until(() => each.state?.seq === log.length);
    const first = each.rows[0]?.s ?? 1;
    expect(each.rows).toEqual(log.slice(first - 1));
  }
}

/** Another process, which nobody knows yet. */
export async function oneMore(
  { store, feeds, clock }: Table,
  options: Pick<AppOptions, 'push'> = {},
): Promise<TestServer> {
  const { time, now, wait } = clock;
  const more = await openServer({ store, feed: feeds.end(), time, now, wait, ...options });
  servers.push(more);
  return more;
}

/** A process ends in order. */
export async function close(server: TestServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

/** Of the hand's clock. */
export async function pass({ clock }: Table, seconds: number): Promise<void> {
  for (let nth = 0; nth < seconds * 4; nth++) {
    clock.pass(250);
    // A row is decided, written, told to the other process, and taken there.
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

export const hereOf = ({ presences }: Guest): readonly number[] => presences.at(-1)?.here ?? [];
