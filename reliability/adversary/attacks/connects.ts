// Owns attacks with Socket.IO's CONNECT packet, which makes a full socket of the server each time that it is let in.
import type { Attack } from '../attack.ts';
import type { Ground, Tally } from '../ground.ts';
import { handshake, http, NEXT, POLLING, post, Wire } from '../wire.ts';

/** In one write. */
const AT_ONCE = 100;
/** As many as one polling body of 64 kB... takes with an identifier each. */
const IN_ONE_BODY = 2900;

const limits = (tally: Tally): readonly (readonly [string, number, number])[] => [
  ['sockets made of connections', tally['sockets'] ?? 0, tally['connections made'] ?? 0],
];

/** The same packets again and again on one connection, and on a new one when it is cut. */
async function again(ground: Ground, packets: readonly string[]): Promise<void> {
  const wire = await Wire.open(ground, 0);
  if (wire === null) return ground.rest(20);
  ground.note('connections made');
  wire.onText = (text) => {
    if (/^40(\/[^,]*,)?\{"sid"/.test(text)) ground.note('sockets');
  };
  do {
    for (let nth = 0; nth < AT_ONCE; nth += 1) wire.say(packets[nth % packets.length] ?? '40');
    ground.note('packets', AT_ONCE);
    await wire.drained();
  } while (wire.isOpen && ground.goesOn());
  await new Promise(setImmediate);
  // What was answered is counted before the connection is given up.
  if (wire.isOpen) {
    await ground.rest(100);
    wire.end();
  }
}

async function inOneBody(ground: Ground): Promise<void> {
  const sid = await handshake(ground, 0);
  if (sid === null) return ground.rest(20);
  ground.note('connections made');
  const heard = http(ground, 0, `${POLLING}&sid=${sid}`);
  const { status } = await post(ground, 0, sid, Array<string>(IN_ONE_BODY).fill('40').join(NEXT));
  ground.note(`posts answered ${status}`);
  for (let answer = await heard; answer.status === 200;) {
    const packets = answer.text.split(NEXT);
    const sockets = packets.filter((packet) => packet.startsWith('40{"sid"')).length;
    ground.note('sockets', sockets);
    if (sockets === 0) return;
    answer = await http(ground, 0, `${POLLING}&sid=${sid}`);
  }
}

export const connects: readonly Attack[] = [
  {
    name: 'connect-again',
    does: 'CONNECT again and again on one websocket',
    addresses: 1,
    steps: 30,
    limits,
    run: (ground) => ground.crew(1, () => again(ground, ['40'])),
  },
  {
    name: 'connect-in-one-post',
    does: '2,900 CONNECTs in one polling body, one body after the other',
    addresses: 1,
    steps: 3,
    limits,
    run: (ground) => ground.crew(1, () => inOneBody(ground)),
  },
  {
    name: 'connect-elsewhere',
    does: 'CONNECT to namespaces that there are not, with payloads',
    addresses: 1,
    steps: 30,
    limits,
    run: (ground) =>
      ground.crew(4, () =>
        again(
          ground,
          Array.from({ length: AT_ONCE }, (_, nth) => `40/${'n'.repeat(nth)},{"token":"${'x'.repeat(nth)}"}`),
        ),
      ),
  },
  {
    name: 'connect-and-leave',
    does: 'CONNECT and DISCONNECT in turn on the same websockets',
    addresses: 1,
    steps: 30,
    limits,
    run: (ground) => ground.crew(4, () => again(ground, ['40', '41'])),
  },
  {
    name: 'connect-on-111',
    does: 'CONNECT again and again on 111 websockets',
    addresses: 1,
    steps: 0,
    limits,
    run: (ground) => ground.crew(111, () => again(ground, ['40'])),
  },
];
