// Whole games over real sockets: everybody sees the same, comes back to where it was, and nothing is applied twice.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Refused } from '@ludo/protocol';
import { foldRows } from '@ludo/room';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { logOf } from './test-server.ts';
import { newCommandId } from './guest.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

/** Rows: fewer than for which somebody who comes back is sent a snapshot. */
const NEAR = 16;

/** A room of Jumbo Ludo with Ada and Bob on its seats; Ada begins. */
async function twoPlayers(place: TestServer): Promise<{ ada: Guest; bob: Guest; room: string }> {
  const ada = guest(place.url);
  const bob = guest(place.url);
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  return { ada, bob, room };
}

describe('a game', () => {
  test('of Jumbo Ludo by two players is seen alike by both, by a watcher, and in the log', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 7) });
    const { ada, bob, room } = await twoPlayers(place);
    const watcher = guest(place.url);
    await watcher.join(room);
    await Promise.all([
      ada.playUntil(),
      bob.playUntil(),
      watcher.until(() => watcher.state?.phase === 'over'),
    ]);
    expect(ada.state).toMatchObject({ phase: 'over', ending: { by: 'rules' } });
    expect(ada.state?.position?.ranking).toHaveLength(1);
    expect(bob.state).toEqual(ada.state);
    expect(watcher.state).toEqual(ada.state);
    const log = await logOf(place.store, room);
    expect(foldRows(null, log)).toEqual(ada.state);
    expect(watcher.rows).toEqual(log);
  });

  test('nobody is ever sent the token of another, and none is written to the log of the server or of the room', async () => {
    let written = '';
    const log = pino({ level: 'trace' }, { write: (line) => (written += line) });
    const place = await server({ dice: scriptedDice([6, 1], 7), log });
    const { ada, bob, room } = await twoPlayers(place);
    const watcher = guest(place.url);
    await watcher.join(room);
    await Promise.all([
      ada.playUntil(() => (ada.state?.seq ?? 0) > 60),
      bob.playUntil(() => (bob.state?.seq ?? 0) > 60),
      watcher.until(() => watcher.state?.seq === 61),
    ]);
    const adas = ada.token ?? 'none';
    const bobs = bob.token ?? 'none';
    expect(watcher.received).toContain(ada.person);
    expect(watcher.received).toContain(watcher.token ?? 'none');
    expect(watcher.received).not.toContain(adas);
    expect(watcher.received).not.toContain(bobs);
    expect(ada.received).not.toContain(bobs);
    await ada.say('command', { room, id: adas, command: { do: 'nonsense', token: adas } });
    await bob.act({ do: 'throw', ply: 0 });
    expect(written).toContain(bob.person);
    expect(written).not.toMatch(new RegExp(`${adas}|${bobs}`));
    expect(JSON.stringify(await logOf(place.store, room))).not.toMatch(new RegExp(`${adas}|${bobs}`));
  });

  test('play again: the same seats, who begins is thrown for anew', async () => {
    const place = await server({ dice: scriptedDice([6, 1, 2, 5], 7) });
    const { ada, bob } = await twoPlayers(place);
    await ada.must({ do: 'end' });
    for (const each of [ada, bob]) await each.must({ do: 'start' });
    await ada.until(() => ada.state?.game === 2);
    expect(ada.state).toMatchObject({ phase: 'playing', position: { colour: 2 } });
  });
});

describe('the same command sent twice', () => {
  test('after it was accepted is answered with its row number and applied once', async () => {
    const place = await server({ dice: scriptedDice([6, 1, 3], undefined) });
    const { ada, room } = await twoPlayers(place);
    const id = newCommandId();
    const command = { do: 'throw', ply: 1 } as const;
    const row = await ada.act(command, id);
    expect(row).toMatchObject({ s: 5, id });
    expect(await ada.say('command', { room, id, command })).toEqual({ ok: true, seq: 5 });
    expect(await logOf(place.store, room)).toHaveLength(5);
  });

  test('in one breath is applied once, and both are answered', async () => {
    const place = await server({ dice: scriptedDice([6, 1, 3], undefined) });
    const { ada, room } = await twoPlayers(place);
    const id = newCommandId();
    const message = { room, id, command: { do: 'throw', ply: 1 } };
    void ada.say('command', message);
    expect(await ada.say('command', message)).toEqual({ ok: true, seq: 5 });
    expect(ada.rows.filter((row) => row.id === id)).toHaveLength(1);
    expect(await logOf(place.store, room)).toHaveLength(5);
  });
});

