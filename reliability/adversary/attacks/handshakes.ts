// Owns attacks before and beside the game: handshakes of engine.io that are wrong, foreign or incomplete.
import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, frame, GAME, handshake, http, isClosed, NEXT, POLLING, post, upgrade, Wire } from '../wire.ts';

const AT_ONCE = 32;

const queries: readonly string[] = [
  '',
  '?EIO=3&transport=polling',
  '?EIO=4&transport=bad',
  '?EIO=4&transport=__proto__',
  '?EIO=4&transport=constructor',
  '?EIO=4&transport=webtransport',
  '?EIO=4&transport=polling&sid=unknown',
  '?EIO=4&transport=polling&sid=__proto__',
  `?EIO=4&transport=polling&sid=${'s'.repeat(8000)}`,
  '?EIO=4&transport=polling&sid=a&sid=b',
  '?EIO=4&EIO=3&transport=polling&transport=websocket',
  '?EIO[]=4&transport[]=polling',
  '?EIO=4&transport=polling&j=0',
  '?EIO=4&transport=polling&b64=1&t=%ff%fe%00',
  '?EIO=999999999999999999999&transport=polling',
];

/** Bodies of a polling session that has entered. */
const bodies: readonly (string | Uint8Array)[] = [
  '',
  NEXT.repeat(60_000),
  'b',
  `b${'A'.repeat(60_000)}`,
  '9',
  '6'.repeat(1000),
  'x'.repeat(70_000),
  Array<string>(20_000).fill('3').join(NEXT),
  Array<string>(20_000).fill('6').join(NEXT),
  Array<string>(10_000).fill('42[]').join(NEXT),
  '5',
  '2probe',
  '1',
  new Uint8Array([0xff, 0xfe, 0, 0x1e, 0xc0, 0x80]),
  '\ud800'.repeat(1000),
];

/** Upgrades of a polling session that stop midway. */
async function upgradeHalf(ground: Ground): Promise<void> {
  const sid = await handshake(ground, 0);
  if (sid === null) return ground.rest(20);
  const path = `${GAME}&sid=${sid}`;
  switch (ground.chance.between(0, 4)) {
    case 0: {
      const wire = await Wire.open(ground, 0, path);
      wire?.say('2probe');
      await ground.rest(20);
      return wire?.end();
    }
    case 1: {
      const wire = await Wire.open(ground, 0, path);
      for (let at = 0; at < 500 && wire !== null; at += 1) wire.say('2probe');
      await wire?.drained();
      return;
    }
    case 2: {
      const [one, two] = await Promise.all([Wire.open(ground, 0, path), Wire.open(ground, 0, path)]);
      for (const wire of [one, two]) {
        wire?.say('2probe');
        wire?.say('5');
        wire?.say('40');
      }
      await ground.rest(20);
      one?.end();
      return two?.end();
    }
    case 3: {
      const socket = dial(ground, 0);
      socket.write(upgrade(ground.port, path).replace('Version: 13', 'Version: 7'));
      await Promise.race([isClosed(socket), ground.rest(20)]);
      return void socket.destroy();
    }
    default: {
      const socket = dial(ground, 0);
      socket.write(upgrade(ground.port, path).slice(0, -2));
      await ground.rest(20);
      return void socket.destroy();
    }
  }
}

