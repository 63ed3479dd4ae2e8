// What websockets keep in memory of what they have received, once it is read or they are cut.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { visits } from './visits.ts';
import { frame, Wire } from './wire.ts';

const { server } = visits();

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const WIRES = 100;
/** Bytes, what Node.js reads at once; of each websocket a hundredth may stay. */
const PIECE = 65_536;
const MOST = (WIRES * PIECE) / 100;

function bytes(): number {
  collect();
  return process.memoryUsage().external;
}

function filled(one: Buffer): Buffer {
  return Buffer.concat(Array<Buffer>(Math.floor(PIECE / one.length)).fill(one));
}

async function entered(port: number): Promise<readonly Wire[]> {
  const wires: Wire[] = [];
  for (let nth = 0; nth < WIRES; nth++) wires.push(await Wire.enter(port));
  return wires;
}

test('of a piece that is read', async () => {
  const { port } = await server();
  const wires = await entered(port);
  const before = bytes();
  let refused = 0;
  for (const wire of wires) {
    wire.onText = (text) => (refused += text.includes('unknown-message') ? 1 : 0);
    wire.write(filled(frame(`42["x","${'x'.repeat(8000)}"]`)));
  }
  await expect.poll(() => refused).toBe(8 * WIRES);
  await expect.poll(() => bytes() - before).toBeLessThan(MOST);
  for (const wire of wires) wire.socket.destroy();
});

test('of a piece of more frames than one may send', async () => {
  // All of them enter at once, each by a packet of its own.
  const limits = { messageBurst: 1, patience: 1, packetsPerMessage: 1, packetBursts: 2 * WIRES };
  const { port } = await server({ limits });
  const wires = await entered(port);
  const before = bytes();
  for (const wire of wires) wire.write(filled(frame('3')));
  await Promise.all(wires.map((wire) => wire.closed()));
  await expect.poll(() => bytes() - before).toBeLessThan(MOST);
});
