// Owns which commands a room has carried out, and whose they are: none is ever done twice, even a year later. All but
// the newest are sorted hashes, for a long log has thousands.
import type { PersonId } from '@ludo/room';

/** The sender of a command, above 0. */
export type AuthorTag = number;

/** For rows from before authors were stored. */
const NOBODY_KNOWS = 0;

/** Sorted by hash; the same index is the same command. */
export interface SortedIds {
  readonly hashes: Float64Array;
  readonly seqs: Uint32Array;
  readonly authors: Uint32Array;
}

export const noIds: SortedIds = {
  hashes: new Float64Array(0),
  seqs: new Uint32Array(0),
  authors: new Uint32Array(0),
};

interface Known {
  readonly seq: number;
  readonly author: AuthorTag;
}

interface Hashed extends Known {
  readonly hash: number;
}

/** FNV-1a is enough, and quick: a person's name is a digest already. */
export function authorTagOf(person: PersonId): AuthorTag {
  let tag = 0x811c9dc5;
  for (let at = 0; at < person.length; at++) tag = Math.imul(tag ^ person.charCodeAt(at), 0x01000193);
  return Math.max(1, tag >>> 0);
}

/**
 * 53 bits: of 20,000 commands two collide once in some hundred billion. Not cryptographic: a sender who makes hashes
 * collide loses only commands of their own. Two streams, mixed at the end as in MurmurHash3.
 */
function hashOfId(id: string): number {
  let [one, two] = [0x9747b28c, 0x41c6ce57];
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at);
    one = Math.imul(one ^ code, 0x85ebca77);
    two = Math.imul(two ^ code, 0xc2b2ae3d);
  }
  one = mixed(one ^ (two >>> 15));
  two = mixed(two ^ (one >>> 13));
  return (two >>> 11) * 2 ** 32 + (one >>> 0);
}

/** Each bit of the input flips half of those of the output. */
function mixed(bits: number): number {
  let mix = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

/** Unsorted commands at most, as a part of the sorted ones: one takes ten times the memory. */
const PART_UNSORTED = 1 / 16;
const LEAST_UNSORTED = 128;

export class CommandIds {
  /** Hashed one by one here, not 20,000 in one turn of the event loop. */
  readonly #recent = new Map<string, Hashed>();
  #sorted: SortedIds;

  constructor(sorted: SortedIds = noIds) {
    this.#sorted = sorted;
  }

  add(id: string, seq: number, author: AuthorTag | null): void {
    this.#recent.set(id, { seq, author: author ?? NOBODY_KNOWS, hash: hashOfId(id) });
  }

  seqOf(id: string, author: AuthorTag): number | undefined {
    const known = this.#known(id);
    return known !== undefined && isOf(known, author) ? known.seq : undefined;
  }

  /**
   * The number of the row that this person's command became; `others`: it is another person's identifier; undefined:
   * nobody's.
   */
  find(id: string, person: PersonId): number | 'others' | undefined {
    const known = this.#known(id);
    if (known === undefined) return undefined;
    return isOf(known, authorTagOf(person)) ? known.seq : 'others';
  }

  get isBulky(): boolean {
    return this.#recent.size > Math.max(LEAST_UNSORTED, this.#sorted.hashes.length * PART_UNSORTED);
  }

  sortUpTo(lastSeq: number): SortedIds {
    const added = new Map<number, Known>();
    for (const [id, known] of this.#recent) {
      // In the order of their rows.
      if (known.seq > lastSeq) break;
      added.set(known.hash, known);
      this.#recent.delete(id);
    }
    if (added.size > 0) this.#sorted = merged(this.#sorted, added);
    return this.#sorted;
  }

  #known(id: string): Known | undefined {
    return this.#recent.get(id) ?? this.#findSorted(id);
  }

  #findSorted(id: string): Known | undefined {
    const { hashes, seqs, authors } = this.#sorted;
    if (hashes.length === 0) return undefined;
    const wanted = hashOfId(id);
    const at = firstNotBelow(hashes, wanted);
    const [seq, author] = [seqs[at], authors[at]];
    if (hashes[at] !== wanted || seq === undefined || author === undefined) return undefined;
    return { seq, author };
  }
}

function isOf({ author }: Known, asking: AuthorTag): boolean {
  return author === NOBODY_KNOWS || author === asking;
}

function firstNotBelow(sorted: Float64Array, wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorting 20,000 objects by a number takes ten times as long as plain numbers. */
function merged(old: SortedIds, added: ReadonlyMap<number, Known>): SortedIds {
  const news = Float64Array.from(added.keys()).toSorted();
  const length = old.hashes.length + news.length;
  const [hashes, seqs] = [new Float64Array(length), new Uint32Array(length)];
  const authors = new Uint32Array(length);
  let from = 0;
  let next = 0;
  for (let to = 0; to < length; to++) {
    const hash = old.hashes[from];
    const other = news[next];
    if (other !== undefined && (hash === undefined || other < hash)) {
      const known = added.get(other);
      hashes[to] = other;
      seqs[to] = known?.seq ?? 0;
      authors[to] = known?.author ?? NOBODY_KNOWS;
      next += 1;
    } else {
      hashes[to] = hash ?? 0;
      seqs[to] = old.seqs[from] ?? 0;
      authors[to] = old.authors[from] ?? NOBODY_KNOWS;
      from += 1;
    }
  }
  return { hashes, seqs, authors };
}
