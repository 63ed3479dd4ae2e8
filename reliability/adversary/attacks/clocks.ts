// Owns attacks by the machine's own clock. After each jump the server sweeps.
import type { Attack } from '../attack.ts';
import type { Ground, Tally } from '../ground.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Milliseconds of play by a wrong clock. */
const PLAYED = 2000;

/** Without a jump the attack has not taken place. */
const limits = ({ jumps = 0 }: Tally): readonly (readonly [string, number, number])[] => [
  ['jumps that no sweep followed', jumps > 0 ? 0 : 1, 0],
];

async function thereAndBack(ground: Ground, ahead: number): Promise<void> {
  await ground.moveClock(ahead);
  await ground.rest(PLAYED);
  await ground.moveClock(0);
  await ground.stay();
}

export const clocks: readonly Attack[] = [
  {
    name: 'clock-forward',
    does: 'the clock is 400 days ahead for one sweep, and right again, in mid-game',
    addresses: 0,
    steps: 1,
    bots: 'play',
    limits,
    run: (ground) => thereAndBack(ground, 400 * DAY),
  },
  {
    name: 'clock-back',
    does: 'the clock is set back by an hour in mid-game, and stays there',
    addresses: 0,
    steps: 1,
    bots: 'play',
    limits,
    async run(ground) {
      await ground.moveClock(-HOUR);
      await ground.stay();
    },
  },
  {
    name: 'clock-1970',
    does: 'the clock is in 1970 in mid-game, and right again',
    addresses: 0,
    steps: 0,
    bots: 'play',
    limits,
    run: (ground) => thereAndBack(ground, -Date.now()),
  },
  {
    name: 'clock-mad',
    does: 'the clock jumps to and fro by days, ten times a second, and is right again',
    addresses: 0,
    steps: 0,
    bots: 'play',
    limits,
    async run(ground) {
      while (ground.goesOn()) {
        await ground.moveClock(ground.chance.between(-2 * DAY, 2 * DAY));
        await ground.rest(100);
      }
      await ground.moveClock(0);
    },
  },
];
