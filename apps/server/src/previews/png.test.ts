import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng, MOST_BYTES } from './png.ts';

const WIDTH = 40;
const HEIGHT = 30;

function pixels(width: number, height: number, colour: (nth: number) => number): Uint8Array {
  const found = new Uint8Array(width * height * 4);
  for (let nth = 0; nth < found.length; nth += 1) found[nth] = nth % 4 === 3 ? 255 : colour(nth);
  return found;
}

/** Undoes the file: the parts of all colours. */
function decoded(file: Buffer, width: number): readonly number[] {
  const at = file.indexOf('IDAT');
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  const line = width * 3;
  const found: number[] = [];
  for (let nth = 0; nth < lines.length; nth += 1) {
    if (nth % (line + 1) === 0) continue;
    const here = found.length;
    const x = here % line;
    const left = x < 3 ? 0 : (found[here - 3] ?? 0);
    const up = found[here - line] ?? 0;
    const corner = x < 3 ? 0 : (found[here - line - 3] ?? 0);
    const near = [left, up, corner].map((each) => Math.abs(left + up - corner - each));
    const guess = [left, up, corner][near.indexOf(Math.min(...near))] ?? 0;
    found.push(((lines[nth] ?? 0) + guess) & 0xff);
  }
  return found;
}

test('a file has the signature, the size and the colours of its pixels', () => {
  const given = pixels(WIDTH, HEIGHT, (nth) => (nth * 7 + (nth >> 5) * 13) & 0xff);
  const file = encodePng(given, WIDTH, HEIGHT);
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  expect(decoded(file, WIDTH)).toEqual([...given].filter((_, nth) => nth % 4 !== 3));
});

test('a picture that cannot be packed has fewer colours, and is small enough', () => {
  let state = 1;
  const noise = pixels(400, 300, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24);
  expect(encodePng(noise, 400, 300).length).toBeLessThan(MOST_BYTES);
});
