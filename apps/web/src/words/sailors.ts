/** The rule set by whose rules the book tells the sailors' words. */
export const SAILORS_GAMES: readonly string[] = ['uckers', 'uckers-navy'];
