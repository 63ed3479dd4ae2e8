// Owns which commands a room has carried out, and whose they were: one that is sent again is never done again, be it a
// year later. There are thousands in a long log, so all but the newest are kept as numbers: a hash of each, sorted.
import type { PersonId } from '@ludo/room';

/** Whose a command was, as a number: what is kept of a person beside each row. Never 0. */
export type AuthorTag = number;

/** Of rows that were written before anybody kept whose they were. */
const NOBODY_KNOWS = 0;

/** Sorted by hash; one place is one command in all three. */
export interface PackedIds {
  readonly hashes: Float64Array;
  readonly seqs: Uint32Array;
  readonly authors: Uint32Array;
}

export const noIds: PackedIds = {
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

/** FNV-1a: the name of a person is a digest already, and this is asked with every command. */
export function authorTagOf(person: PersonId): AuthorTag {
  let tag = 0x811c9dc5;
  for (let at = 0; at < person.length; at++) tag = Math.imul(tag ^ person.charCodeAt(at), 0x01000193);
  return Math.max(1, tag >>> 0);
}

/**
 * 53 bits: of 20,000 commands, one in some hundred billion is taken for an older one. Whoever chooses identifiers so that
 * two have one hash loses commands of his own, so it need not withstand that; it is worked out with every command.
 * Two streams of multiplications, mixed at the end as in MurmurHash3.
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

/** Each bit that goes in turns half of those that come out. */
function mixed(bits: number): number {
  let mix = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

export class CommandIds {
  /** With their hashes: to be had here one by one, and not of 20,000 in one turn of the event loop. */
  readonly #recent = new Map<string, Hashed>();
  #packed: PackedIds;

  constructor(packed: PackedIds = noIds) {
    this.#packed = packed;
  }

  /** `author`: null where nobody knows. */
  add(id: string, seq: number, author: AuthorTag | null): void {
    this.#recent.set(id, { seq, author: author ?? NOBODY_KNOWS, hash: hashOfId(id) });
  }

  /** The row that this author's command became. */
  seqOf(id: string, author: AuthorTag): number | undefined {
    const known = this.#known(id);
    return known !== undefined && isOf(known, author) ? known.seq : undefined;
  }

  /** The row that this person's command became; `others`: another person used the identifier; undefined: nobody did. */
  find(id: string, person: PersonId): number | 'others' | undefined {
    const known = this.#known(id);
    if (known === undefined) return undefined;
    return isOf(known, authorTagOf(person)) ? known.seq : 'others';
  }

  /** Packs those of the rows up to this one, and gives all that are packed. */
  pack(lastSeq: number): PackedIds {
    const added = new Map<number, Known>();
    for (const [id, known] of this.#recent) {
      if (known.seq > lastSeq) continue;
      added.set(known.hash, known);
      this.#recent.delete(id);
    }
    if (added.size > 0) this.#packed = merged(this.#packed, added);
    return this.#packed;
  }

  #known(id: string): Known | undefined {
    return this.#recent.get(id) ?? this.#findPacked(id);
  }

  #findPacked(id: string): Known | undefined {
    const { hashes, seqs, authors } = this.#packed;
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

/** Numbers are sorted by themselves: of 20,000 things with a number each it takes ten times as long. */
function merged(old: PackedIds, added: ReadonlyMap<number, Known>): PackedIds {
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
