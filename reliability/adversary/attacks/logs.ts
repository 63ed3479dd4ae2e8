// Owns attacks by asking for the whole logs of long tables, which pages do to check all dice.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf } from '../talk.ts';
import { Wire } from '../wire.ts';

/** Milliseconds. */
const PAUSE = 3000;

/** From each address some connections at a long table, all of which ask for its whole log in the same moment. */
const together = (addresses: number, each: number) => async (ground: Ground) => {
  const wires: Wire[] = [];
  for (let nth = 0; nth < addresses * each; nth += 1) {
    const wire = await Wire.enter(ground, nth % addresses);
    const room = ground.cold[nth % ground.cold.length] ?? '';
    const joined = await wire?.ask('join', joinOf(room));
    if (wire !== null && joined?.['ok'] === true) wires.push(wire);
  }
  ground.note('let in', wires.length);
  while (ground.goesOn()) {
    ground.note('breaths');
    const asked = wires.map(async (wire, nth) => {
      const room = ground.cold[nth % ground.cold.length] ?? '';
      const answer = await wire.ask('log', { room, after: 0 });
      ground.note(answer?.['ok'] === true ? 'parts told' : 'parts refused');
    });
    await Promise.all(asked);
    await ground.rest(PAUSE);
  }
  for (const wire of wires) wire.end();
};

export const logs: readonly Attack[] = [
  {
    name: 'logs-together',
    does: 'the whole log of a long table, asked for from 32 addresses in the same moment, again and again',
    addresses: 32,
    steps: 0,
    cold: 1,
    run: together(32, 4),
  },
];
