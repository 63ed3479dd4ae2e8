// The game server in a process of its own, with the product's own dice and store; only its clock runs faster, and goes
// on while no server runs. It opens the database and listens when it is told the port.
import { createApp } from '@ludo/server';
import type { AppOptions } from '@ludo/server';

const [file, birth, haste] = process.argv.slice(2);
if (file === undefined || haste === undefined) throw new Error('usage: hasty-server.ts DATABASE BIRTH HASTE');

const databaseFile = file;
const began = Number(birth);
const faster = Number(haste);
const time = (): number => began + Math.floor((Date.now() - began) * faster);
const wait: NonNullable<AppOptions['wait']> = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds / faster);
  return () => clearTimeout(timer);
};

process.env['LOG_LEVEL'] ??= 'error';

async function open(port: number): Promise<void> {
  const { http } = await createApp({
    databaseFile,
    time,
    wait,
    limits: { messageBurst: 1e9, messagesPerSecond: 1e9, roomBurst: 1e9 },
  });
  http.listen(port, '127.0.0.1', () => {
    const address = http.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
}
process.once('message', (port) => void open(Number(port)));
process.on('disconnect', () => process.exit());
