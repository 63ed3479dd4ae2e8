/**
 * Milliseconds between two signs of life that the server sends, and in which each is answered. Bytes over a dead link are lost
 * without a word, so whoever hears nothing for the sum takes the connection for lost: the page by itself, the server by cutting it.
 */
export const SIGNS_OF_LIFE = { every: 2500, answered: 3000 } as const;
