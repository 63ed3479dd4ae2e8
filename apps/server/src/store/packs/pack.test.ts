// The form of a pack: whatever rows are put in come out again, to the byte, or nothing does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeChain, SERVER } from '@ludo/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodiesIn, FORM, MOST_ROWS, packOf, rowsIn, rowsInAtOnce } from './pack.ts';
import type { Pack, RowLine } from './pack.ts';

/** Never changes: stores that were left have such packs. */
const KEPT = fileURLToPath(new URL('../../../test/kept-packs.json', import.meta.url));

interface Kept {
  readonly room: string;
  readonly packs: readonly (Omit<Pack, 'body'> & { readonly body: string })[];
  readonly rows: readonly RowLine[];
}

const ROOM = 'abcdefghijkl';
const ADA = 'vYgOaK3emZXbUEy0AzD7LP';
const BEN = 'sx4oIXFI7u50iK5njQpv26';

const chainOf = (owner: string, nth: number) =>
  makeChain({ room: ROOM, owner }, new Uint8Array(16).fill(nth));
const chains = { server: chainOf(SERVER, 1), ada: chainOf(ADA, 2), ben: chainOf(BEN, 3) };

const line = (seq: number, row: object, author: number | null = null): RowLine => ({
  seq,
  at: 1_767_225_600_000 + 700 * seq,
  command: author === null ? null : `c${String(seq).padStart(11, '-')}`,
  body: JSON.stringify(row),
  author,
});

/** A game whose dice are made from chains, as the log of a room has it. */
function gameOf(throws: number): readonly RowLine[] {
  const rows: RowLine[] = [];
  const add = (row: object, author?: number): void => void rows.push(line(rows.length + 1, row, author));
  add({ t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: ADA, h: chains.server.tip });
  add({ t: 'sit', p: 1, n: 'Ada "é" 😀', who: ADA, h: chains.ada.tip }, 4_000_000_001);
  add({ t: 'sit', p: 2, n: 'Ben', who: BEN, h: chains.ben.tip }, 4_000_000_002);
  for (let nth = 1; nth <= throws; nth++) {
    const mine = nth % 2 === 1 ? chains.ada : chains.ben;
    const p = mine.value(Math.ceil(nth / 2));
    add({ t: 'throw', d: [1 + (nth % 6)], s: chains.server.value(nth), p }, 4_000_000_001 + (nth % 2));
    add({ t: 'play', m: `R${nth % 40}>${(nth % 40) + 2}` }, 4_000_000_001 + (nth % 2));
  }
  return rows;
}

/** All rows, in packs of so many. */
async function packsOf(rows: readonly RowLine[], size: number): Promise<readonly Pack[]> {
  const packs: Pack[] = [];
  for (let from = 0; from < rows.length; from += size)
    packs.push(await packOf(ROOM, rows.slice(from, from + size), packs.at(-1) ?? null));
  return packs;
}

async function readAll(packs: readonly Pack[]): Promise<readonly RowLine[]> {
  const read: RowLine[] = [];
  for (const pack of packs) {
    read.push(...(await rowsIn(ROOM, pack)));
    expect(rowsInAtOnce(ROOM, pack)).toEqual(await rowsIn(ROOM, pack));
  }
  return read;
}

const value = fc.constantFrom(
  chains.ada.tip,
  ADA,
  BEN,
  ...[1, 2, 3, 4, 9].map((nth) => chains.ada.value(nth)),
);
const anyRow = fc.oneof(
  fc.record({ t: fc.constant('throw'), d: fc.array(fc.nat(6)), s: value, p: value }),
  fc.record({
    t: fc.constantFrom('sit', 'tip', 'open'),
    who: value,
    h: value,
    n: fc.string({ unit: 'binary' }),
  }),
  fc.object({ key: fc.string({ unit: 'binary' }) }),
);
const anyLine = fc.record({
  at: fc.integer({ min: 0, max: 2 ** 52 }),
  command: fc.option(fc.string({ unit: 'binary' })),
  author: fc.option(fc.integer({ min: 1, max: 2 ** 53 - 1 })),
  body: anyRow.map((row) => JSON.stringify(row)),
});

