// Owns the server's dice: random numbers of the operating system where nothing is to be checked, and faces that follow
// from the values of the server and the devices everywhere else.
import { randomInt } from 'node:crypto';
import { facesOf } from '@ludo/fairness';
import type { ServerDice } from '../rooms/room-dice.ts';

export const standardDice: ServerDice = {
  throw: (count) => ({ faces: Array.from({ length: count }, () => randomInt(1, 7)), origin: 'crypto' }),
  faces: facesOf,
};
