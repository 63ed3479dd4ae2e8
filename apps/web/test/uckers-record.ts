// A game of Uckers with dice that can be checked, as it was kept: for tests of what is watched again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGame, type ReadGame } from '../src/replay/records/read-game.ts';

export const uckersRecord = readFileSync(join(import.meta.dirname, 'uckers-record.txt'), 'utf8');

export function uckersGame(): ReadGame {
  const read = readGame(uckersRecord);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.reason}`);
  return read.value;
}
