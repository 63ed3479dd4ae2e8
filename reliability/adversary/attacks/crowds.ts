// Owns attacks by crowds: reading long logs again and again, and leaving no place for players.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, noRoom } from '../talk.ts';
import { Wire } from '../wire.ts';

/** A second. */
const READS = 10;
const WATCHERS = 2250;
const PER_ADDRESS = 450;
const HOLDERS = 12;
const ALL = HOLDERS * 490;

/** Empty again, the room must be read the next time. */
async function visit(ground: Ground, wire: Wire, room: string): Promise<void> {
  await wire.ask('join', joinOf(room));
  await wire.ask('leave', { room });
  ground.note('visits');
}

function coldly(readers: number): (ground: Ground) => Promise<void> {
  return async (ground) => {
    let next = 0;
    await Promise.all(
      Array.from({ length: readers }, async (_, nth) => {
        let wire: Wire | null = null;
        while (ground.goesOn()) {
          if (wire === null || !wire.isOpen) wire = await Wire.enter(ground, nth);
          const room = ground.cold[next++ % ground.cold.length] ?? '';
          await Promise.all([
            wire === null ? null : visit(ground, wire, room),
            ground.rest((1000 * readers) / READS),
          ]);
        }
        wire?.end();
      }),
    );
  };
}

async function fill(ground: Ground): Promise<void> {
  const inside: Wire[] = [];
  let nth = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (nth < WATCHERS && ground.goesOn()) {
        const wire = await Wire.enter(ground, Math.floor(nth++ / PER_ADDRESS));
        const joined = await wire?.ask('join', joinOf(ground.known));
        if (wire === null || joined?.['ok'] !== true) {
          ground.note('not let in');
          wire?.end();
          continue;
        }
        ground.note('let in');
        inside.push(wire);
      }
    }),
  );
  while (ground.goesOn()) {
    const wire = await Wire.enter(ground, PER_ADDRESS % 5);
    const joined = await wire?.ask('join', joinOf(ground.known));
    ground.note(joined?.['ok'] === true ? 'let in' : 'not let in');
    if (joined?.['ok'] !== true) wire?.end();
    await ground.rest(5);
  }
}

/** As many addresses as a small server has places for, each with all that it may have; whoever is cut comes again. */
async function takeAll(ground: Ground): Promise<void> {
  let nth = 0;
  await ground.crew(ALL, async () => {
    const wire = await Wire.enter(ground, nth++ % HOLDERS);
    ground.note(wire === null ? 'not let in' : 'let in');
    while (wire?.isOpen === true && ground.goesOn()) await ground.rest(500);
    wire?.end();
    await ground.rest(500);
  });
}

export const crowds: readonly Attack[] = [
  {
    name: 'cold-room',
    does: 'joins and leaves one room of 20,000 rows, ten times a second',
    addresses: 1,
    steps: 0,
    cold: 1,
    pulse: 50,
    run: coldly(1),
  },
  {
    name: 'cold-rooms',
    does: 'joins and leaves 20 rooms of 20,000 rows, ten times a second in all',
    addresses: 4,
    steps: 0,
    cold: 20,
    pulse: 50,
    run: coldly(4),
  },
  {
    name: 'full-room',
    does: 'fills the room of honest people with watchers, so that who drops out cannot come back',
    addresses: 5,
    steps: 0,
    least: 40_000,
    run: fill,
  },
  {
    name: 'all-connections',
    does: 'holds all connections that there may be, from twelve addresses, so that nobody else comes in',
    addresses: HOLDERS,
    steps: 0,
    least: 30_000,
    run: takeAll,
  },
  {
    name: 'no-rooms',
    does: 'joins rooms that there are not, as fast as the limits let eight addresses',
    addresses: 8,
    steps: 0,
    async run(ground) {
      await ground.crew(16, async (nth) => {
        const wire = await Wire.enter(ground, nth % 8);
        while (wire !== null && wire.isOpen && ground.goesOn()) {
          const answer = await wire.ask('join', joinOf(noRoom()));
          ground.note('asked');
          await ground.rest((answer?.['refusal'] as { retryAfter?: number } | undefined)?.retryAfter ?? 0);
        }
        wire?.end();
      });
    },
  },
];
