// Owns random attacks: all that the others send, and mutations of it.
import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { Chance } from '../../chance.ts';
import { addressOf, type Ground } from '../ground.ts';
import { joinOf, newId, noRoom, v } from '../talk.ts';
import { dial, frame, handshake, http, NEXT, POLLING, post, upgrade, Wire } from '../wire.ts';
import { oddFrames } from './frames.ts';
import { oddPackets } from './packets.ts';

const ADDRESSES = 8;
const CREW = 24;

function spoil(data: Buffer, chance: Chance): Buffer {
  const spoilt = Buffer.from(data);
  for (let times = chance.between(0, 4); times > 0 && spoilt.length > 0; times -= 1)
    spoilt[chance.between(0, spoilt.length - 1)] = chance.between(0, 255);
  const [one, two] = [chance.between(0, spoilt.length), chance.between(0, spoilt.length)];
  if (chance.holds(0.2)) return Buffer.concat([spoilt.subarray(0, one), spoilt.subarray(two)]);
  return spoilt.subarray(0, chance.holds(0.2) ? one : spoilt.length);
}

function message(ground: Ground, chance: Chance): string {
  const room = chance.pick([ground.known, noRoom()]);
  const [event, said] = chance.pick([
    ['create', { v, rules: chance.pick(['ludo', 'uckers', 'no']), seats: '1-2-' }],
    ['join', joinOf(room, chance.between(0, 50))],
    ['leave', { room }],
    ['say', { room, words: { phrase: 'hello' } }],
    ['command', { room, id: newId(), command: { do: 'throw', ply: chance.between(0, 50) } }],
    ['command', { room, id: newId(), command: { do: 'sit', player: 1, name: 'Eve' } }],
    ['pass', { room }],
    ['kept', { token: newId().padEnd(22, 'x') }],
  ] as const);
  return `42${chance.pick(['', '1', '77'])}${JSON.stringify([event, said])}`;
}

const packet = (ground: Ground, chance: Chance): string =>
  chance.pick([
    message(ground, chance),
    message(ground, chance),
    chance.pick(oddPackets),
    '40',
    '41',
    '3',
    '2',
    '6',
  ]);

function write(ground: Ground, wire: Wire, chance: Chance): void {
  const good = frame(packet(ground, chance));
  wire.write(chance.pick([() => good, () => spoil(good, chance), chance.pick(oddFrames)])());
}

const deeds: readonly ((ground: Ground, from: number, chance: Chance) => Promise<unknown>)[] = [
  async (ground, from, chance) => {
    const wire = await Wire.enter(ground, from);
    if (wire === null) return;
    if (chance.holds(0.2)) wire.deafen();
    for (let times = chance.between(1, 60); times > 0 && !wire.socket.destroyed; times -= 1) {
      write(ground, wire, chance);
      ground.note('writes');
      if (chance.holds(0.3)) await ground.rest(5);
    }
    if (chance.holds(0.9)) wire.end();
  },
  async (ground, from, chance) => {
    const sid = await handshake(ground, from);
    if (sid === null) return;
    if (chance.holds(0.8)) await post(ground, from, sid, '40');
    for (let times = chance.between(0, 5); times > 0; times -= 1) {
      const body = Array.from({ length: chance.between(1, 20) }, () => packet(ground, chance)).join(NEXT);
      const sent = chance.holds(0.7) ? body : spoil(Buffer.from(body), chance);
      if ((await post(ground, from, sid, sent)).status !== 200) return;
    }
  },
  async (ground, from, chance) => {
    const words = chance.pick([
      upgrade(ground.port),
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n',
      '\u0016\u0003\u0001\u0002\u0000',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]);
    const socket = dial(ground, from).resume();
    socket.write(spoil(Buffer.from(words), chance));
    if (chance.holds(0.5)) socket.end();
    await ground.rest(chance.between(0, 30));
    if (chance.holds(0.8)) socket.destroy();
  },
  (ground, from, chance) =>
    http(
      ground,
      from,
      chance.pick(['/', '/tables', '/metrics', POLLING, `/${randomBytes(4).toString('hex')}`]),
      {
        headers: chance.holds(0.3) ? { origin: `http://${addressOf(from)}` } : {},
      },
    ),
];

export const mixtures: readonly Attack[] = [
  {
    name: 'mixture',
    does: 'everything at once, spoilt by chance, from eight addresses; what is done follows from the seed',
    addresses: ADDRESSES,
    steps: 300,
    run(ground) {
      // Timing must not change what each does.
      const chances = Array.from({ length: CREW }, (_, nth) => new Chance(ground.seed * CREW + nth));
      return ground.crew(CREW, async (nth) => {
        const chance = chances[nth] ?? ground.chance;
        await chance.pick(deeds)(ground, nth % ADDRESSES, chance);
        ground.note('deeds');
      });
    },
  },
];
