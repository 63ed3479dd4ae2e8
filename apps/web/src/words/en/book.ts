/** English: the rule book. Fetched apart from the other texts, with the pages that show it. */
import type { RuleSetId } from '@ludo/rules';

export interface BookText {
  readonly title: string;
  /** Names the list of links to each part. */
  readonly contents: string;
  readonly intro: string;
  readonly titleOf: (game: string) => string;
  readonly inShort: string;
  /** By rule set: goal, start, moving, capturing, home, what is special. */
  readonly short: Readonly<Record<RuleSetId, readonly string[]>>;
  readonly everyRule: string;
  readonly everyRuleOf: (game: string) => string;
  readonly identifiers: string;
  readonly variations: string;
  readonly variationsHint: string;
  readonly picture: string;
  readonly parts: Readonly<Record<BoardPart, string>>;
  readonly words: string;
  readonly wordsHint: string;
  /** What this book says; what others say for it; what it is. */
  readonly wordList: readonly (readonly [string, string, string])[];
  readonly others: string;
  readonly print: string;
  readonly toBook: string;
  readonly unknown: string;
}

export const BOARD_PARTS = ['base', 'start', 'track', 'gate', 'column', 'home'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

export const book: BookText = {
  title: 'Rule book',
  contents: 'Contents',
  intro:
    'Each game in short first, then every rule with its name. The board names the same rules when it forbids a move.',
  titleOf: (game) => `The rules of ${game}`,
  inShort: 'In short',
  short: {
    ludo: [
      'Bring your four pieces once round the board and home before anybody else does.',
      'All pieces begin in base. A 6 brings one out; its start square counts as the first of the six squares.',
      'Each throw moves one piece, which you choose, clockwise by the number thrown.',
      'A 6 gives another throw.',
      'Land on a single piece of another colour, and it goes back to its base.',
      'Two or more pieces of one colour on a square are a block: no other colour may pass it or land on it.',
      'After the round a piece goes up its own home column. Home takes an exact throw.',
      'Special: this is the long way of 68 squares, so a well-placed block decides games.',
    ],
    jumbo: [
      'Bring your four pieces once round the board and home before anybody else does.',
      'All pieces begin in base. A 6 brings one out, onto the start square and five squares further.',
      'Each throw moves one piece, which you choose, clockwise by the number thrown.',
      'A 6 gives another throw.',
      'Land on a single piece of another colour, and it goes back to its base.',
      'Two or more pieces of one colour on a square are a block: no other colour may pass it or land on it.',
      'After the round a piece goes up its own home column. Home takes an exact throw.',
      'Special: the familiar short board of 52 squares; rounds are quicker than in Ludo.',
    ],
    uckers: [
      'Opposite colours are partners: the pair that first has all eight pieces home wins.',
      'All pieces begin in base. A 6 puts one onto its start square.',
      'You throw two dice: move two pieces by one die each, or one piece by both. Whatever can be used must be used.',
      'A throw with a 6 gives another throw of both dice.',
      'Land on a single piece of the opponents, and it goes back to base.',
      'Two or more pieces of one colour on a square are a blob: opponents may not pass it or land on it.',
      'A piece that stands just before a blob may challenge it: as many sixes as the blob has pieces send it back to base.',
      'Home takes an exact throw. Whoever is home throws a 6, and then helps the partner.',
    ],
    'uckers-navy': [
      'Opposite colours are partners: the pair that first has all eight pieces home wins.',
      'All pieces begin in base. A 6 puts one onto its start square.',
      'You throw two dice: move two pieces by one die each, or one piece by both. Whatever can be used must be used.',
      'A throw with a 6 gives another throw of both dice.',
      'Land on a single piece of the opponents, and it goes back to base; whole mixed blobs go like a single piece.',
      'Two or more pieces of one colour on a square are a blob that stops opponents. Only a challenge breaks it, with as many sixes as it has pieces.',
      'Home takes an exact throw.',
      'Special: the sailors’ game on the short board of 52 squares. Whoever has all pieces home tries for the 6 from the next turn on.',
    ],
    german: [
      'Bring your four pieces onto the end squares a to d. The others then play on for the next places.',
      'One piece begins on A, the start square, and three wait on B, the base.',
      'Each throw moves one piece forward by the number thrown. Pieces on the way are jumped over.',
      'A 6 brings a waiting piece onto A: that must be done. While pieces wait, A must be cleared as soon as possible.',
      'Every 6 gives another throw.',
      'Land on a piece of another colour, and it goes back to its base. Nobody has to capture.',
      'Only one piece stands on a square, so nothing blocks the way.',
      'The end squares are counted one by one; a throw that goes too far cannot be used.',
    ],
  },
  everyRule: 'Every rule',
  everyRuleOf: (game) => `Every rule of ${game}`,
  identifiers: 'The letters and numbers are the names of the rules.',
  variations: 'Variations',
  variationsHint: 'Each can be switched on when a game is made.',
  picture: 'The board',
  parts: {
    base: 'Base: here pieces wait',
    start: 'Start square: here they come onto the track; the arrow shows the way',
    track: 'Track: it belongs to everybody',
    gate: 'After this square the colour turns off, to its own last squares',
    column: 'Home column, or end squares: nobody else enters them',
    home: 'Home',
  },
  words: 'What sailors call it',
  wordsHint: 'Other books and other messes use other words for the same things.',
  wordList: [
    ['Piece', 'bit, counter', 'one of the four of a colour; an out-piece is one that has left base'],
    ['Base', 'harbour', 'where pieces wait'],
    ['Start square', 'doorstep', 'where pieces come onto the track'],
    ['Home column', 'pipe, channel, chute', 'the last squares of a colour before home'],
    ['Capture', 'hack off, knock off, uck off', 'to land on a piece and send it back to base'],
    ['Block', 'barrier', 'two or more pieces of one colour on a square, in Ludo'],
    ['Blob', 'barrier', 'two or more pieces of one colour on a square, in Uckers'],
    ['Mixed blob', 'mixi-blob', 'partners on one square'],
    ['Challenge', 'six-off', 'to break a blob by throwing sixes'],
    ['Eight-piece win', 'eight piece in harbour', 'a win against partners who have no piece home'],
  ],
  others: 'also called',
  print: 'Print this page',
  toBook: 'All games in the rule book',
  unknown: 'There are no rules of this name.',
};
