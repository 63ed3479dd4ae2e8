import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, handshake, http, isClosed, POLLING } from '../wire.ts';

const AT_ONCE = 32;

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'CONNECT',
  'M-SEARCH',
];
const targets = [
  '/',
  '//',
  '//evil.example/',
  '/%00',
  '/%ff',
  '/%',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/assets/../../server/main.js',
  '/assets/%5c..%5c..%5cserver',
  'http://evil.example/addresses',
  'http://127.0.0.1/metrics',
  '*',
  '/tables?x[__proto__]=1&x=1',
  `/${'a/'.repeat(4000)}`,
  `/?${'a=1&'.repeat(3000)}`,
  '/r/%E0%A4%A',
  '/healthz/..',
  '/metrics/',
  '/addresses?',
];
const hosts = ['evil.example', '127.0.0.1', 'localhost', '', '[::1]:1', 'a'.repeat(5000), 'x/y', '\u00ff'];

/** Also checks that the answer reveals nothing forbidden. */
async function ask(
  ground: Ground,
  from: number,
  method: string,
  target: string,
  host: string,
): Promise<string> {
  const socket = dial(ground, from);
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => (text += more));
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    'latin1',
  );
  socket.setTimeout(2000, () => socket.destroy());
  await isClosed(socket);
  ground.note('requests');
  if (/(&nbsp;|\n\s+)at |node_modules|\.m?[jt]s:\d/.test(text)) ground.note('answers with a path or a stack');
  return text;
}

const many =
  (path: string): ((ground: Ground) => Promise<void>) =>
  (ground) =>
    ground.crew(AT_ONCE, async (nth) => {
      const { status } = await http(ground, nth % 2, path);
      ground.note(`answered ${status}`);
    });

/** Requests that may wait over one connection. */
const AHEAD = 2;
const WAITING = 2500;

/** On each connection one that waits for its answer, and as many as possible behind it. */
async function waitBehindPolls(ground: Ground, addresses: number, most: number, head: string): Promise<void> {
  const held: Socket[] = [];
  const asked = `GET /healthz HTTP/1.1\r\nHost: x\r\n${head}\r\n`.repeat(AHEAD - 1);
  await Promise.all(
    Array.from({ length: 32 }, async (_, nth) => {
      while (held.length < most && ground.goesOn()) {
        const sid = await handshake(ground, nth % addresses);
        if (sid === null) {
          await ground.rest(20);
          continue;
        }
        const socket = dial(ground, nth % addresses);
        held.push(socket);
        socket.write(`GET ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: x\r\n\r\n${asked}`);
        ground.note('requests', AHEAD);
        await Promise.race([new Promise((resolve) => socket.write('', resolve)), isClosed(socket)]);
      }
    }),
  );
  await ground.stay();
  ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
  for (const socket of held) socket.destroy();
}

export const requests: readonly Attack[] = [
  {
    name: 'waiting-heads',
    does: 'requests with heads of 15 kB that wait behind a poll, on 400 connections of each of three addresses',
    addresses: 3,
    steps: 0,
    run: (ground) => waitBehindPolls(ground, 3, 1200, `Cookie: ${'c'.repeat(15_000)}\r\n`),
  },
  {
    name: 'waiting-requests',
    does: 'short requests that wait behind a poll, on each of 2,500 connections of five addresses',
    addresses: 5,
    steps: 0,
    run: (ground) => waitBehindPolls(ground, 5, WAITING, ''),
  },
  {
    name: 'foreign-names',
    does: 'handshakes of pages whose origin has a name of a thousand letters from everywhere',
    addresses: 1,
    steps: 0,
    run: (ground) => {
      const name = Array.from({ length: 1700 }, (_, nth) =>
        encodeURIComponent(String.fromCodePoint(0x4e00 + nth)),
      );
      const headers = { origin: `http://${name.join('')}` };
      return ground.crew(AT_ONCE, () => http(ground, 0, POLLING, { headers }));
    },
  },

  {
    name: 'many-tables',
    does: 'the list of public tables is asked for as fast as it is answered',
    addresses: 2,
    steps: 0,
    run: many('/tables'),
  },
  {
    name: 'many-pages',
    does: 'the page is asked for as fast as it is answered',
    addresses: 2,
    steps: 0,
    run: many('/'),
  },
  {
    name: 'many-ready',
    does: '/readyz is asked for as fast as it is answered',
    addresses: 2,
    steps: 0,
    run: many('/readyz'),
  },
  {
    name: 'odd-requests',
    does: 'methods and addresses that there are not, with hosts that this is not',
    addresses: 1,
    steps: 300,
    limits: (tally) => [['answers with a path or a stack', tally['answers with a path or a stack'] ?? 0, 0]],
    run: (ground) =>
      ground.crew(16, () =>
        ask(ground, 0, ground.chance.pick(methods), ground.chance.pick(targets), ground.chance.pick(hosts)),
      ),
  },
  {
    name: 'forged-hosts',
    does: '/addresses and /metrics are asked for by a page whose name was made to lead here',
    addresses: 1,
    steps: 0,
    limits: (tally) => [['told to a foreign host', tally['told to a foreign host'] ?? 0, 0]],
    run: (ground) =>
      ground.crew(2, async () => {
        const text = await ask(
          ground,
          0,
          'GET',
          ground.chance.pick(['/addresses', '/metrics']),
          'evil.example',
        );
        // The page is served for any address and reveals nothing.
        if (/^HTTP\/1\.1 200[^]*\r\ncontent-type: (application\/json|text\/plain)/i.test(text))
          ground.note('told to a foreign host');
        await ground.rest(20);
      }),
  },
];
