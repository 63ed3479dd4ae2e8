/** The clauses of Parchís. */
import type { ClauseId } from '@ludo/rules';

export const parchisClauses = {
  'PA-1':
    'The board is a cross of four arms, eight squares long, with a track of 68 squares. The start square is four squares in from the end of the arm. From the end of its own middle column a piece goes up the home column: seven squares, then home.',
  'PA-2': 'Unlike in the other games, turns and pieces go anticlockwise: yellow, blue, red, green.',
  'PA-3':
    'Twelve squares are safe, three on each arm: the start square, the one level with it in the other outer column, and the end of the middle column. Nobody is captured there, except by a piece that comes in with a 5.',
  'PA-4':
    'There is one die, and the highest throw begins. All four pieces begin in base; as a variation, one or two of each colour begin on the start square.',
  'PA-5':
    'A 5 must bring a waiting piece onto its start square. If two pieces stand there already, one of another colour is captured to make room; of two other colours you choose which. If both are of your own colour, the 5 is used like any other number. As a variation, two of one other colour let nobody in there.',
  'PA-6':
    'Any other throw moves one piece, which you choose, by the number thrown. With no piece in base a 6 counts seven squares, and only seven. Home is reached by an exact count only.',
  'PA-7':
    'At most two pieces stand on a square; home has room for all. On a safe square they may be of two colours, elsewhere only of one. Where two stand no third one may land, not even of the same colour.',
  'PA-8':
    'Two pieces of one colour on a square of the track are a barrier: no piece may pass it or land on it, not even of the same colour. A 6 must move a piece off a barrier of your own, if one can be moved; of several you choose. As a variation, there are barriers on safe squares only.',
  'PA-9':
    'Landing on a single piece of another colour on a square that is not safe captures it: it goes back to its base. After every capture the player counts 20 with a piece of their own on the board; that is a move, too, and may capture or get home. If no piece can go 20 squares, they are lost.',
  'PA-10': 'Whoever gets a piece home counts 10 in the same way.',
  'PA-11':
    'A 6 gives another throw, even when it could not be used, but only after every 20 and 10 is counted. The third 6 in a row in one turn is not used: the piece moved last in this turn goes to base, unless it is in its home column or home, and the turn ends. Nobody counts 20 for that.',
  'PA-12':
    'The first with all four pieces home wins at once, and the game ends; no 10 is counted for the last piece.',
} satisfies Partial<Record<ClauseId, string>>;
