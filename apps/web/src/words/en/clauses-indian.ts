/** The clauses of Indian Ludo. */
import type { ClauseId } from '@ludo/rules';

export const indianClauses = {
  'IL-1':
    'The arms of the board are six squares long, there is one die, and each colour plays for itself. All four pieces begin in base; as a variation, one or two of each colour begin on the start square.',
  'IL-2':
    'A piece leaves base with a 6 only, onto its start square; that is the whole use of the 6. As a variation a 1 does the same, and gives no further throw.',
  'IL-3':
    'Any other throw moves one piece, which you choose, by the number thrown. Home is reached by an exact throw only.',
  'IL-4': 'A 6 gives another throw, even when the 6 itself could not be used.',
  'IL-5':
    'The third 6 in a row in one turn is lost: it is not used, gives no further throw, and the turn ends. Any other number in between starts the count afresh.',
  'IL-6':
    'The four start squares and the squares eight further on are safe: pieces of any colours stand there together, and nobody is captured or stopped there.',
  'IL-7':
    'On all other squares of the track, landing on a single piece of another colour captures it: it goes back to its base. Two or more of one colour there are not captured; others may pass them and stand beside them. As a variation they are all captured like single ones, or are a block that no other colour may pass or land on.',
  'IL-8':
    'A capture gives another throw, and so does a piece that gets home. One throw gives one more at most: a 6 that captures gives one.',
  'IL-9':
    'The first with all four pieces home takes the first place. The others play on for the next places, until one is left, who takes the last; as a variation the game ends with the first. A throw that wins a place gives no further one.',
  'IL-10':
    'Variation: a colour that has captured nothing yet does not go up its home column. Its pieces go on to their start square and round once more. A capture counts from the next throw on; being captured takes nothing away.',
  'IL-11':
    'Variation: one, two or three pieces home are enough for a place. If the others play on, the other pieces of that colour go to base and stay there.',
} satisfies Partial<Record<ClauseId, string>>;
