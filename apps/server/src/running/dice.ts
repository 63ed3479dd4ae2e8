// Owns the server's dice: random numbers of the operating system.
import { randomInt } from 'node:crypto';
import type { Dice } from '@ludo/room';

export const cryptoDice: Dice = {
  throw: (count) => ({ faces: Array.from({ length: count }, () => randomInt(1, 7)), origin: 'crypto' }),
};
