/** Why something is not done. */
import type { RefusalCode as RulesRefusalCode } from '@ludo/rules';
import type { RefusalCode } from '@ludo/protocol';
import type { RulesReason } from '../rules-reason.ts';
import { count } from './common.ts';

const numberOf = (thrown: string): string => (thrown === '' ? 'This' : `The ${thrown}`);

export const rulesRefusal: Readonly<Record<RulesRefusalCode, (reason: RulesReason) => string>> = {
  'game-is-over': () => 'The game is over',
  'nothing-thrown': ({ isOneDie }) =>
    isOneDie ? 'First the die must be thrown' : 'First the dice must be thrown',
  'throw-not-used': () => 'First the throw must be used',
  'wrong-dice': () => 'These are not the dice of this game',
  'cannot-announce': () => 'That cannot be announced now',
  'not-a-play': () => 'This is not a move',
  'not-your-piece': () => 'This piece belongs to another colour',
  'no-such-piece': () => 'No such piece stands there',
  'must-move': () => 'Whoever can move a piece must move one',
  'is-home': () => 'This piece is home already',
  'needs-another-number-to-enter': ({ needs }) => `A piece leaves base only with a ${needs}`,
  overshoots: ({ needs, thrown }) =>
    needs === ''
      ? `${numberOf(thrown)} leads beyond the end of the way`
      : `${numberOf(thrown)} leads beyond home; this piece needs exactly ${needs}`,
  'overshoots-end-squares': ({ most, thrown }) => {
    const beyond = `${numberOf(thrown)} leads beyond end square d`;
    return most === null
      ? beyond
      : `${beyond}; this piece can go ${count(most, 'square', 'squares')} at most`;
  },
  'block-in-the-way': ({ blocker, blockedAt }) =>
    `A block of ${blocker} ${blockedAt} may not be passed or landed on`,
  'blob-in-the-way': ({ blocker, blockedAt }) =>
    `A blob of ${blocker} ${blockedAt} may not be passed or landed on`,
  'own-piece-there': () => 'A piece of the same colour stands there already',
  'full-square': () => 'Two pieces stand there already, and no third one may land',
  'spared-piece-there': () => 'A neutral piece may not land on a piece of whoever moves it',
  'barrier-in-the-way': ({ blocker, blockedAt }) =>
    `A barrier of ${blocker} ${blockedAt} may not be jumped over or landed on`,
  'no-skipping': () => 'On the end squares no piece may be jumped over',
  'past-own-start': () => 'A piece may not go back onto its own start square or past it',
  'backwards-only-to-capture': () => 'A piece goes backwards only to capture',
  'must-bring-in': ({ thrown }) => `${numberOf(thrown)} must bring in a waiting piece`,
  'must-clear-start-with-six': () => 'This 6 must move the piece on the start square, while others wait',
  'must-clear-start': () => 'While pieces wait in base, the piece on the start square must move on first',
  'must-open-barrier': () => 'This 6 must move a piece off a barrier of its own colour',
  'must-capture': () => 'A move that captures comes first',
  'both-dice': () => 'Both dice must be used, and this would leave one over',
  'higher-die': () => 'Only one die can be used, and it must be the higher one',
  'locked-by-challenge': () =>
    'This colour’s challenge stands: until it ends, only sixes count and nothing else moves',
  'needs-a-six-first': () =>
    'All pieces of this colour are home: first a 6 must fall, then the partner’s pieces move',
  'moves-nothing': () => 'A 0 moves nothing',
  'third-six': () => 'The third 6 in a row is lost',
  'all-together': () => 'This double 1 moves all four pieces together, and nothing else',
};

export const notThisTurn = {
  notTheTurn: (who: string) => `It is ${who}’s turn`,
  othersPiece: (whose: string) => `This piece is ${whose}’s; now it is your turn`,
  notYours: (who: string) => `${who} decides here; this device does not`,
  watching: 'You are watching and have no seat',
};

