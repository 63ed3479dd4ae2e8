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
  /** The value that was sent last. */
  readonly told?: ToldValue;
  /** A value was asked for twice, for different throws: the server may know it. */
  readonly isKnown?: true;
}

/** Which value, and all that is fixed for the throw to which it belongs: the result before it, and the tips. */
interface ToldValue {
  readonly nth: number;
  readonly fixed: readonly string[];
}

/** Two pages may publish at once, and a chain goes on until the next one counts. */
const MOST = 4;

export interface OwnChains {
  /** Makes and stores a chain of this person; returns its tip. */
  readonly make: (person: PersonId) => string;
  readonly has: (person: PersonId, tip: string) => boolean;
  /**
   * To be sent, for a throw for which that much is fixed. Null: this device does not have that chain, or it has no such value,
   * or a later one was sent, or the same for another throw. Then this page was shown two logs, and the chain is given up;
   * `isAside`: not because of a later one.
   */
  readonly value: (person: PersonId, tip: string, told: ToldValue, isAside?: boolean) => string | null;
  /** The value by itself, of a device that throws alone and shows it to nobody before. */
  readonly own: (person: PersonId, tip: string, nth: number) => string | null;
}

/** Where the seeds are kept, as text. */
interface SeedStore {
  readonly read: () => unknown;
  readonly write: (seeds: string) => void;
}

export function ownChains(room: string, seeds: SeedStore): OwnChains {
  const made = new Map<string, Chain>();
  /** By tip, as in the storage, which may be absent. */
  const last = new Map<string, ToldValue>();
  /** Tips of chains that are given up. */
  const givenUp = new Set<string>();

  const stored = (): readonly StoredSeed[] => {
    const list = seeds.read();
    return Array.isArray(list) ? list.filter(isStoredSeed) : [];
  };

  const storedAs = (tip: string): StoredSeed | undefined => stored().find((each) => each.tip === tip);

  const note = (tip: string, news: Pick<StoredSeed, 'told'> | Pick<StoredSeed, 'isKnown'>): void => {
    const list = stored().map((each) => (each.tip === tip ? { ...each, ...news } : each));
    seeds.write(JSON.stringify(list));
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
    has: (person, tip) =>
      chainOf(person, tip) !== null && !givenUp.has(tip) && storedAs(tip)?.isKnown !== true,
    own: (person, tip, nth) => chainOf(person, tip)?.value(nth) ?? null,
    value: (person, tip, told, isAside = false) => {
      const value = chainOf(person, tip)?.value(told.nth) ?? null;
      if (value === null || givenUp.has(tip) || storedAs(tip)?.isKnown === true) return null;
      const before = storedAs(tip)?.told ?? last.get(tip);
      if (before === undefined || told.nth > before.nth) {
        last.set(tip, told);
        note(tip, { told });
        return value;
      }
      // With what was fixed then, or less, as people leave.
      const isSame = told.nth === before.nth && told.fixed.every((each) => before.fixed.includes(each));
      if (isSame) return value;
      if (told.nth === before.nth || !isAside) {
        givenUp.add(tip);
        note(tip, { isKnown: true });
      }
      return null;
    },
  };
}

function isStoredSeed(value: unknown): value is StoredSeed {
  const { seed, person, tip, told } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isSeed = typeof person === 'string' && typeof tip === 'string' && /^[0-9a-f]{32}$/.test(String(seed));
  return isSeed && (told === undefined || isToldValue(told));
}

function isToldValue(value: unknown): value is ToldValue {
  const { nth, fixed } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof nth === 'number' && Array.isArray(fixed);
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, nth) =>
    Number.parseInt(text.slice(2 * nth, 2 * nth + 2), 16),
  );
}
