/**
 * Milliseconds between the server's signs of life, and in which each is answered. Bytes over a dead link are lost without
 * a word, so whoever hears nothing for the sum takes the connection for lost.
 */
export const SIGNS_OF_LIFE = { every: 2500, answered: 3000 } as const;
