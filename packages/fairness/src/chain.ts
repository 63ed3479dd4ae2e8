// Owns hash chains: a chain is made from a secret seed, its tip is published, and its values are told backwards. Whoever
// knows the tip recognises a value; nobody finds the next one from those that were told.
import { parseInto, printBytes, printFirst } from './base64url.ts';
import { portableHash, type Hash } from './hash.ts';

/** Values of one chain. */
export const CHAIN_LENGTH = 512;
/** Bytes of a seed, a value and a tip. */
export const VALUE_BYTES = 16;
/** Characters of a value and a tip, in base64url. */
export const VALUE_LENGTH = 22;
/** The server's chain has this owner; a person's has the person's public name. */
export const SERVER = 'server';

const LABEL = 'ludo-chain-1';
/** Values that are worked out at once. */
const PART = 32;
/** A value that is only looked at. */
const looked = new Uint8Array(VALUE_BYTES);

/** So that no chain fits another room or another owner. */
interface ChainName {
  readonly room: string;
  readonly owner: string;
}

export interface Chain {
  /** In base64url, as are the values. */
  readonly tip: string;
  /** The `nth` to be told, from 1 to CHAIN_LENGTH; null beyond. */
  value(nth: number): string | null;
}

/** The value one step nearer to the tip than `value`, which is `place` steps from the seed. */
export function following(
  { room, owner }: ChainName,
  place: number,
  value: string,
  hash: Hash = portableHash,
): string {
  const text = `${LABEL}\n${room}\n${owner}\n${place}\n${value}`;
  return printFirst(VALUE_BYTES, hash.of(text));
}

/**
 * `seed`: VALUE_BYTES secret random bytes. Takes CHAIN_LENGTH hashes, a value of it at most PART. The chain remembers one
 * value a part, and the part that was asked for last.
 */
export function makeChain(name: ChainName, seed: Uint8Array, hash: Hash = portableHash): Chain {
  if (seed.length !== VALUE_BYTES) throw new Error(`a seed has ${VALUE_BYTES} bytes, not ${seed.length}`);
  const firsts: string[] = [];
  let value = printBytes(seed);
  for (let place = 0; place < CHAIN_LENGTH; place++) {
    if (place % PART === 0) firsts.push(value);
    value = following(name, place, value, hash);
  }
  const tip = value;
  let worked: { readonly part: number; readonly values: readonly string[] } | null = null;

  const partOf = (part: number): readonly string[] => {
    if (worked?.part === part) return worked.values;
    const values = [firsts[part] ?? ''];
    for (let place = part * PART; values.length < PART; place++)
      values.push(following(name, place, values.at(-1) ?? '', hash));
    worked = { part, values };
    return values;
  };

  return {
    tip,
    value(nth) {
      const place = CHAIN_LENGTH - nth;
      if (!Number.isInteger(nth) || nth < 1 || place < 0) return null;
      return partOf(Math.floor(place / PART))[place % PART] ?? null;
    },
  };
}

/** What was told of a chain so far: its `nth` value, and at first the tip as the value 0. */
interface Told {
  readonly nth: number;
  readonly value: string;
}

/** Whether `later` can only come from the chain of which `earlier` was told. Costs a hash for each value between them. */
export function isFrom(name: ChainName, later: Told, earlier: Told, hash: Hash = portableHash): boolean {
  if (later.nth <= earlier.nth || later.nth > CHAIN_LENGTH || parseInto(looked, later.value) !== VALUE_BYTES)
    return false;
  let { value } = later;
  for (let nth = later.nth; nth > earlier.nth; nth--)
    value = following(name, CHAIN_LENGTH - nth, value, hash);
  return value === earlier.value;
}
