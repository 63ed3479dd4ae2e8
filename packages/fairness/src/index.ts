// Dice that anybody can check: chains of secret values, and the throws that are made from them. Pure: no clock, no chance,
// no input or output. docs/fair-dice.md says to the byte what is computed here.
export { CHAIN_LENGTH, following, isFrom, makeChain, SERVER, VALUE_BYTES, VALUE_LENGTH } from './chain.ts';
export type { Chain } from './chain.ts';
export { portableHash, type Hash } from './hash.ts';
export { parseBytes, parseInto } from './base64url.ts';
export { facesOf, firstResult, startResult, throwResult } from './result.ts';
export type { Share } from './result.ts';
export { luckOf } from './luck.ts';
export { wordsOf } from './words.ts';
