// Owns the houses and guests that a test opens; after the test everybody leaves and every house is closed.
import { afterEach } from 'vitest';
import { Guest, openHouse } from './table.ts';
import type { House } from './table.ts';

export interface Visits {
  /** A real server on a free port. */
  readonly house: (...args: Parameters<typeof openHouse>) => Promise<House>;
  /** Connects to the house at this address; without a token as a new person. */
  readonly guest: (...args: ConstructorParameters<typeof Guest>) => Guest;
}

/** Must be called once in each test file. */
export function visits(): Visits {
  const houses: House[] = [];
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) guest.leave();
    await Promise.all(houses.splice(0).map((house) => house.close()));
  });
  return {
    async house(...args) {
      const opened = await openHouse(...args);
      houses.push(opened);
      return opened;
    },
    guest(...args) {
      const came = new Guest(...args);
      guests.push(came);
      return came;
    },
  };
}
