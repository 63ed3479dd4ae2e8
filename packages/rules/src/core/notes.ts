/** What the board does not show of a position, by letter, in the order of writing. `src/notes.ts` has the note of each. */
export const NOTE_LETTERS = ['t', 'c', 'p', 'f', 'w', 'd', 'k', 's', 'l'] as const;
export type NoteLetter = (typeof NOTE_LETTERS)[number];
