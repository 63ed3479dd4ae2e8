/** The notes of a position: what the board does not show, by letter, in the order of writing. */
export const NOTE_LETTERS = ['t', 'c', 'p', 'w', 'd'] as const;
export type NoteLetter = (typeof NOTE_LETTERS)[number];
