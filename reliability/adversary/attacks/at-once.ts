// Owns attacks by work that comes from many connections in one breath: little for each, much for one turn of the server.
import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, frame, handshake, isClosed, NEXT, POLLING, post, Wire } from '../wire.ts';

const ADDRESSES = 8;
const OPENING = 16;
/** Milliseconds between two breaths, and until what was begun has been read. */
const BETWEEN = 1000;
const READ = 300;
/** Milliseconds in which addresses may again have so many new connections. */
const BREATH = 8000;

/** A message of so many small objects, all of names that there never were: nothing takes more time to be read. */
function message(ground: Ground, objects: number): string {
  const name = (): string => ground.chance.between(0, 36 ** 5).toString(36);
  return `42["x",${Array.from({ length: objects }, () => `{"${name()}":1}`).join()}]`;
}

/** Opens so many, a few at a time; those that are refused are left out. */
async function open<T>(count: number, one: (nth: number) => Promise<T | null>): Promise<readonly T[]> {
  const opened: T[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      while (begun < count) {
        const made = await one(begun++);
        if (made !== null) opened.push(made);
      }
    }),
  );
  return opened;
}

interface HalfBody {
  readonly socket: Socket;
  readonly rest: string;
}

/** A session by polling that has sent all of a body but the last byte. */
async function halfBody(ground: Ground, from: number, body: string): Promise<HalfBody | null> {
  const sid = await handshake(ground, from);
  if (sid === null) return null;
  await post(ground, from, sid, '40');
  const socket = dial(ground, from);
  const head = `POST ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body.slice(0, -1)}`);
  return { socket, rest: body.slice(-1) };
}

/** Opens that many connections at once; each asks as soon as it is there. Resolves when all are answered or cut. */
async function askTogether(ground: Ground, count: number, addresses: number, path: string): Promise<void> {
  const asking = Array.from({ length: count }, async (_, nth) => {
    const socket = dial(ground, nth % addresses);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let isAnswered = false;
    socket.on('data', () => (isAnswered = true));
    await isClosed(socket);
    ground.note(isAnswered ? 'answered' : 'cut');
  });
  await Promise.all(asking);
}

export const atOnce: readonly Attack[] = [
  {
    name: 'crowd-asking',
    does: '1,920 connections of eight addresses that come and ask at the same time, again and again',
    addresses: ADDRESSES,
    steps: 1,
    pulse: 250,
    async run(ground) {
      while (ground.goesOn()) {
        await askTogether(ground, 1920, ADDRESSES, '/');
        await ground.rest(BREATH);
      }
    },
  },
  {
    name: 'long-messages',
    does: 'one message as long as may be on each of 400 websockets of eight addresses at the same time, again and again',
    addresses: ADDRESSES,
    steps: 0,
    async run(ground) {
      const frames = Array.from({ length: 20 }, () => frame(message(ground, 620)));
      while (ground.goesOn()) {
        const wires = await open(400, (nth) => Wire.enter(ground, nth % ADDRESSES));
        for (const [nth, wire] of wires.entries()) wire.write(frames[nth % frames.length] ?? frame('40'));
        ground.note('messages', wires.length);
        await ground.rest(BETWEEN);
        for (const wire of wires) wire.end();
      }
    },
  },
  {
    name: 'bodies-together',
    does: 'bodies of 112 polling sessions of eight addresses that become whole at the same time, again and again',
    addresses: ADDRESSES,
    steps: 0,
    async run(ground) {
      const body = Array.from({ length: 8 }, () => message(ground, 600)).join(NEXT);
      while (ground.goesOn()) {
        const halves = await open(112, (nth) => halfBody(ground, nth % ADDRESSES, body));
        await ground.rest(READ);
        for (const { socket, rest } of halves) socket.write(rest);
        ground.note('bodies', halves.length);
        await ground.rest(BETWEEN);
        for (const { socket } of halves) socket.destroy();
        await Promise.all(halves.map(({ socket }) => isClosed(socket)));
      }
    },
  },
];
