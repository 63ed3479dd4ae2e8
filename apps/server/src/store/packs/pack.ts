// Owns the form of a pack: rows of a room that follow one another, compressed. What is read from it is what was put in, to the
// byte, or nothing. Packs of every form are read for ever.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import { leavingValuesOut, puttingValuesIn, withoutMarks } from './chain-values.ts';
import type { ChainEnd } from './chain-values.ts';
import { atOnce, inTurns } from './steps.ts';

/** A row as stores have it. */
export interface RowLine {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  /** JSON. */
  readonly body: string;
  readonly author: number | null;
}

export interface Pack {
  /** Numbers of rows. */
  readonly first: number;
  readonly last: number;
  /** Of what `body` is. */
  readonly form: number;
  readonly body: Uint8Array;
}

export const FORM = 1;
/** Rows of a pack. Of twice as many each would take a twentieth less, and to read the last ones twice as long. */
export const MOST_ROWS = 512;

/** Of all bytes after it. */
const DIGEST = 32;
/** In a tenth of the time of the best, and a twentieth longer. */
const QUALITY = 6;
/** A damaged pack must not take all memory. */
const WITHIN = { maxOutputLength: 64_000_000 };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Before the bodies, which have a line each. Names are short because packs are. */
interface Head {
  /** Milliseconds: since 1970, and then since the row before. */
  readonly at: readonly number[];
  /** All one after the other; and how long each is, -1: there is none. */
  readonly ids: string;
  readonly lengths: readonly number[];
  readonly authors: readonly (number | null)[];
  /** For each row, which of them. */
  readonly by: readonly number[];
  /** Of the chains of which these rows, and those before, have told. */
  readonly ends: readonly ChainEnd[];
}

interface Content {
  readonly head: Head;
  readonly bodies: readonly string[];
}

/** `before`: the pack of the rows before these. Throws if they cannot be packed. */
export async function packOf(room: string, rows: readonly RowLine[], before: Pack | null): Promise<Pack> {
  const ends = before === null ? [] : (await contentOf(before)).head.ends;
  const { head, bodies } = await inTurns(contentFor(room, rows, ends));
  const body = await compress([JSON.stringify(head), ...bodies].join('\n'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const [first = 1, last = 0] = [rows[0]?.seq, rows.at(-1)?.seq];
  const pack = { first, last, form: FORM, body: Buffer.concat([hash('sha256', body, 'buffer'), body]) };
  // The rows will be gone.
  const read = await rowsIn(room, pack);
  if (!rows.every((row, nth) => isSame(row, read[nth]))) throw new Error('the rows cannot be packed');
  return pack;
}

/** Throws if the pack is damaged. */
export async function rowsIn(room: string, pack: Pack): Promise<readonly RowLine[]> {
  return await inTurns(rowsOf(room, pack, await contentOf(pack)));
}

/** Likewise, while everybody waits. */
export function rowsInAtOnce(room: string, pack: Pack): readonly RowLine[] {
  const text = brotliDecompressSync(compressedIn(pack), WITHIN).toString();
  return atOnce(rowsOf(room, pack, parseContent(pack, text)));
}

/** Without the values of chains, for which the name of the room is not needed. */
export async function bodiesIn(pack: Pack): Promise<readonly string[]> {
  return (await contentOf(pack)).bodies.map(withoutMarks);
}

function* contentFor(
  room: string,
  rows: readonly RowLine[],
  before: readonly ChainEnd[],
): Generator<void, Content, undefined> {
  if (rows.length === 0 || rows.length > MOST_ROWS) throw new Error(`${rows.length} rows are no pack`);
  // A mark and the end of a line are no text of a body, as JSON is printed.
  if (rows.some(({ body }) => hasControls(body)))
    throw new Error('a row has characters that packs cannot have');
  const authors = [...new Set(rows.map(({ author }) => author))];
  const { bodies, ends } = yield* leavingValuesOut(
    room,
    rows.map(({ body }) => body),
    before,
  );
  const head = {
    at: rows.map(({ at }, nth) => at - (rows[nth - 1]?.at ?? 0)),
    ids: rows.map(({ command }) => command ?? '').join(''),
    lengths: rows.map(({ command }) => command?.length ?? -1),
    authors,
    by: rows.map(({ author }) => authors.indexOf(author)),
    ends,
  };
  return { head, bodies };
}

function* rowsOf(
  room: string,
  { first }: Pack,
  { head, bodies: marked }: Content,
): Generator<void, readonly RowLine[], undefined> {
  const bodies = yield* puttingValuesIn(room, { bodies: marked, ends: head.ends });
  let [at, from] = [0, 0];
  return bodies.map((body, nth) => {
    const length = head.lengths[nth] ?? -1;
    const command = length < 0 ? null : head.ids.slice(from, from + length);
    from += Math.max(0, length);
    at += head.at[nth] ?? 0;
    return { seq: first + nth, at, command, body, author: head.authors[head.by[nth] ?? -1] ?? null };
  });
}

async function contentOf(pack: Pack): Promise<Content> {
  return parseContent(pack, (await decompress(compressedIn(pack), WITHIN)).toString());
}

function compressedIn({ form, body }: Pack): Uint8Array {
  if (form !== FORM) throw new Error(`a pack of form ${form}, which this program does not know`);
  const compressed = body.subarray(DIGEST);
  if (!hash('sha256', compressed, 'buffer').equals(body.subarray(0, DIGEST)))
    throw new Error('the pack is damaged');
  return compressed;
}

function parseContent({ first, last }: Pack, text: string): Content {
  const [head = '', ...bodies] = text.split('\n');
  if (bodies.length !== last - first + 1) throw new Error('the pack has other rows');
  return { head: JSON.parse(head) as Head, bodies };
}

function hasControls(body: string): boolean {
  for (let at = 0; at < body.length; at++) if (body.charCodeAt(at) < 0x20) return true;
  return false;
}

function isSame(one: RowLine, other: RowLine | undefined): boolean {
  return (
    other !== undefined &&
    one.seq === other.seq &&
    one.at === other.at &&
    one.command === other.command &&
    one.body === other.body &&
    one.author === other.author
  );
}
