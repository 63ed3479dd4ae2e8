// For tests: tables whose rows wait at a gate before they are written, and what is told meanwhile.
import { afterEach } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { noFeed } from '../src/feed/feed.ts';
import type { Feed } from '../src/feed/feed.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import { visits } from './visits.ts';
import type { Visits } from './visits.ts';

/** Appends of the first process wait at the gate; another process writes past it. */
interface Gated {
  readonly store: EventStore;
  readonly past: EventStore;
  shut(): void;
  open(): void;
  fails: boolean;
}

interface TwoPlayers {
  readonly gated: Gated;
  readonly url: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly room: string;
}

interface Gates extends Visits {
  readonly gatedStore: () => Gated;
  /** Ada is to throw these faces first. */
  readonly twoPlayers: (
    faces?: readonly number[],
    limits?: Partial<Limits>,
    feed?: Feed,
  ) => Promise<TwoPlayers>;
}

/** Must be called once in each test file. */
export function atGates(): Gates {
  const { server, guest } = visits();
  const gates: Gated[] = [];
  // Before the servers close, which waits for what is on its way.
  afterEach(() => {
    for (const gate of gates.splice(0)) gate.open();
  });

  function gatedStore(): Gated {
    const inner = openMemoryStore();
    const past: EventStore = { ...inner, close: () => Promise.resolve() };
    let gate = Promise.resolve();
    let open = (): void => undefined;
    const gated: Gated = {
      past,
      store: {
        ...past,
        async append(rows) {
          await gate;
          if (gated.fails) return { ok: false, error: { code: 'failed', reason: 'disk full' } };
          return inner.append(rows);
        },
      },
      shut() {
        gate = new Promise((resolve) => (open = resolve));
      },
      open: () => open(),
      fails: false,
    };
    gates.push(gated);
    return gated;
  }

  async function twoPlayers(
    faces: readonly number[] = [],
    limits: Partial<Limits> = {},
    feed: Feed = noFeed,
  ): Promise<TwoPlayers> {
    const gated = gatedStore();
    const { now } = new HandClock();
    const dice = scriptedDice([6, 1, ...faces], 7);
    const place = await server({ store: gated.store, dice, now, feed, limits: { ...noLimits, ...limits } });
    const [ada, bob] = [guest(place.url), guest(place.url)];
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await bob.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await bob.must({ do: 'sit', player: 2, name: 'Bob' });
    await ada.must({ do: 'start' });
    return { gated, url: place.url, ada, bob, room };
  }

  return { server, guest, gatedStore, twoPlayers };
}

/** The server has taken all that was sent before. */
export const taken = (who: Guest): Promise<unknown> => who.say('leave-nothing');

/** As they come. */
export function answersOf(asked: readonly Promise<unknown>[]): readonly unknown[] {
  const answers: unknown[] = [];
  for (const each of asked) void each.then((answer) => answers.push(answer));
  return answers;
}
