// Owns what a wrong clock does: nobody attacks here but the machine itself. The server sweeps every second and a half.
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Milliseconds in which there are two sweeps. */
const SWEEPS = 3500;

const jump = (ahead: number) => async (ground: Ground) => {
  ground.moveClock(ahead);
  ground.note('jumps');
  await new Promise((resolve) => setTimeout(resolve, SWEEPS));
  ground.moveClock(0);
  await ground.stay();
};

export const clocks: readonly Attack[] = [
  {
    name: 'clock-forward',
    does: 'the clock is 400 days ahead for a sweep, and right again, in mid-game',
    addresses: 0,
    steps: 1,
    run: jump(400 * DAY),
  },
  {
    name: 'clock-back',
    does: 'the clock is an hour behind in mid-game, and right again',
    addresses: 0,
    steps: 1,
    run: jump(-HOUR),
  },
  {
    name: 'clock-1970',
    does: 'the clock is in 1970 in mid-game, and right again',
    addresses: 0,
    steps: 1,
    run: jump(-Date.now()),
  },
  {
    name: 'clock-mad',
    does: 'the clock jumps to and fro by days and hours, ten times a second',
    addresses: 0,
    steps: 20,
    async run(ground) {
      while (ground.goesOn()) {
        ground.moveClock(ground.chance.between(-2 * DAY, 2 * DAY));
        ground.note('jumps');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      ground.moveClock(0);
    },
  },
];
