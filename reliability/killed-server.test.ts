// What is due at a table goes on when the only server that had it is killed: another one plays on, and nobody need come.
import { standardChoices } from '@ludo/room';
import type { LoggedRow } from '@ludo/room';
import { openPostgresStore } from '@ludo/server';
import { isWithoutPostgres, NO_POSTGRES, privatePostgres } from '@ludo/server/private-postgres';
import { afterEach, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { openRoom } from './client.ts';
import { Person } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** Times as fast, as for servers that hear each other's beats. */
const HASTE = 2;
/** Milliseconds: a server is taken for gone, others look, and a bot takes its time. */
const SOON = 20_000;

const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of left.splice(0).toReversed()) await end();
});

const isPlayedByTable = ({ row }: LoggedRow): boolean =>
  'by' in row && (row.by === 'bot' || row.by === 'clock');

test.skipIf(isWithoutPostgres)(
  `a table of bots is at a server that is killed: the other one plays on${isWithoutPostgres ? `: ${NO_POSTGRES}` : ''}`,
  async () => {
    const postgres = await privatePostgres(true);
    left.push(() => postgres.stop());
    const url = await postgres.empty();
    const birth = Date.now();
    const servers = [0, 1].map(() => new ServerProcess(url, HASTE, birth));
    for (const server of servers) left.push(() => server.dispose());
    await Promise.all(servers.map((server) => server.start()));
    const [killed] = servers;
    const opened = await openPostgresStore(url);
    if (!opened.ok || killed === undefined) throw new Error('no store');
    const store = opened.value;
    left.push(() => store.close());

    const clock = { kind: 'throw', seconds: 5 } as const;
    const { room, token } = await openRoom(killed.url, {
      rules: 'ludo',
      seats: '1234',
      table: { ...standardChoices, clock },
    });
    const ada = new Person(
      killed.url,
      room,
      token,
      { player: 1, isHost: true, isIdle: true, bots: [2, 3, 4] },
      new Chance(1),
      () => undefined,
    );
    left.push(() => ada.close());
    const playedByTable = async (): Promise<number> => {
      const loaded = await store.load(room, 0);
      return loaded.ok ? loaded.value.filter(isPlayedByTable).length : 0;
    };
    await expect.poll(playedByTable, { timeout: 30_000 }).toBeGreaterThan(4);
    ada.close();
    await killed.kill();
    const before = await playedByTable();
    await expect.poll(playedByTable, { timeout: SOON }).toBeGreaterThan(before + 2);
  },
  90_000,
);