describe('coming back', () => {
  test('with the last row that one has brings just the gap, and the seat is still held', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 7) });
    const { ada, bob, room } = await twoPlayers(place);
    await Promise.all([
      ada.playUntil(() => (ada.state?.seq ?? 0) >= 20),
      bob.playUntil(() => (bob.state?.seq ?? 0) >= 20),
    ]);
    await ada.until(() => (ada.state?.seq ?? 0) >= 20);
    await ada.must({ do: 'host', player: 2 });
    ada.leave();
    await bob.until(() => bob.presences.at(-1)?.here.join() === '2');
    await bob.must({ do: 'end' });
    await bob.must({ do: 'start' });
    const seq = bob.state?.seq ?? 0;
    const had = ada.state?.seq ?? 0;
    ada.socket.connect();
    const joined = await ada.join(room);
    expect(joined.rows.map((row) => row.s)).toEqual(
      Array.from({ length: seq - had }, (_, index) => had + 1 + index),
    );
    expect(joined.presence.here).toEqual([1, 2]);
    expect(ada.state).toEqual(bob.state);
  });

  test('a transport that is cut comes back by itself and misses no row', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 7) });
    const { ada, bob, room } = await twoPlayers(place);
    const watcher = guest(place.url);
    await watcher.join(room);
    let cuts = 0;
    watcher.socket.on('connect', () => void watcher.join(room).then(cutAgain));
    function cutAgain(): void {
      cuts += 1;
      if (cuts < 10) watcher.socket.io.engine.close();
    }
    cutAgain();
    // Whoever is farther behind is sent a snapshot, and not all rows.
    const isNear = (): boolean => (watcher.state?.seq ?? 0) > (ada.state?.seq ?? 0) - NEAR;
    const play = async (player: Guest): Promise<void> => {
      while (player.state?.phase !== 'over') {
        await watcher.until(isNear);
        await player.playUntil(() => !isNear());
      }
    };
    await Promise.all([play(ada), play(bob), watcher.until(() => watcher.state?.phase === 'over')]);
    expect(watcher.state).toEqual(ada.state);
    expect(watcher.rows.map((row) => row.s)).toEqual(watcher.rows.map((_, index) => index + 1));
    expect(cuts).toBeGreaterThan(1);
  });

  test('joins during play neither miss nor repeat a row', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 11) });
    const { ada, bob, room } = await twoPlayers(place);
    const watchers = Array.from({ length: 12 }, () => guest(place.url));
    const playing = Promise.all([ada.playUntil(), bob.playUntil()]);
    for (const [index, watcher] of watchers.entries()) {
      await ada.until(() => (ada.state?.seq ?? 0) > 10 + index * 5 || ada.state?.phase === 'over');
      await watcher.join(room);
    }
    await playing;
    for (const watcher of watchers) {
      await watcher.until(() => watcher.state?.phase === 'over');
      expect(watcher.rows.length).toBeGreaterThan(0);
      expect(watcher.rows).toEqual(ada.rows.slice(-watcher.rows.length));
      expect(watcher.state).toEqual(ada.state);
    }
  });

  test('a room that everybody left is read from the log again', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 7) });
    const { ada, bob, room } = await twoPlayers(place);
    const { state, token } = ada;
    ada.leave();
    bob.leave();
    const again = guest(place.url, token);
    await again.join(room);
    expect(again.state).toEqual(state);
    expect(again.nextCommand()).toEqual({ do: 'throw', ply: 1 });
    await again.must({ do: 'throw', ply: 1 });
  });

  test('a room that never was is unknown', async () => {
    const place = await server();
    const answer = (await guest(place.url).say('join', {
      v: PROTOCOL_VERSION,
      room: 'abcdefghijkl',
      lastSeq: 0,
    })) as Refused;
    expect(answer).toEqual({ ok: false, refusal: { code: 'room-unknown', clause: null } });
  });
});

describe('presence', () => {
  test('tells which seats have somebody there, and how many watch', async () => {
    const place = await server({ dice: scriptedDice([6, 1], 7) });
    const { ada, bob, room } = await twoPlayers(place);
    await ada.until(
      () => JSON.stringify(ada.presences.at(-1)) === JSON.stringify({ room, here: [1, 2], watchers: 0 }),
    );
    const watcher = guest(place.url);
    const { presence } = await watcher.join(room);
    expect(presence).toEqual({ room, here: [1, 2], watchers: 1 });
    await ada.until(() => ada.presences.at(-1)?.watchers === 1);
    bob.leave();
    await ada.until(() => ada.presences.at(-1)?.here.join() === '1');
    watcher.leave();
    await ada.until(() => ada.presences.at(-1)?.watchers === 0);
  });

  test('one person with two windows is there once, until both are closed', async () => {
    const place = await server();
    const ada = guest(place.url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    const second = guest(place.url, ada.token);
    const { presence } = await second.join(room);
    expect(presence).toMatchObject({ here: [], watchers: 1 });
  });
});
