// The measured server: the product's own, with its store on disk. Its limits are lifted, but each command is still
// counted against them.
import { pino } from 'pino';
import { createApp } from '../../src/running/app.ts';
import { standardDice } from '../../src/running/dice.ts';
import { storeThread } from '../../test/store-thread.ts';
import { host } from './host.ts';

const [databaseFile, dice] = process.argv.slice(2);
if (databaseFile === undefined) throw new Error('usage: server.ts DATABASE [fair|plain]');

const MANY = 1e9;
const { http } = await createApp({
  databaseFile,
  ...(dice === 'plain' ? { dice: { throw: (count: 1 | 2) => standardDice.throw(count) } } : {}),
  storeThread: storeThread(),
  log: pino({ level: 'warn' }, pino.destination(2)),
  limits: {
    messageBurst: MANY,
    messagesPerSecond: MANY,
    connectionsPerAddress: MANY,
    connectionsPerRoom: MANY,
    entryBurst: MANY,
    socketBurst: MANY,
    byteBurst: MANY,
    rowBurst: MANY,
    rowsPerHour: MANY,
    changeBurst: MANY,
    changesPerHour: MANY,
    rowsPerRoom: MANY,
    addressRowBurst: MANY,
    joinBurst: MANY,
    loadBurst: MANY,
    answerBurst: MANY,
    waitingBytesPerAddress: MANY,
  },
});
host(http);
