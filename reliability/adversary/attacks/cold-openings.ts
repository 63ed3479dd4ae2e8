// Owns attacks by asking for long rooms that are not in memory and have no snapshot, as all are once a version comes that reads
// no older ones. Nobody
// can tell such rooms from honest ones: the attackers may have played in them. Somebody honest comes back right after each breath.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf } from '../talk.ts';
import { Wire } from '../wire.ts';

const ADDRESSES = 32;
/** Milliseconds from the attackers' questions to the honest one, and from one breath to the next. */
const AFTER = 5;
const PAUSE = 500;
/** Milliseconds for the honest answer; three of the longest rooms alone take longer. */
const HONEST = 250;
const HONEST_LONGEST = 1000;
const SLOWEST = 'slowest honest answer in ms';

async function openings(ground: Ground): Promise<void> {
  const cold = [...ground.cold];
  const crew = await Promise.all(Array.from({ length: ADDRESSES }, (_, nth) => Wire.enter(ground, nth)));
  let homes = 0;
  while (ground.goesOn() && cold.length > ADDRESSES) {
    const asked = crew.map(async (wire) => {
      const answer = await wire?.ask('join', joinOf(cold.pop() ?? ''));
      ground.note(answer?.['ok'] === true ? 'opened' : 'refused');
    });
    await ground.rest(AFTER);
    // Each from an address of their own.
    const honest = await Wire.enter(ground, ADDRESSES + homes++);
    const begun = performance.now();
    const answer = await honest?.ask('join', joinOf(cold.shift() ?? ''));
    const wait = Math.round(performance.now() - begun);
    ground.note(answer?.['ok'] === true ? 'came home' : 'did not come home');
    ground.tally[SLOWEST] = Math.max(ground.tally[SLOWEST] ?? 0, wait);
    honest?.end();
    await Promise.all(asked);
    await ground.rest(PAUSE);
  }
  for (const wire of crew) wire?.end();
}

const limits =
  (slowest: number): NonNullable<Attack['limits']> =>
  (tally) => [
    [SLOWEST, tally[SLOWEST] ?? 0, slowest],
    ['did not come home', tally['did not come home'] ?? 0, 0],
  ];

export const coldOpenings: readonly Attack[] = [
  {
    name: 'cold-openings',
    does: '32 addresses each ask for a room of 2,500 rows that is not in memory, in one breath, again and again',
    addresses: ADDRESSES,
    steps: 0,
    cold: 330,
    coldRows: 2500,
    run: openings,
    limits: limits(HONEST),
  },
  {
    name: 'cold-openings-longest',
    does: 'the same with rooms of 20,000 rows',
    addresses: ADDRESSES,
    steps: 0,
    cold: 70,
    run: openings,
    limits: limits(HONEST_LONGEST),
  },
];
