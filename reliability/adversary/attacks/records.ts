// Owns attacks by asking for records of finished games, for each of which a table is read.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, http, isClosed } from '../wire.ts';

/** Of a room of 20,000 rows, and some that there are not. */
const GAMES = 80;

/** What is asked for besides text and JSON; long ones, and many that are as good as each other. */
const wishes = [
  'text/plain',
  'application/json',
  '*/*',
  '',
  `${'text/*;q=0.001,'.repeat(60)}application/json;q=0.002`,
  Array.from({ length: 90 }, (_, nth) => `a/${nth};q=0.${nth}`).join(),
  ',;q=,/json,text;text/;;q=2'.repeat(30),
  `application/json${';a=b'.repeat(200)}`,
  'a/b,'.repeat(3900),
] as const;

/** As fast as it is answered, from each address on so many connections. */
const flood = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const { chance, cold } = ground;
    const room = chance.pick(cold);
    const query = chance.pick(['', '?names=no', `?${chance.between(0, 1e9)}`]);
    const path = `/table/${room}/games/${chance.between(1, GAMES)}${query}`;
    const headers = { accept: chance.pick(wishes) };
    const method = chance.pick(['GET', 'GET', 'HEAD']);
    const { status } = await http(ground, nth % addresses, path, { method, headers });
    ground.note(`answered ${status}`);
    // 503 says when to come again, and is as soon had again.
    if (status === 503) await ground.rest(20);
  });

/** In four forms each, of which the largest cannot all be remembered; nothing of an answer is read but its beginning. */
const deaf = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const { chance, cold, port } = ground;
    const query = chance.pick(['', '?names=no']);
    const accept = chance.pick(['text/plain', 'application/json']);
    const socket = dial(ground, nth % addresses);
    const begun = new Promise<string>((resolve) => {
      socket.once('data', (data) => {
        socket.pause();
        resolve(data.toString('latin1', 9, 12));
      });
    });
    socket.write(
      `GET /table/${chance.pick(cold)}/games/1${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: ${accept}\r\n\r\n`,
    );
    const status = await Promise.race([begun, isClosed(socket)]);
    ground.note(`answered ${status ?? 'nothing'}`);
    if (status === '200') await Promise.race([ground.stay(), isClosed(socket)]);
    socket.destroy();
    await ground.rest(100);
  });

export const records: readonly Attack[] = [
  {
    name: 'records-flood',
    does: 'records of all games of four long tables, with hostile wishes for their form, from 32 addresses',
    addresses: 32,
    steps: 0,
    cold: 4,
    run: flood(32, 4),
  },
  {
    name: 'records-deaf',
    does: 'the longest record that there may be in four forms, asked for from 32 addresses that do not read it',
    addresses: 32,
    steps: 0,
    cold: 8,
    filling: 'names',
    run: deaf(32, 4),
  },
];
