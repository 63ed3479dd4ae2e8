// Owns writing pixels as a PNG file without transparency, which takes half the bytes of one with it.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 3;
const RGBA = 4;

/** Messengers leave pictures out that have more. */
export const MOST_BYTES = 300_000;

/** Bits of a colour's part: fewer until the file is small enough. */
const DEPTHS = [8, 7, 6, 5, 4];

/** `pixels`: red, green, blue and opacity, which is ignored. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  let file: Buffer = Buffer.alloc(0);
  for (const bits of DEPTHS) {
    file = fileOf(filtered(colours(pixels, bits), width * RGB), width, height);
    if (file.length < MOST_BYTES) break;
  }
  return file;
}

function colours(pixels: Uint8Array, bits: number): Uint8Array {
  const found = new Uint8Array((pixels.length / RGBA) * RGB);
  const kept = (0xff << (8 - bits)) & 0xff;
  for (let from = 0, to = 0; from < pixels.length; from += RGBA) {
    for (let part = 0; part < RGB; part += 1, to += 1) {
      const value = (pixels[from + part] ?? 0) & kept;
      found[to] = value | (value >> bits);
    }
  }
  return found;
}

/** Each byte as its difference from what is to be expected (Paeth, 4). */
function filtered(bytes: Uint8Array, line: number): Uint8Array {
  const height = bytes.length / line;
  const found = new Uint8Array(bytes.length + height);
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = y * line;
    found[to] = 4;
    to += 1;
    for (let x = 0; x < line; x += 1, to += 1) {
      const left = x < RGB ? 0 : (bytes[row + x - RGB] ?? 0);
      const up = y === 0 ? 0 : (bytes[row + x - line] ?? 0);
      const corner = x < RGB || y === 0 ? 0 : (bytes[row + x - line - RGB] ?? 0);
      found[to] = (bytes[row + x] ?? 0) - expected(left, up, corner);
    }
  }
  return found;
}

function expected(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [fromLeft, fromUp, fromCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ];
  if (fromLeft <= fromUp && fromLeft <= fromCorner) return left;
  return fromUp <= fromCorner ? up : corner;
}

function fileOf(lines: Uint8Array, width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, colours, and the only way to pack and to filter.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const found = Buffer.alloc(named.length + 8);
  found.writeUInt32BE(content.length, 0);
  found.set(named, 4);
  found.writeUInt32BE(crc32(named), named.length + 4);
  return found;
}
