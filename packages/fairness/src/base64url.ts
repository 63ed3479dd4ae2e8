// Owns writing bytes as base64url without padding: 16 bytes are 22 characters, 32 are 43.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** By character code. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));

export function printBytes(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += LETTERS.charAt((held >> bits) & 63);
    }
  }
  return bits === 0 ? text : text + LETTERS.charAt((held << (BITS - bits)) & 63);
}

/** Of the first bytes of what this text writes. */
export function printFirst(bytes: number, text: string): string {
  const bits = bytes * 8;
  const whole = Math.floor(bits / BITS);
  const rest = bits % BITS;
  if (rest === 0) return text.slice(0, whole);
  const last = VALUES[text.charCodeAt(whole)] ?? 0;
  return text.slice(0, whole) + LETTERS.charAt(last & (0x3f << (BITS - rest)));
}

export function bytesOf(text: string): Uint8Array {
  const bytes = parseBytes(text);
  if (bytes === null) throw new Error('a value that is no base64url');
  return bytes;
}

/** One after the other: most are never asked for. */
export function* bytesIn(text: string): Generator<number, void, undefined> {
  let held = 0;
  let bits = 0;
  for (let nth = 0; nth < text.length; nth++) {
    held = ((held << BITS) | (VALUES[text.charCodeAt(nth)] ?? 0)) & 0xfff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    yield (held >> bits) & 255;
  }
}

/** Null: not what `printBytes` writes. */
export function parseBytes(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  return parseInto(bytes, text) === null ? null : bytes;
}

/** Into the beginning of `bytes`. How many they are; null: not what `printBytes` writes, or more than there is room for. */
export function parseInto(bytes: Uint8Array, text: string): number | null {
  const length = Math.floor((text.length * BITS) / 8);
  // One letter of a last group is no byte.
  if (length > bytes.length || text.length % 4 === 1) return null;
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let nth = 0; nth < text.length; nth++) {
    const value = VALUES[text.charCodeAt(nth)] ?? -1;
    if (value < 0) return null;
    held = ((held << BITS) | value) & 0xfff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return (held & ((1 << bits) - 1)) === 0 ? length : null;
}
