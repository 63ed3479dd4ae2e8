/** Between short facts in one line: the dot never begins a line. */
export const DOT = '\u00a0· ';
