import type { Dice } from '@ludo/room';

/** Bytes from the largest multiple of six on are drawn again, so that no face is favoured. */
const FAIR_BYTES = 252;

function face(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? FAIR_BYTES) >= FAIR_BYTES);
  return ((byte[0] ?? 0) % 6) + 1;
}

export const deviceDice: Dice = {
  throw: (count) => ({ faces: Array.from({ length: count }, face), origin: 'device' }),
};
