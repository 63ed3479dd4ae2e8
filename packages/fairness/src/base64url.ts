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

/** Null: not what `printBytes` writes. */
export function parseBytes(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
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
  return printBytes(bytes) === text ? bytes : null;
}
