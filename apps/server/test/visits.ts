// Owns the servers and guests that a test opens; after the test everybody leaves and every house is closed.
import { afterEach } from 'vitest';
import { Guest } from './guest.ts';
import { openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export interface Visits {
  /** A real server on a free port. */
  readonly server: (...args: Parameters<typeof openServer>) => Promise<TestServer>;
  /** Connects to the server at this address; without a token as a new person. */
  readonly guest: (...args: ConstructorParameters<typeof Guest>) => Guest;
}

/** Must be called once in each test file. */
export function visits(): Visits {
  const servers: TestServer[] = [];
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) guest.leave();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return {
    async server(...args) {
      const opened = await openServer(...args);
      servers.push(opened);
      return opened;
    },
    guest(...args) {
      const came = new Guest(...args);
      guests.push(came);
      return came;
    },
  };
}
