/** English: every reason for which something is not done. */
import type { RefusalCode as RulesRefusalCode } from '@ludo/rules';
import type { RefusalCode } from '@ludo/protocol';

export interface RulesReason {
  readonly needs: string;
  /** "Green" of a green block. */
  readonly blocker: string;
  readonly blockedAt: string;
  readonly thrown: string;
}

export const rulesRefusal: Readonly<Record<RulesRefusalCode, (reason: RulesReason) => string>> = {
  'game-is-over': () => 'The game is over',
  'nothing-thrown': () => 'First the die must be thrown',
  'throw-not-used': () => 'First the throw must be used',
  'wrong-dice': () => 'These are not the dice of this game',
  'not-a-play': () => 'This is not a move',
  'not-your-piece': () => 'This piece belongs to another colour',
  'no-such-piece': () => 'No such piece stands there',
  'must-move': () => 'Whoever can move a piece must move one',
  'is-home': () => 'This piece is home already',
  'needs-another-number-to-enter': ({ needs }) => `A piece leaves base only with a ${needs}`,
  overshoots: ({ needs, thrown }) =>
    needs === ''
      ? `The ${thrown} leads beyond home; home is reached by an exact throw`
      : `The ${thrown} leads beyond home; this piece needs exactly ${needs}`,
  'block-in-the-way': ({ blocker, blockedAt }) =>
    `A block of ${blocker} ${blockedAt} may not be passed or landed on`,
  'moves-nothing': () => 'A 0 moves nothing',
};

export const notThisTurn = {
  notTheTurn: (who: string) => `It is ${who}’s turn`,
  notYours: (who: string) => `${who} decides here; this device does not`,
  watching: 'You are watching and have no seat',
};

export const refusal: Readonly<Record<RefusalCode, string>> = {
  'seat-unknown': 'This table has no such seat.',
  'seat-taken': 'Somebody else has just taken this seat.',
  'not-your-seat': 'This seat is not yours.',
  'name-missing': 'Please write a name.',
  'name-too-long': 'A name has at most 20 characters.',
  'name-not-readable': 'Please use letters that everybody can see.',
  'seats-open': 'Not all seats are taken yet.',
  'not-allowed': 'Only players at this table can do that.',
  'not-started': 'The game has not started yet.',
  'already-started': 'The game has started already.',
  'game-is-over': 'The game is over.',
  stale: 'Something else happened just before; the board now shows it.',
  'not-your-turn': 'It is not your turn.',
  'not-a-play': 'This is not a move of this game.',
  rules: 'The rules do not allow that.',
  malformed: 'The server did not understand this page. Please load it anew.',
  'wrong-version': 'The game has been renewed. Please load the page anew.',
  'unknown-message': 'The server did not understand this page. Please load it anew.',
  setup: 'The server cannot make such a table.',
  'room-unknown': 'There is no such table. Perhaps the link is incomplete.',
  'not-joined': 'The table is being opened again …',
  'room-full': 'There are too many people at this table.',
  'too-many-messages': 'That was too fast. Please try again in a moment.',
  'too-many-rooms': 'Too many tables were made from here. Please try again later.',
  'server-failed': 'Something went wrong on the server. Please try again.',
  'too-many-connections': 'Too many pages are open from here. Close one and load this page anew.',
  'storage-failed': 'The server could not write that down. Please try again.',
  'server-stopping': 'The server is restarting. The table will be back in a moment.',
};
