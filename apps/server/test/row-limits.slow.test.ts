// What one person may add to a room's log, over real sockets, before a refusal says when to try again.
import type { Refused } from '@ludo/protocol';
import type { Command, Row } from '@ludo/room';
import { expect, test } from 'vitest';
import { standardLimits } from '../src/limits/limits.ts';
import type { LiveRoom } from '../src/rooms/live-room.ts';
import { roomOfRows } from '../src/rooms/room-reader.ts';
import { createRowLimits } from '../src/rooms/row-limits.ts';
import { HandClock } from './hand-clock.ts';
import { logOf, noLimits } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const upAndDown = (count: number): Command[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? { do: 'sit', player: 1, name: 'Eve' } : { do: 'stand', player: 1 },
  );

/** The outcome of each: 'ok', or the refusal's code. */
async function outcomes(who: Guest, commands: readonly Command[]): Promise<readonly string[]> {
  const told: string[] = [];
  for (const command of commands) {
    const answer = await who.act(command);
    told.push('refusal' in answer ? answer.refusal.code : 'ok');
  }
  return told;
}

test('who sits down and stands up without end is stopped, on every connection; others are not', async () => {
  let clock = 0;
  const limits = { ...noLimits, changeBurst: 4, changesPerHour: 3600 };
  const { url, store } = await server({ limits, now: () => clock });
  const [eve, bob] = [guest(url), guest(url)];
  const { room } = await eve.create('ludo', '1-2-');
  await eve.join(room);
  await bob.join(room);
  expect(await outcomes(eve, upAndDown(5))).toEqual(['ok', 'ok', 'ok', 'ok', 'too-many-changes']);
  const again = guest(url, eve.token);
  await again.join(room);
  const refused = (await again.act({ do: 'sit', player: 1, name: 'Eve' })) as Refused;
  expect(refused.refusal).toEqual({ code: 'too-many-changes', clause: null, retryAfter: 1000 });
  expect(await logOf(store, room)).toHaveLength(5);
  expect(await outcomes(bob, [{ do: 'sit', player: 1, name: 'Bob' }])).toEqual(['ok']);
  clock += 1000;
  expect(await outcomes(eve, [{ do: 'sit', player: 2, name: 'Eve' }])).toEqual(['ok']);
});

test('what is refused for another reason, and the same command sent again, costs nothing', async () => {
  const { url } = await server({
    limits: { ...noLimits, changeBurst: 1, changesPerHour: 1 },
    now: () => 0,
  });
  const eve = guest(url);
  const { room } = await eve.create('ludo', '1-2-');
  await eve.join(room);
  const command = { do: 'sit', player: 1, name: 'Eve' } as const;
  expect(await outcomes(eve, [{ do: 'pause' }, { do: 'start' }, { do: 'stand', player: 1 }])).toEqual([
    'not-started',
    'seats-open',
    'not-your-seat',
  ]);
  expect(await eve.act(command, 'command-1')).toMatchObject({ row: { t: 'sit' } });
  expect(await eve.say('command', { room, id: 'command-1', command })).toEqual({ ok: true, seq: 2 });
});

test('one address under ever new names is stopped, too', async () => {
  const { url } = await server({ limits: { ...noLimits, changeBurst: 2, changesPerHour: 2 }, now: () => 0 });
  const { room } = await guest(url).create('ludo', '1-2-');
  const told: string[] = [];
  for (let person = 0; person < 9; person++) {
    const other = guest(url);
    await other.join(room);
    told.push(...(await outcomes(other, upAndDown(2))));
  }
  expect(told.slice(0, 16)).toEqual(Array<string>(16).fill('ok'));
  expect(told.slice(16)).toEqual(['too-many-changes', 'too-many-changes']);
});

test('throws and plays have an allowance of their own', async () => {
  const limits = { ...noLimits, rowBurst: 6, rowsPerHour: 3600 };
  const { url } = await server({ limits, now: () => 0, dice: scriptedDice([6, 1], 5) });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await outcomes(ada, [
    { do: 'sit', player: 1, name: 'Ada' },
    { do: 'sit', player: 2, name: 'Ada' },
    { do: 'start' },
  ]);
  for (let row = 0; row < 3; row++) await ada.must(ada.nextCommand()!);
  expect(await ada.act(ada.nextCommand()!)).toMatchObject({
    refusal: { code: 'too-many-changes', retryAfter: 1000 },
  });
});

