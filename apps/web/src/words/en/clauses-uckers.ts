/** The clauses of Uckers and Navy Uckers, and the house rule of both. */
import type { ClauseId } from '@ludo/rules';

export const uckersClauses = {
  'MU-1':
    'Opposite colours are partners and win together. One player may decide for two colours, partners or not.',
  'MU-2': 'There are two dice, thrown together. The highest total begins.',
  'MU-3':
    'A throw moves two different pieces by one die each, in either order, or one piece by the total. A total captures only where it ends, but may not pass a blob on its way.',
  'MU-4':
    'If there is a way to use both dice, both must be used. Else the higher die is used if it can be, else the lower.',
  'MU-5':
    'If only one piece can still move about, it goes by the total if it can, else by the higher die if it can; the other die is lost.',
  'MU-6':
    'A 6 on a die puts a piece onto its start square; the other die may then move any piece, also this one. A double 6 can bring out two.',
  'MU-7':
    'A throw with a 6 gives one more throw of both dice, also a double 6, and also when the 6 could not be used. Capturing a blob by a challenge ends the turn all the same.',
  'MU-8': 'Landing on a single piece of the opponents captures it: it goes back to base.',
  'MU-9':
    'Partners on one square are a mixed blob. It stops nobody, and an opponent who lands on it captures all its pieces.',
  'MU-10':
    'Two or more pieces of one colour alone on a square of the track are a blob. Opponents may not pass it or land on it; partners may.',
  'MU-11':
    'A piece that stood just before an opposing blob when the dice were thrown may challenge it with a 6. That is the whole use of the throw, and the 6 gives another one. A piece in a mixed blob cannot challenge.',
  'MU-12':
    'While its challenge stands, a colour moves nothing else; it counts the sixes that it throws. When they are as many as the blob has pieces, the blob is captured, and the turn ends.',
  'MU-13':
    'A piece in base may challenge a blob on its own start square. That takes one 6 more than the blob has pieces.',
  'MU-14':
    'A challenge lapses when the blob is no longer two or more of one colour, or when the challenging piece is gone or shares its square with a partner.',
  'MU-15':
    'When all four pieces of a colour are home, a 6 must be thrown first, which ends the turn. From the next turn on its player throws for the partner’s pieces.',
  'MU-16':
    'The partner goes on throwing in their own turns. A challenge belongs to its colour: whoever throws for that colour carries it on.',
  'MU-17': 'Home is reached by an exact throw: one die exactly, or the total exactly.',
  'MU-18': 'The team that first has all eight pieces home wins.',
  'NU-1': 'Uckers is played on the familiar Ludo board, with arms of six squares.',
  'NU-5.2':
    'A single piece on the board goes by both dice. It captures nothing on the square between, unless only one die can be used and it lands there.',
  'NU-8.6': 'Whoever can move nothing else must break up his own blob.',
  'NU-10.1': 'A piece in its home column is safe.',
  'NU-11':
    'A player who has all pieces home tries for the 6 from the next turn on; a further throw left over is lost.',
  'HO-1':
    'House rule: a challenge must be carried through in one run. The first throw without a 6 ends it, and the turn.',
  'WU-1':
    'Suck-back: before a throw, a piece that stands on the last track square before an opponent’s home column may announce at which square of that column it aims. A single piece there goes back to base if one die or the total shows how many squares off it is, two pieces if both dice show it. Then the announcing piece goes one square on, and the turn ends.',
  'WU-2':
    'Blow-back: a piece in its own home column may go back, by one die or the total, exactly onto the last track square before that column, if a single piece or a mixed blob of the opponents stands there, which is captured. A blob there forbids it.',
  'WU-3':
    'Snake eyes: if the first throw of a colour is a double 1 and all its pieces are in base, all four come out onto its start square at once, and that is the whole use of the throw. An opposing blob there forbids it. Where “out and in” is played, a double 1 as the second throw too puts all four back into base.',
  'WU-4':
    'Any double gives one more throw of both dice, used or not, as a 6 does; but not while trying for the 6 that lets one move the partner’s pieces, and not when a challenge is won, or ends for want of a 6. In a challenge only sixes count.',
  'WU-5':
    'With a double, a blob of exactly two takes an opposing blob of exactly two that stands as many squares ahead as one die shows: both pieces go onto it together, and both others go back to base. Opposing blobs in between bar the way; a mixed blob cannot do it.',
} satisfies Partial<Record<ClauseId, string>>;
