/** Whose rules the rule book tells the words of sailors with. */
export const SAILORS_GAMES: readonly string[] = ['uckers', 'uckers-navy'];
