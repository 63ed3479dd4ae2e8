import type { ClauseId } from '@ludo/rules';

export const germanClauses = {
  'GL-1': 'Every colour begins with one piece on A, its start square, and three on B, its base.',
  'GL-2': 'Everybody throws once; the highest begins. Play goes clockwise.',
  'GL-3':
    'Each throw moves one piece by the number thrown. Pieces on the way may be jumped over; their squares count.',
  'GL-4':
    'Landing on a piece of another colour captures it: it goes back to its base. Nobody has to capture.',
  'GL-5': 'Only one piece stands on a square. A move onto a piece of the same colour is not possible.',
  'GL-6': 'A piece leaves base with a 6 only, onto A.',
  'GL-7':
    'While pieces wait in base, the own piece on A must move on as soon as a throw lets it; no other move counts then.',
  'GL-8':
    'A 6 must bring a waiting piece onto A, unless an own piece stands there. An opponent there is captured.',
  'GL-9':
    'While pieces wait in base and an own piece stands on A, a 6 must move that piece. If it cannot move, any other may.',
  'GL-10': 'With no pieces in base, a 6 moves any piece six squares.',
  'GL-11': 'Every 6 gives another throw, but not the one that brings the last piece of a colour to its end.',
  'GL-12':
    'After the 40th square of its way a piece goes on to the end squares a, b, c and d, counted one by one. A throw beyond d cannot be used. Nobody enters the end squares of another colour.',
  'GL-13':
    'The first with all four pieces on a to d wins. The others play on for the next places, until one is left, who takes the last.',
  'GV-1':
    'Two players have two opposite colours each. Each colour plays for itself and captures the other one, too. The first with both colours home wins.',
  'GV-2': 'Three players; the fourth colour is neutral. It has pieces, but no turn of its own.',
  'GV-2.1':
    'A throw moves one of your own pieces or a neutral one. Your own duties come first; the neutral pieces have none.',
  'GV-2.2':
    'A neutral piece captures the pieces of everybody but its mover; it may not land on the mover’s pieces. Everybody captures neutral pieces.',
  'GV-2.3':
    'Whoever is home goes on moving neutral pieces. Nobody has won before these are home, too: then, of those who wait, whoever brought in the last one wins, else the one who was home first.',
  'GV-3': 'A piece on the track may also move backwards if that captures, but never onto or past its own A.',
  'GV-4':
    'Whoever has a piece in base and none that could move without a 6 throws up to three times, until a 6 comes.',
  'GV-5': 'On the end squares no piece may be jumped over.',
  'GV-6':
    'Two pieces of one colour on a square are a barrier: nobody, not even their own colour, may jump over it or land on it. There is none on the own A and none on a to d.',
  'GV-7':
    'Whoever can capture must. If it is a penalty: another move is possible, but then the piece that failed to capture goes to base. If it is enforced: only moves that capture are possible.',
} satisfies Partial<Record<ClauseId, string>>;
