// Owns pages with tags in their heads, which are known only when they are asked for, compressed and remembered.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface File {
  readonly bytes: Buffer;
  /** Computed once: it takes as long as all the rest of a request. */
  readonly etag: string;
}

type Coding = 'br' | 'gzip';

/** Compressing a page takes some tenths of a millisecond. */
const compress: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => gzipSync(bytes),
};

/** Some five megabytes. */
const MOST_REMEMBERED = 500;
const HEAD_ENDS = '</head>';

export interface Tags {
  readonly printed: string;
  /** What the address says, which anybody writes: they are neither compressed nor remembered. */
  readonly areOfAddress?: boolean;
}

interface TaggedPage {
  readonly coding: Coding | null;
  readonly file: File;
}

/** `coding`: what is taken. Null: the page has no head for tags. */
type TagPage = (page: File, tags: Tags, coding: Coding | null) => TaggedPage | null;

export function createTaggedPages(): TagPage {
  /** The longest unused first. */
  const known = new Map<string, File>();

  function made({ bytes: page }: File, tags: string, coding: Coding | null): File | null {
    const at = page.indexOf(HEAD_ENDS);
    if (at < 0) return null;
    const plain = Buffer.concat([page.subarray(0, at), Buffer.from(`  ${tags}\n  `), page.subarray(at)]);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const bytes = coding === null ? plain : compress[coding](plain);
    return { bytes, etag: `"${hash}${coding === null ? '' : `-${coding}`}"` };
  }

  function remembered(page: File, tags: string, coding: Coding | null): File | null {
    const key = `${coding ?? ''} ${page.etag} ${tags}`;
    const found = known.get(key) ?? made(page, tags, coding);
    if (found === null) return null;
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    return found;
  }

  return (page, { printed, areOfAddress = false }, taken) => {
    const coding = areOfAddress ? null : taken;
    const file = areOfAddress ? made(page, printed, null) : remembered(page, printed, coding);
    return file === null ? null : { coding, file };
  };
}
