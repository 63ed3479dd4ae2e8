// The game server in a process of its own, for the test that kills it. Its dice are the real ones.
import { pino } from 'pino';
import { createApp } from '../src/running/app.ts';
import { storeThread } from './store-thread.ts';

const [databaseFile, port] = process.argv.slice(2);
if (databaseFile === undefined || port === undefined) throw new Error('usage: crash-server.ts DATABASE PORT');

const { http } = await createApp({
  databaseFile,
  storeThread: storeThread(),
  log: pino({ level: 'warn' }, pino.destination(2)),
  limits: { messageBurst: 1e9, messagesPerSecond: 1e9 },
});
http.listen(Number(port), '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
