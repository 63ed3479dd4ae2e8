/**
 * The chains of this device for the dice of one table: their seeds stay here, and values leave with the throws to which
 * they belong. All pages of a browser share them.
 */
import { makeChain, VALUE_BYTES, type Chain } from '@ludo/fairness';
import type { PersonId } from '@ludo/room';

interface StoredSeed {
  /** In hexadecimal. */
  readonly seed: string;
  readonly person: PersonId;
  readonly tip: string;
}

/** Two pages may publish at once, and a chain goes on until the next one counts. */
const MOST = 4;

export interface OwnChains {
  /** Makes and stores a chain of this person; returns its tip. */
  readonly make: (person: PersonId) => string;
  readonly has: (person: PersonId, tip: string) => boolean;
  /** Null: this device does not have that chain, or it has no such value. */
  readonly value: (person: PersonId, tip: string, nth: number) => string | null;
}

/** Where the seeds are kept, as text. */
interface SeedStore {
  readonly read: () => unknown;
  readonly write: (seeds: string) => void;
}

export function ownChains(room: string, seeds: SeedStore): OwnChains {
  const made = new Map<string, Chain>();

  const stored = (): readonly StoredSeed[] => {
    const list = seeds.read();
    return Array.isArray(list) ? list.filter(isStoredSeed) : [];
  };

  const chainOf = (person: PersonId, tip: string): Chain | null => {
    const known = made.get(tip);
    if (known !== undefined) return known;
    const found = stored().find((each) => each.person === person && each.tip === tip);
    if (found === undefined) return null;
    const chain = makeChain({ room, owner: person }, bytesOf(found.seed));
    // Of another person, or damaged.
    if (chain.tip !== tip) return null;
    made.set(tip, chain);
    return chain;
  };

  return {
    make: (person) => {
      const seed = crypto.getRandomValues(new Uint8Array(VALUE_BYTES));
      const chain = makeChain({ room, owner: person }, seed);
      made.set(chain.tip, chain);
      const mine = stored().filter((each) => each.person === person);
      seeds.write(JSON.stringify([...mine, { seed: textOf(seed), person, tip: chain.tip }].slice(-MOST)));
      return chain.tip;
    },
    has: (person, tip) => chainOf(person, tip) !== null,
    value: (person, tip, nth) => chainOf(person, tip)?.value(nth) ?? null,
  };
}

function isStoredSeed(value: unknown): value is StoredSeed {
  const { seed, person, tip } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof person === 'string' && typeof tip === 'string' && /^[0-9a-f]{32}$/.test(String(seed));
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, nth) =>
    Number.parseInt(text.slice(2 * nth, 2 * nth + 2), 16),
  );
}