export const handshakes: readonly Attack[] = [
  {
    name: 'lingering',
    does: 'websockets that make the server end the game with them, and do not hang up',
    addresses: 1,
    steps: 1300,
    limits: (tally) => [['connections of one address', tally['still open'] ?? 0, 1100]],
    async run(ground) {
      const held: Wire[] = [];
      await ground.crew(AT_ONCE, async () => {
        const wire = await Wire.open(ground, 0);
        if (wire === null) return ground.rest(20);
        wire.say('42["join",{}]');
        await wire.answered();
        held.push(wire);
      });
      ground.note('still open', held.filter(({ socket }) => !socket.destroyed).length);
    },
  },
  {
    name: 'foreign-origins',
    does: 'handshakes with the Origin of another page, polling and websocket, as fast as they are refused',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(AT_ONCE, async (nth) => {
        const origin = `http://${ground.chance.between(0, 1e9)}.example`;
        if (nth % 4 > 0) return http(ground, 0, POLLING, { headers: { origin } });
        const wire = await Wire.open(ground, 0, GAME, `Origin: ${origin}\r\n`);
        return wire?.end();
      }),
  },
  {
    name: 'bad-queries',
    does: 'handshakes with queries that are wrong, over http and as upgrades',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(AT_ONCE, async (nth) => {
        const path = `/socket.io/${ground.chance.pick(queries)}`;
        const method = ground.chance.pick(['GET', 'GET', 'POST', 'PUT', 'OPTIONS', 'DELETE']);
        if (nth % 4 > 0) return http(ground, 0, path, { method });
        const wire = await Wire.open(ground, 0, path.replace('polling', 'websocket'));
        return wire?.end();
      }),
  },
  {
    name: 'upgrade-halves',
    does: 'upgrades of polling sessions that stop half way, come twice, or probe for ever',
    addresses: 1,
    steps: 0,
    run: (ground) => ground.crew(AT_ONCE, () => upgradeHalf(ground)),
  },
  {
    name: 'early-pings',
    does: 'websockets that are to take over from polling sessions, and send pings instead, until they are cut',
    addresses: 2,
    steps: 0,
    run: (ground) =>
      ground.crew(8, async (nth) => {
        const sid = await handshake(ground, nth % 2);
        const wire = sid === null ? null : await Wire.open(ground, nth % 2, `${GAME}&sid=${sid}`);
        if (wire === null) return ground.rest(20);
        const pings = Buffer.concat(Array<Buffer>(2000).fill(frame('', 0x89)));
        const cut = isClosed(wire.socket);
        while (!wire.socket.destroyed && ground.goesOn()) {
          wire.write(pings);
          ground.note('pings', 2000);
          await Promise.race([wire.drained(), cut]);
        }
        wire.end();
      }),
  },
  {
    name: 'polling-bodies',
    does: 'bodies of polling sessions that are empty, too long, of a thousand packets, binary, or broken',
    addresses: 1,
    steps: 150,
    run: (ground) =>
      ground.crew(8, async () => {
        const sid = await handshake(ground, 0);
        if (sid === null) return ground.rest(20);
        await post(ground, 0, sid, '40');
        const { status } = await post(ground, 0, sid, ground.chance.pick(bodies));
        ground.note(`answered ${status}`);
      }),
  },
  {
    name: 'half-bodies',
    does: 'polling sessions that send all but the end of as long a body as they may',
    addresses: 4,
    steps: 0,
    async run(ground) {
      const held: Socket[] = [];
      const length = 65_500;
      await ground.crew(AT_ONCE, async (nth) => {
        const sid = await handshake(ground, nth % 4);
        if (sid === null) return ground.rest(20);
        const socket = dial(ground, nth % 4);
        held.push(socket);
        socket.write(
          `POST ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'4'.repeat(length - 1)}`,
        );
        ground.note('bodies');
      });
      for (const socket of held) socket.destroy();
    },
  },
  {
    name: 'crumbled-bodies',
    does: 'polling sessions that send all but the end of a body in chunks of one byte',
    addresses: 4,
    steps: 0,
    async run(ground) {
      const held: Socket[] = [];
      const crumbs = '1\r\n4\r\n'.repeat(1000);
      await ground.crew(AT_ONCE, async (nth) => {
        const sid = await handshake(ground, nth % 4);
        if (sid === null) return ground.rest(20);
        const socket = dial(ground, nth % 4);
        held.push(socket);
        socket.write(`POST ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
        for (let each = 0; each < 65 && !socket.destroyed; each += 1) {
          await new Promise((resolve) => socket.write(crumbs, resolve));
          ground.note('chunks', 1000);
        }
        ground.note('bodies');
      });
      for (const socket of held) socket.destroy();
    },
  },
  {
    name: 'polling-sessions',
    does: 'polling sessions that are opened and never heard of again',
    addresses: 4,
    steps: 0,
    run: (ground) =>
      ground.crew(AT_ONCE, async (nth) => {
        const sid = await handshake(ground, nth % 4);
        ground.note(sid === null ? 'refused' : 'opened');
        if (sid === null) await ground.rest(20);
      }),
  },
];
