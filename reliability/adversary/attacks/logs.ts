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

/** As many questions as each connection may send, of parts that are short and so cost little. */
const queued = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    const [room = ''] = ground.cold;
    const joined = await wire?.ask('join', joinOf(room));
    if (wire === null || joined?.['ok'] !== true) return ground.rest(500);
    ground.note('let in');
    wire.onText = (text) => ground.note(text.includes('too-many') ? 'refused' : 'told');
    while (wire.isOpen && ground.left > 0) {
      for (let count = 0; count < 3; count += 1) {
        wire.say(`42${ground.chance.between(1, 1e6)}${JSON.stringify(['log', { room, after: 19_999 }])}`);
        ground.note('asked');
      }
      await ground.rest(100);
    }
  });

/** Whole parts, none of which is read. */
const deaf = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const wire = await Wire.enter(ground, nth % addresses);
    const room = ground.chance.pick(ground.cold);
    const joined = await wire?.ask('join', joinOf(room));
    if (wire === null || joined?.['ok'] !== true) return ground.rest(500);
    ground.note('let in');
    wire.deafen();
    for (let after = 0; wire.isOpen && ground.left > 0; after = (after + 1000) % 20_000) {
      wire.say(`421${JSON.stringify(['log', { room, after }])}`);
      ground.note('asked');
      await ground.rest(300);
    }
  });

export const logs: readonly Attack[] = [
  {
    name: 'logs-together',
    does: 'the whole log of a long table, asked for from 32 addresses in the same moment, again and again',
    addresses: 32,
    steps: 0,
    cold: 1,
    run: together(32, 4),
  },
  {
    name: 'logs-queued',
    does: 'the last row of a long table, asked for from 32 addresses as often as they may',
    addresses: 32,
    steps: 0,
    cold: 1,
    run: queued(32, 28),
  },
  {
    name: 'logs-deaf',
    does: 'all parts of the logs of four long tables, asked for from 32 addresses on websockets that read nothing',
    addresses: 32,
    steps: 0,
    cold: 4,
    run: deaf(32, 16),
  },
];
