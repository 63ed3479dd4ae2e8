/** The clauses of all rule sets, and those of Ludo and Jumbo Ludo. */
import type { ClauseId } from '@ludo/rules';

export const raceClauses = {
  'CO-1':
    'Pieces wait in base, come onto the track at their start square, go round, then into their own last squares: the home column and home; on the German board, the end squares a to d.',
  'CO-2':
    'The squares of the track have one numbering for everybody, clockwise: 1 is the start square of Red, on the German board that of Yellow. In the text of a position each piece is counted along its own way, from 0 on its own start square.',
  'CO-3':
    'Each arm of the board has three columns. The outer ones and the end of the middle one are track; the rest of the middle one is the home column of its colour.',
  'CO-4': 'The board has a track of 40 squares, and four end squares, a to d, for each colour.',
  'CO-5':
    'Clockwise: red, green, yellow, blue; on the German board yellow, green, red, black. Every colour has its own shape, too.',
  'CO-6':
    'Everybody throws once; the highest begins. Those who tie for highest throw again among themselves.',
  'CO-7': 'Whoever can move a piece must. Nobody may pass.',
  'CO-8': 'Turns and pieces go clockwise.',
  'CO-9':
    'Two to four colours play; with two, they sit opposite each other. Colours that nobody plays have no pieces.',
  'ML-1': 'The board is a cross of four arms. Nobody enters the home column of another colour.',
  'ML-2': 'The start square is beside the base, one square in from the end of the arm.',
  'ML-4': 'Every colour has four pieces. All begin in base. There is one die.',
  'ML-5': 'Play goes clockwise. The highest throw begins.',
  'ML-6':
    'Each throw moves one piece, which you choose, by the number thrown. If no piece can move, the die passes on.',
  'ML-7': 'A 6 gives another throw, even when the 6 itself could not be used. There is no limit.',
  'ML-8':
    'A piece leaves base with a 6 only. The start square counts as the first of the six squares. A block of another colour on any of them stops it.',
  'ML-9': 'Landing on a single piece of another colour captures it: it goes back to its base.',
  'ML-10':
    'Two or more pieces of one colour on a square are a block. No other colour may pass it or land on it.',
  'ML-11': 'After the round a piece goes up its home column. Home is reached by an exact throw only.',
  'ML-12': 'The first to bring all four pieces home wins, and the game ends.',
  'ML-13': 'For young children: a piece may also leave base with a 1, which puts it on the start square.',
  'LS-3': 'Ludo Star is another name for Ludo, Ludo Star Uckers for Uckers.',
  'JL-1': 'The board is a cross of four arms, six squares long. Four pieces wait in each corner.',
  'JL-2': 'A 6 brings a piece onto the start square and five squares further.',
  'JL-3': 'Captures, blocks, the exact throw home, the further throw on a 6 and the end are as in Ludo.',
  'JL-4': 'For young children: a piece may also leave base with a 1, which puts it on the start square.',
  'HO-2':
    'House rule: the first with all four pieces home wins, and the others play on for the next places, until one is left, who takes the last. Whoever has a place throws no more, not even after a 6.',
  'HO-3':
    'House rule: a colour that has a piece in base, and all others in base or home, throws up to three times. A throw that is used ends this. A 6 throws again and starts the count afresh.',
  'HO-4':
    'House rule: one or two pieces of each colour begin on the start square. Two of them are a block from the first throw on.',
  'HO-5':
    'House rule: a capture gives another throw, also by a piece that comes out of base. A 6 that captures gives one.',
  'HO-6':
    'House rule: the four start squares, and the squares eight further on (on the long board ten), are safe: nobody is captured there, and pieces of several colours stand together. Two of one colour are a block there, too.',
} satisfies Partial<Record<ClauseId, string>>;