test('a log has an end: games begin no more, and then nothing is written', async () => {
  const clock = new HandClock();
  const { url, store } = await server({
    limits: { ...noLimits, rowsPerRoom: 20 },
    time: clock.time,
    wait: clock.wait,
  });
  const eve = guest(url);
  const { room } = await eve.create('ludo', '1-2-');
  await eve.join(room);
  await outcomes(eve, upAndDown(15));
  await outcomes(eve, [{ do: 'sit', player: 2, name: 'Eve' }]);
  expect(await logOf(store, room)).toHaveLength(17);
  await outcomes(eve, [
    { do: 'stand', player: 2 },
    { do: 'sit', player: 2, name: 'Eve' },
  ]);
  expect(await outcomes(eve, [{ do: 'start' }])).toEqual(['log-full']);
  expect(
    await outcomes(eve, [
      { do: 'stand', player: 2 },
      { do: 'stand', player: 1 },
    ]),
  ).toEqual(['ok', 'log-full']);
  eve.leave();
  clock.pass(60_000);
  expect(await logOf(store, room)).toHaveLength(20);
});

test('a log has an end where games are begun and ended all the time, too, because a row that begins one has all names of the score', async () => {
  const limits = createRowLimits({ ...standardLimits, ...noLimits, rowsPerRoom: 1000 }, () => 0);
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
    ...[1, 2].map((p): Row => ({ t: 'sit', p, n: 'Ada', who: 'ada' })),
  ];
  const rolls = [[0, 2].map((colour) => [colour, [5 - colour], 'crypto'] as const)];
  const roomAfter = async (games: number, further: number): Promise<LiveRoom> => {
    const game: readonly Row[] = [
      { t: 'start', rolls, c: 0 },
      ...Array.from({ length: further }, (): Row => ({ t: 'rename', p: 1, n: 'Ada' })),
      { t: 'end', who: 'ada' },
    ];
    const all = [...rows, ...Array.from({ length: games }, () => game).flat()];
    const stored = all.map((row, nth) => ({ logged: { s: nth + 1, at: 1000, row }, author: null }));
    const room = await roomOfRows('table', stored, { now: () => 0, time: () => 1000 });
    if (room === null) throw new Error('no room');
    return room;
  };
  const start = { do: 'start' } as const;
  expect(limits.ask(await roomAfter(17, 0), 'ada', 'here', start).ok).toBe(true);
  expect(limits.ask(await roomAfter(18, 0), 'ada', 'here', start)).toMatchObject({
    error: { code: 'log-full' },
  });
  // Whatever goes on goes on.
  expect(limits.ask(await roomAfter(40, 0), 'ada', 'here', { do: 'pause' }).ok).toBe(true);
  expect(limits.isFull(await roomAfter(40, 0))).toBe(false);
  // Whole games count as their rows.
  expect(limits.ask(await roomAfter(14, 60), 'ada', 'here', start).ok).toBe(true);
  expect(limits.ask(await roomAfter(15, 60), 'ada', 'here', start)).toMatchObject({
    error: { code: 'log-full' },
  });
});

test('whoever comes and goes all the time is away later, and away in the end', async () => {
  const clock = new HandClock();
  let now = 0;
  const { url, store } = await server({
    limits: { ...noLimits, changeBurst: 2, changesPerHour: 120 },
    now: () => now,
    time: clock.time,
    wait: clock.wait,
  });
  const watcher = guest(url);
  const { room } = await watcher.create('ludo', '1-2-', undefined, {
    clock: { kind: 'none' },
    expiry: 'bot',
    away: 'wait',
    grace: 3600,
    listed: false,
  });
  await watcher.join(room);
  const bob = guest(url);
  await bob.join(room);
  await bob.must({ do: 'sit', player: 1, name: 'Bob' });
  for (let round = 0; round < 5; round++) {
    bob.socket.disconnect();
    await watcher.until(() => watcher.presences.at(-1)?.here.length === 0);
    clock.pass(6000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    bob.socket.connect();
    await bob.join(room);
    await watcher.until(() => watcher.presences.at(-1)?.here.length === 1);
  }
  const aways = (await logOf(store, room)).filter(({ row }) => row.t === 'away');
  expect(aways).toHaveLength(2);
  now += 60_000;
  bob.leave();
  await watcher.until(() => watcher.presences.at(-1)?.here.length === 0);
  clock.pass(60_000);
  await watcher.until(() => watcher.rows.at(-1)?.row.t === 'away');
});
