/**
 * Seeded chance for simulations, never for people. Source: sfc32 by Chris Doty-Humphrey (PractRand), seeded through the
 * FNV-1a hash of the seed text.
 */
export class Chance {
  // Whole numbers from the beginning, so that they are never kept as anything else.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash(seed, 0x811c9dc5);
    this.b = hash(seed, this.a);
    this.c = hash(seed, this.b);
    for (let round = 0; round < 15; round++) this.next();
  }

  /** From 0 to 2^32 - 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 to limit - 1; the bias is below limit / 2^32. */
  below(limit: number): number {
    return ((this.next() * limit) / 0x1_0000_0000) >>> 0;
  }
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value ^ (value >>> 15);
}