describe('a pack', () => {
  test('of any rows gives back these rows, whatever packs are before it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyLine, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        async (lines, size) => {
          const rows = lines.map((each, nth) => ({ ...each, seq: nth + 1 }));
          expect(await readAll(await packsOf(rows, size))).toEqual(rows);
        },
      ),
    );
  });

  test('of a game leaves out the values of chains, from its first row or from any other', async () => {
    const rows = gameOf(200);
    for (const size of [50, 60, MOST_ROWS]) {
      const packs = await packsOf(rows, size);
      expect(await readAll(packs)).toEqual(rows);
      const texts = (await Promise.all(packs.map((pack) => bodiesIn(pack)))).flat();
      const told = [chains.server, chains.ada, chains.ben].flatMap((chain) => [
        chain.tip,
        chain.value(1),
        chain.value(50),
      ]);
      for (const each of told) expect(texts.join()).not.toContain(each);
    }
    const [whole] = await packsOf(rows, MOST_ROWS);
    const asRows = rows.reduce((sum, { body, command }) => sum + body.length + (command ?? '').length, 0);
    expect(whole?.body.length).toBeLessThan(asRows / 6);
  });

  test('names persons without the name of the room', async () => {
    const [pack] = await packsOf(gameOf(3), MOST_ROWS);
    if (pack === undefined) throw new Error('no pack');
    expect((await bodiesIn(pack)).map((body) => (JSON.parse(body) as { who?: string }).who)).toEqual(
      gameOf(3).map(({ body }) => (JSON.parse(body) as { who?: string }).who),
    );
  });

  test('that is damaged anywhere, is of other rows, or of a form that is not known, gives nothing', async () => {
    const [pack] = await packsOf(gameOf(20), MOST_ROWS);
    if (pack === undefined) throw new Error('no pack');
    for (let at = 0; at < pack.body.length; at += 7) {
      const body = Uint8Array.from(pack.body);
      body[at] = (body[at] ?? 0) ^ 1;
      await expect(rowsIn(ROOM, { ...pack, body })).rejects.toThrow('damaged');
      expect(() => rowsInAtOnce(ROOM, { ...pack, body })).toThrow('damaged');
    }
    await expect(rowsIn(ROOM, { ...pack, body: pack.body.subarray(0, 100) })).rejects.toThrow('damaged');
    await expect(rowsIn(ROOM, { ...pack, body: new Uint8Array(0) })).rejects.toThrow('damaged');
    await expect(rowsIn(ROOM, { ...pack, last: pack.last - 1 })).rejects.toThrow('other rows');
    await expect(rowsIn(ROOM, { ...pack, form: FORM + 1 })).rejects.toThrow('form 2');
  });

  test('that was made by this form before is read, to the byte', async () => {
    const { room, packs, rows } = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
    const read = await Promise.all(
      packs.map(({ body, ...pack }) => rowsIn(room, { ...pack, body: Buffer.from(body, 'base64') })),
    );
    expect(read.flat()).toEqual(rows);
  });

  test('is not made of rows that it could not give back, of none, or of too many', async () => {
    const [first, ...others] = gameOf(3);
    if (first === undefined) throw new Error('no rows');
    for (const body of ['{"t":"open",\n"v":1}', '"\u000e"', '"\ud800"'])
      await expect(packOf(ROOM, [{ ...first, body }, ...others], null)).rejects.toThrow('pack');
    await expect(packOf(ROOM, [], null)).rejects.toThrow('0 rows');
    await expect(packOf(ROOM, gameOf(MOST_ROWS), null)).rejects.toThrow('rows are no pack');
  });
});