export const refusal: Readonly<Record<RefusalCode, string>> = {
  'seat-unknown': 'This table has no such seat.',
  'seat-taken': 'Somebody else has just taken this seat.',
  'not-your-seat': 'This seat is not yours.',
  'seat-playing': 'The player of this seat is there and plays.',
  removed: 'The host has taken you off a seat at this table. You can watch.',
  'pass-own': 'You play on this device already.',
  'pass-empty': 'The player of this link has no seat any more.',
  'pass-unknown': 'This link was used already or has run out. Make a new one on the device that plays.',
  'code-unknown':
    'There is no television with this code. It shows a new one every few minutes: type what it shows now.',
  'token-renewed': 'Your seat is held by another copy of this browser. Please load the page anew.',
  'bot-plays': 'A bot plays on your seat. Take the seat back first.',
  'not-the-host': 'Only the host of this table can do that.',
  'needs-a-player': 'At least one seat needs a person who is there.',
  paused: 'The game is paused.',
  'not-paused': 'The game is not paused.',
  'name-missing': 'Please write a name.',
  'name-too-long': 'A name has at most 20 characters.',
  'name-not-readable': 'Please use letters that everybody can see.',
  'seats-open': 'Not all seats are taken yet.',
  'not-allowed': 'Only players at this table can do that.',
  'not-started': 'The game has not started yet.',
  'already-started': 'The game has started already.',
  'already-agreed': 'You have asked for the next game already.',
  'game-is-over': 'The game is over.',
  stale: 'Something else happened just before; the board now shows it.',
  'not-your-turn': 'It is not your turn.',
  'value-wrong': 'This page’s part of the dice does not fit this throw. Load the page again.',
  'value-needed': 'This page has to send its part of the dice with the throw. Load the page again.',
  'not-a-play': 'This is not a move of this game.',
  rules: 'The rules do not allow that.',
  malformed: 'The server did not understand this page. Please load it anew.',
  'wrong-version': 'The game has been renewed. Please load the page anew.',
  'unknown-message': 'The server did not understand this page. Please load it anew.',
  setup: 'The server cannot make such a table.',
  'room-unknown': 'There is no such table, or not any more. Perhaps the link is incomplete.',
  'not-connected': 'There is no connection now, so nothing was done. Try again when it is back.',
  'not-joined': 'The table is being opened again …',
  'room-full': 'There are too many people at this table.',
  'too-many-messages': 'Too much at once came from here. Please wait a minute, then try again.',
  'too-many-rooms': 'Too many tables were made from here. Please try again later.',
  'too-many-public':
    'Too many tables were made public from here. By link only it can be made now; a public one a little later.',
  'server-failed':
    'Something went wrong on the server. Please try again; if it does not help, load this page anew.',
  'too-many-connections': 'Too many pages are open from here. Close one and load this page anew.',
  'too-many-changes': 'Too much was changed at this table in a short time. Please try again later.',
  'text-not-allowed': 'At this table people talk in phrases. The host can allow people’s own words.',
  'text-missing': 'Please write something first.',
  'text-too-long': 'That is too long: at most 200 characters at once.',
  'text-not-readable': 'Please use letters that everybody can see.',
  'too-much-talk': 'One moment, please: that was a lot at once. Try again in a few seconds.',
  'table-closed': 'This table is closed: nobody plays at it any more. You can make a new one.',
  'log-full': 'This table has been played at for very long. Please open a new one.',
  'server-full': 'The server has no room for more tables just now. Please try again later.',
  'host-asked': 'The host has been asked whether you may sit down.',
  'asked-lately': 'The host has been asked already. Please wait a little before you ask again.',
  'question-gone': 'This question has been settled already.',
  'storage-failed': 'The server cannot write anything down just now. Please wait a minute, then try again.',
  'server-stopping': 'The server is restarting. The table will be back in a moment.',
};
