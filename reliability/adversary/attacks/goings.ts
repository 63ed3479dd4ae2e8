// Owns attacks by crowds that come, go and come back: in one breath, or all the time.
import type { Socket } from 'node:net';
import { standardChoices } from '@ludo/room';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, newId, openTable, v } from '../talk.ts';
import { dial, handshake, http, isClosed, POLLING, post, Wire } from '../wire.ts';

const EACH = 470;
const AT_ONCE = 12;
/** Milliseconds. */
const PAUSE = 3000;

async function many<T>(
  ground: Ground,
  count: number,
  one: (nth: number) => Promise<T | null>,
): Promise<readonly T[]> {
  const made: T[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: 4 * AT_ONCE }, async () => {
      while (begun < count && ground.left > 0) {
        const each = await one(begun++);
        if (each !== null) made.push(each);
      }
    }),
  );
  return made;
}

async function room(ground: Ground): Promise<string> {
  const wire = await Wire.enter(ground, 0);
  return (wire === null ? null : await openTable(wire)) ?? '';
}

/** A session by polling that is in the room, with a request that waits. */
async function poller(ground: Ground, from: number, at: string): Promise<Socket | null> {
  const sid = await handshake(ground, from);
  if (sid === null) return null;
  await post(ground, from, sid, '40');
  await post(ground, from, sid, `421${JSON.stringify(['join', joinOf(at)])}`);
  const socket = dial(ground, from);
  const ask = `GET ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: x\r\n\r\n`;
  let asked = 1;
  socket.on('data', () => {
    // What was waiting; the next one waits.
    if (asked++ < 4) socket.write(ask);
  });
  socket.write(ask);
  return socket;
}

const gone = (addresses: number, end: (socket: Socket) => void) => async (ground: Ground) => {
  const at = await room(ground);
  while (ground.goesOn()) {
    const sockets = await many(ground, addresses * EACH, (nth) => poller(ground, nth % addresses, at));
    await ground.rest(1000);
    ground.note('let in', sockets.length);
    ground.note('breaths');
    for (const socket of sockets) end(socket);
    await Promise.all(sockets.map(isClosed));
    await ground.rest(PAUSE);
  }
};

const leave = (addresses: number, end: (wire: Wire) => void) => async (ground: Ground) => {
  // A room takes 2,000.
  const places = [await room(ground), await room(ground)];
  while (ground.goesOn()) {
    const wires = await many(ground, addresses * EACH, async (nth) => {
      const wire = await Wire.enter(ground, nth % addresses);
      await wire?.ask('join', joinOf(places[addresses > 4 ? nth % 2 : 0] ?? ''));
      return wire;
    });
    await ground.rest(1000);
    ground.note('let in', wires.length);
    ground.note('breaths');
    for (const wire of wires) end(wire);
    await ground.rest(PAUSE);
    for (const wire of wires) wire.end();
  }
};

/** Holders of a seat each, who come back with their token on as many connections as may be. */
const returns = (addresses: number) => async (ground: Ground) => {
  const holders: { readonly room: string; readonly token: string }[] = [];
  const tables = 15 * addresses;
  await many(ground, tables, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    if (wire === null) return null;
    const mine = (await openTable(wire)) ?? '';
    const joined = await wire.ask('join', joinOf(mine));
    const sit = { room: mine, id: newId(), command: { do: 'sit', player: 1, name: 'Eve' } };
    wire.tell('command', sit);
    // The repeated command is answered even when it is accepted.
    await wire.ask('command', sit);
    holders.push({ room: mine, token: String(joined?.['token']) });
    wire.end();
    return null;
  });
  ground.note('holders', holders.length);
  const wires = await many(ground, addresses * EACH, (nth) => Wire.enter(ground, nth % addresses));
  ground.note('let in', wires.length);
  while (ground.goesOn()) {
    for (const [nth, wire] of wires.entries()) {
      const { room: at, token } = holders[nth % holders.length] ?? { room: '', token: '' };
      wire.say(`421${JSON.stringify(['join', { ...joinOf(at, 1), token }])}`);
    }
    ground.note('breaths');
    await ground.rest(PAUSE);
  }
  for (const wire of wires) wire.end();
};

