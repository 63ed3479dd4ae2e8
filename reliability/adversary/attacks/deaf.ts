// Owns attacks by clients that answer pings and read nothing, so that what they are told waits in the server's
// memory.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, newId, openTable, talkativeTable } from '../talk.ts';
import { frame, handshake, NEXT, post, Wire } from '../wire.ts';

const CONNECTIONS = 8;
/** Joins that one connection may send at once. */
const BURST = 33;
const MANY = 100;
const JOIN_EVERY = 120;

async function joinDeafly(ground: Ground, room: string, nth: number): Promise<void> {
  const wire = await Wire.enter(ground, nth);
  if (wire === null) return ground.rest(50);
  wire.deafen();
  const join = `421${JSON.stringify(['join', joinOf(room)])}`;
  // As many as pass at once, then as many a second.
  for (let at = 0; at < BURST; at += 1) wire.say(join);
  ground.note('joins', BURST);
  while (!wire.socket.destroyed && ground.goesOn()) {
    wire.say(join);
    ground.note('joins');
    await ground.rest(JOIN_EVERY);
  }
  wire.end();
}

async function pollDeafly(ground: Ground, room: string, nth: number): Promise<void> {
  const sid = await handshake(ground, nth);
  if (sid === null) return ground.rest(50);
  await post(ground, nth, sid, '40');
  const join = `421${JSON.stringify(['join', joinOf(room)])}`;
  await post(ground, nth, sid, Array<string>(BURST).fill(join).join(NEXT));
  ground.note('joins', BURST);
  while (ground.goesOn()) {
    const { status } = await post(ground, nth, sid, [join, '3'].join(NEXT));
    if (status !== 200) return;
    ground.note('joins');
    await ground.rest(JOIN_EVERY);
  }
}

/** With endless commands and talk, and many who do not read. */
async function watchDeafly(ground: Ground): Promise<void> {
  const host = await Wire.enter(ground, 0);
  const room = host === null ? null : await openTable(host);
  if (host === null || room === null) return;
  await host.ask('join', joinOf(room));
  const crowd = await Promise.all(Array.from({ length: MANY }, (_, nth) => Wire.enter(ground, nth % 2)));
  for (const watcher of crowd) {
    watcher?.tell('join', joinOf(room));
    await watcher?.ask('join', joinOf(room));
    watcher?.deafen();
  }
  let isSeated = false;
  while (host.isOpen && ground.goesOn()) {
    isSeated = !isSeated;
    const command = isSeated ? { do: 'sit', player: 1, name: '語'.repeat(20) } : { do: 'stand', player: 1 };
    host.tell('command', { room, id: newId(), command });
    await host.ask('say', { room, words: { text: '語'.repeat(200) } });
    await ground.rest(50);
  }
}

export const deaf: readonly Attack[] = [
  {
    name: 'deaf-joins',
    does: 'eight websockets that read nothing join a room of much talk again and again',
    addresses: 2,
    steps: 0,
    least: 30_000,
    async run(ground) {
      const room = await talkativeTable(ground, 9);
      if (room === null) return ground.note('no room of much talk');
      await ground.crew(CONNECTIONS, (nth) => joinDeafly(ground, room, nth % 2));
    },
  },
  {
    name: 'deaf-polling',
    does: 'eight that poll but never ask join a room of much talk again and again',
    addresses: 1,
    steps: 0,
    least: 30_000,
    async run(ground) {
      const room = await talkativeTable(ground, 9);
      if (room === null) return ground.note('no room of much talk');
      await ground.crew(CONNECTIONS, () => pollDeafly(ground, room, 0));
    },
  },
  {
    name: 'deaf-watchers',
    does: '100 websockets that read nothing watch a room where much is said and done',
    addresses: 2,
    steps: 0,
    least: 30_000,
    run: watchDeafly,
  },
  {
    name: 'deaf-pings',
    does: 'websockets that read nothing send pings, each of which is answered by as many bytes',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(CONNECTIONS, async () => {
        const wire = await Wire.enter(ground, 0);
        if (wire === null) return ground.rest(50);
        wire.deafen();
        const pings = Buffer.concat(Array<Buffer>(100).fill(frame('x'.repeat(125), 0x89)));
        while (!wire.socket.destroyed && ground.goesOn()) {
          wire.write(pings);
          ground.note('pings', 100);
          await Promise.race([wire.drained(), ground.rest(200)]);
        }
        wire.end();
      }),
  },
];
