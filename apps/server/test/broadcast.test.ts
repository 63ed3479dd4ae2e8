// Everybody in a room gets each row once and in order, by any transport, even while it changes.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Joined } from '@ludo/protocol';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openServer } from './test-server.ts';
import type { ClientSocket } from './guest.ts';
import { frame, Wire } from './wire.ts';

const ROWS = 120;

interface Watcher {
  readonly socket: ClientSocket;
  readonly seqs: number[];
  /** Resolves when this row has come. */
  until(seq: number): Promise<void>;
}

async function watch(url: string, room: string, transports: readonly string[]): Promise<Watcher> {
  const socket: ClientSocket = io(url, { transports: [...transports], forceNew: true });
  const seqs: number[] = [];
  socket.on('row', ({ s }) => void seqs.push(s));
  const joined = await new Promise<Joined>((resolve, reject) => {
    socket.emit('join', { v: PROTOCOL_VERSION, room, lastSeq: 0 }, (answer) => {
      if (answer.ok) resolve(answer);
      else reject(new Error(JSON.stringify(answer)));
    });
  });
  seqs.push(...joined.rows.map(({ s }) => s));
  const until = (seq: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (seqs.includes(seq)) resolve();
      };
      socket.on('row', look);
      look();
    });
  return { socket, seqs, until };
}

test('by polling, by websocket, and while one becomes the other', async () => {
  const place = await openServer();
  const host = new Guest(place.url);
  const { room } = await host.create('ludo', '1-2-');
  await host.join(room);
  const watchers: Watcher[] = [];
  let last = 1;
  for (let nth = 0; nth < ROWS; nth++) {
    // They join while rows go out; one that begins by polling upgrades in between.
    const transports = [['polling'], ['websocket'], ['polling', 'websocket']][nth / 10];
    if (transports !== undefined) watchers.push(await watch(place.url, room, transports));
    // An answer of engine.io's own goes along with each row.
    const said = host.say('say', { room, words: { phrase: 'hello' } });
    const row = await host.must(
      nth % 2 === 0 ? { do: 'sit', player: 1, name: 'Ada' } : { do: 'stand', player: 1 },
    );
    await said;
    last = row.s;
  }
  await Promise.all(watchers.map((watcher) => watcher.until(last)));
  const all = Array.from({ length: last }, (_, nth) => nth + 1);
  expect(host.rows.map(({ s }) => s)).toEqual(all);
  for (const { seqs } of watchers) expect(seqs).toEqual(all);
  expect(watchers.map(({ socket }) => socket.io.engine.transport.name)).toEqual([
    'polling',
    'websocket',
    'websocket',
  ]);
  for (const each of [host.socket, ...watchers.map(({ socket }) => socket)]) each.disconnect();
  await place.close();
});

test('what is told overtakes no answer that is still on its way', async () => {
  const place = await openServer();
  const host = new Guest(place.url);
  const { room } = await host.create('ludo', '1-2-');
  const wire = await Wire.enter(place.port);
  const heard: string[] = [];
  const heardAll = new Promise<void>((resolve) => {
    wire.onText = (text) => {
      heard.push(text.slice(0, text.indexOf('[') + 8));
      if (text.startsWith('434')) resolve();
    };
  });
  const ask = (id: number, event: string, message: object): Buffer =>
    frame(`42${String(id)}${JSON.stringify([event, message])}`);
  const joined = new Promise<void>((resolve) => {
    host.socket.on('presence', ({ watchers }) => {
      if (watchers === 2) resolve();
    });
  });
  await host.join(room);
  wire.write(ask(1, 'join', { v: PROTOCOL_VERSION, room, lastSeq: 0 }));
  await joined;
  await expect.poll(() => heard.some((text) => text.startsWith('42["prese'))).toBe(true);
  heard.length = 0;
  const words = { room, words: { phrase: 'hello' } };
  // In one chunk, so that they are answered in one turn of the event loop.
  wire.write(ask(2, 'nothing', {}), ask(3, 'nothing', {}), ask(4, 'say', words));
  await heardAll;
  expect(heard).toEqual(['432[{"ok":f', '433[{"ok":f', '42["said",', '434[{"ok":t']);
  host.leave();
  await wire.end();
  await place.close();
});