/** Crowds in two rooms who are told of everybody who comes and goes, and some who do so all the time. */
const presence = (addresses: number, rooms: number) => async (ground: Ground) => {
  const places: string[] = [];
  for (let nth = 0; nth < rooms; nth += 1) places.push(await room(ground));
  const wires = await many(ground, addresses * EACH, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    await wire?.ask('join', joinOf(places[nth % rooms] ?? ''));
    wire?.deafen();
    return wire;
  });
  ground.note('let in', wires.length);
  const comers = await many(ground, 10 * rooms, (nth) => Wire.enter(ground, nth % addresses));
  while (ground.goesOn()) {
    for (const [nth, wire] of comers.entries()) {
      const at = places[nth % rooms] ?? '';
      wire.say(`421${JSON.stringify(['join', joinOf(at, 1)])}`);
      ground.note('joins');
      await ground.rest(1000 / comers.length / 2);
      wire.say(`422${JSON.stringify(['leave', { room: at }])}`);
    }
  }
  for (const wire of [...wires, ...comers]) wire.end();
};

/** Listed tables with the longest names, where people sit down and stand up, and the list asked for all the while. */
const tables = (addresses: number) => async (ground: Ground) => {
  const name = '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466}'.repeat(20);
  const seats = await many(ground, addresses * 10, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    const table = { ...standardChoices, talk: 'text', listed: true };
    const opened = await wire?.ask('create', { v, rules: 'ludo', seats: '1234', table });
    if (wire === null || opened?.['ok'] !== true) return null;
    const at = String(opened['room']);
    await wire.ask('join', { ...joinOf(at), token: opened['token'] });
    for (const player of [1, 2, 3, 4])
      wire.tell('command', { room: at, id: newId(), command: { do: 'sit', player, name } });
    return { wire, at };
  });
  ground.note('listed', seats.length);
  await Promise.all([
    ground.crew(32, async (nth) =>
      ground.note(`answered ${(await http(ground, nth % addresses, '/tables')).status}`),
    ),
    ...seats.map(async ({ wire, at }) => {
      while (ground.left > 0) {
        await ground.rest(250);
        wire.tell('command', { room: at, id: newId(), command: { do: 'stand', player: 2 } });
        wire.tell('command', { room: at, id: newId(), command: { do: 'sit', player: 2, name } });
      }
    }),
  ]);
};

export const goings: readonly Attack[] = [
  {
    name: 'comings-and-goings',
    does: '3,760 of eight addresses in two rooms are told of some who come and go all the time',
    addresses: 8,
    steps: 0,
    least: 16_000,
    run: presence(8, 2),
  },
  {
    name: 'gone-reset',
    does: '1,880 polling sessions of four addresses in one room whose connections are reset at the same moment',
    addresses: 4,
    steps: 0,
    least: 12_000,
    run: gone(4, (socket) => socket.resetAndDestroy()),
  },
  {
    name: 'gone-ended',
    does: 'the same, ended',
    addresses: 4,
    steps: 0,
    least: 12_000,
    run: gone(4, (socket) => socket.destroy()),
  },
  {
    name: 'gone-websockets',
    does: '1,880 websockets of four addresses in one room that are reset at the same moment',
    addresses: 4,
    steps: 0,
    least: 12_000,
    run: leave(4, (wire) => wire.socket.resetAndDestroy()),
  },
  {
    name: 'gone-all',
    does: '3,760 websockets of eight addresses in two rooms that end at the same moment',
    addresses: 8,
    steps: 0,
    least: 16_000,
    run: leave(8, (wire) => wire.end()),
  },
  {
    name: 'gone-goodbye',
    does: '1,880 websockets of four addresses in one room that say goodbye at the same moment',
    addresses: 4,
    steps: 0,
    least: 12_000,
    run: leave(4, (wire) => wire.say('41')),
  },
  {
    name: 'returns-in-a-breath',
    does: '1,880 connections of four addresses join with the tokens of their seats in one breath',
    addresses: 4,
    steps: 0,
    least: 16_000,
    run: returns(4),
  },
  {
    name: 'busy-tables',
    does: '60 public tables of six addresses with the longest names, where people sit down and stand up, and the list asked for',
    addresses: 6,
    steps: 0,
    run: tables(6),
  },
];
