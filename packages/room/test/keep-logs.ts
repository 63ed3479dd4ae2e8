// Writes what `kept-logs.test.ts` reads: a whole game of each rule set that has none yet. What is there stays as it is.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPosition, ruleSets } from '@ludo/rules';
import { takeSnapshot } from '../src/snapshot.ts';
import { fairRoom, person } from './fair-room.ts';
import { seatsForTwo } from './recorded-games.ts';

const MOST_ROWS = 10_000;

function textOf(rules: string, seats: string): string {
  const room = fairRoom({ rules, seats });
  room.sit(person('A'), 1);
  room.sit(person('B'), 2);
  room.begin();
  room.play(MOST_ROWS);
  const { phase, position } = room.now;
  if (phase !== 'over' || position === null) throw new Error(`a game of ${rules} does not end`);
  const lines = room.rows.map(({ s, at, id = '', row }) => [s, at, id, JSON.stringify(row)]);
  const end = ['=', phase, printPosition(position), JSON.stringify(takeSnapshot(room.now))];
  return `${[...lines, end].map((parts) => parts.join('\t')).join('\n')}\n`;
}

export function keepLogs(folder: string, kept: ReadonlySet<string | undefined>): void {
  for (const { id, seatings } of ruleSets) {
    const file = join(folder, `${id}.tsv`);
    if (!kept.has(id) && !existsSync(file)) writeFileSync(file, textOf(id, seatsForTwo(seatings)));
  }
}
