/** The rule set with whose rules the rule book tells the sailors' words. */
export const SAILORS_GAMES: readonly string[] = ['uckers', 'uckers-navy'];
