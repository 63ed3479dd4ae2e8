// A table never stays without a host: a host without a player's seat who loses the connection has the same grace time
// as a player. Real sockets; only the clock is moved by hand.
import { standardChoices } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BRIEFLY = 5000;
const GRACE = 30_000;
const table = { ...standardChoices, away: 'wait', grace: 30 } as const;

const house = visits();
let server: TestServer | null = null;

const guest = (token?: string): Guest => house.guest(server?.url ?? '', token);

/** Ada has made the table; Ben has the yellow seat. */
async function gather(kept = openMemoryStore()) {
  const clock = new HandClock();
  const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
  const open = () => house.server({ store: kept, dice, time: clock.time, now: clock.now, wait: clock.wait });
  server = await open();
  const [ada, ben] = [guest(), guest()];
  const { room } = await ada.create('jumbo', '1-2-', POSITION, table);
  await ada.join(room);
  await ben.join(room);
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  return { clock, ada, ben, room, open };
}

/** One of two, with a seat or without. */
async function drop(gone: Guest, seenBy: Guest): Promise<void> {
  const count = (): number => {
    const told = seenBy.presences.at(-1);
    return told === undefined ? 0 : told.here.length + told.watchers;
  };
  await seenBy.until(() => count() === 2);
  gone.leave();
  await seenBy.until(() => count() === 1);
}

const isHost = (of: Guest, who: Guest): boolean => of.state?.host === who.person;

describe('a host without a connection', () => {
  test('who never sat: after the grace time, not before, a player leads, and can set bots', async () => {
    const { clock, ada, ben } = await gather();
    await drop(ada, ben);
    clock.pass(BRIEFLY + GRACE - 1);
    expect(await ben.act({ do: 'bot', player: 1, level: 'sensible' })).toMatchObject({
      refusal: { code: 'not-the-host' },
    });
    clock.pass(1);
    await ben.until(() => isHost(ben, ben));
    await ben.must({ do: 'bot', player: 1, level: 'sensible' });
    await ben.must({ do: 'start' });
  });

  test('who let a bot play and left: a player leads, and can pause', async () => {
    const { clock, ada, ben } = await gather();
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await ada.must({ do: 'start' });
    await ada.must({ do: 'bot', player: 1, level: 'sensible' });
    await ben.until(() => ben.state?.seatList[0]?.state === 'bot');
    await drop(ada, ben);
    clock.pass(BRIEFLY + GRACE);
    await ben.until(() => isHost(ben, ben));
    await ben.must({ do: 'pause' });
  });

  test('who leaves after a game: a player leads, and clears the seat for the next', async () => {
    const { clock, ada, ben } = await gather();
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await ada.must({ do: 'start' });
    await ada.must({ do: 'end' });
    await ben.until(() => ben.state?.phase === 'over');
    await drop(ada, ben);
    clock.pass(BRIEFLY);
    await ben.until(() => ben.state?.seatList[0]?.state === 'away');
    clock.pass(BRIEFLY + GRACE);
    await ben.until(() => isHost(ben, ben));
    await ben.must({ do: 'remove', player: 1 });
    expect(ben.state?.seatList[0]?.state).toBe('open');
  });

  test('who is back in time goes on leading', async () => {
    const { clock, ada, ben, room } = await gather();
    await drop(ada, ben);
    clock.pass(GRACE);
    const again = guest(ada.token);
    await again.join(room);
    clock.pass(10 * GRACE);
    await again.must({ do: 'bot', player: 1, level: 'sensible' });
    expect(isHost(again, again)).toBe(true);
  });

  test('after whom nobody is there leads still; the next who sits down is waited with, and then leads', async () => {
    const { clock, ada, ben, room } = await gather();
    await ben.must({ do: 'stand', player: 2 });
    await ben.until(() => ben.presences.at(-1)?.watchers === 2);
    await drop(ada, ben);
    clock.pass(10 * GRACE);
    expect(isHost(ben, ada)).toBe(true);
    const cem = guest();
    await cem.join(room);
    await cem.must({ do: 'sit', player: 1, name: 'Cem' });
    clock.pass(BRIEFLY + GRACE);
    await cem.until(() => isHost(cem, cem));
  });

  test('over a restart of the server is waited for anew', async () => {
    const { clock, ben, room, open } = await gather();
    await server?.close();
    server = await open();
    const again = guest(ben.token);
    await again.join(room);
    clock.pass(BRIEFLY + GRACE - 1);
    expect(isHost(again, again)).toBe(false);
    clock.pass(1);
    await again.until(() => isHost(again, again));
  });

  test('whose time ends while the store is away: once it is there again, a player leads', async () => {
    const memory = openMemoryStore();
    let isAway = false;
    const away = { ok: false, error: { code: 'failed', reason: 'away' } } as const;
    const { clock, ada, ben } = await gather({
      ...memory,
      append: (rows) => (isAway ? Promise.resolve(away) : memory.append(rows)),
      read: (room, after) => (isAway ? Promise.resolve(away) : memory.read(room, after)),
    });
    await drop(ada, ben);
    isAway = true;
    expect(await ben.act({ do: 'rename', player: 2, name: 'Benno' })).toMatchObject({
      refusal: { code: 'storage-failed' },
    });
    clock.pass(BRIEFLY + GRACE);
    isAway = false;
    const later = (): boolean => {
      clock.pass(1000);
      return isHost(ben, ben);
    };
    await expect.poll(later, { interval: 5 }).toBe(true);
  });
});
