// As the page says them: written by scripts/preview-words.test.ts.
import type { Variations } from '../words.ts';

export const variations: Variations = {
  ludo: {
    captureThrows: 'A capture gives another throw.',
    'enterOn=16': 'For young children: a piece leaves base on a 1 or a 6, not on a 6 only.',
    'out=1': 'One piece of each colour begins on the start square.',
    'out=2': 'Two pieces of each colour begin on the start square.',
    'places=last': 'Play on for the places: when the first is home, the others go on until one is left.',
    safe: 'Safe squares: on the start squares, and ten squares beyond each, nobody is captured.',
    threeThrows: 'With pieces waiting in base and none on the way, throw up to three times for a 6.',
  },
  jumbo: {
    captureThrows: 'A capture gives another throw.',
    'enterOn=16': 'For young children: a piece leaves base on a 1 or a 6, not on a 6 only.',
    'out=1': 'One piece of each colour begins on the start square.',
    'out=2': 'Two pieces of each colour begin on the start square.',
    'places=last': 'Play on for the places: when the first is home, the others go on until one is left.',
    safe: 'Safe squares: on the start squares, and eight squares beyond each, nobody is captured.',
    threeThrows: 'With pieces waiting in base and none on the way, throw up to three times for a 6.',
  },
  indian: {
    captureFirst: 'Capture first: a colour goes up its home column only after it has captured a piece.',
    'enterOn=16': 'A piece leaves base on a 1 or a 6, not on a 6 only.',
    'goal=1': 'One piece home is enough.',
    'goal=2': 'Two pieces home are enough.',
    'goal=3': 'Three pieces home are enough.',
    'out=1': 'One piece of each colour begins on the start square.',
    'out=2': 'Two pieces of each colour begin on the start square.',
    'pairs=open': 'Pieces together are captured like a single one.',
    'pairs=wall': 'Pieces together are a block that no other colour may pass.',
    'places=first': 'The game ends when the first is home, without playing on for the places.',
    'threeSixes=allowed': 'A third 6 in a row counts like any other, and is not lost.',
  },
  parchis: {
    'barriers=safe': 'Barriers on safe squares only: elsewhere two of a colour stop nobody.',
    'out=1': 'One piece of each colour begins on the start square.',
    'out=2': 'Two pieces of each colour begin on the start square.',
    'startBarrier=bars':
      'Two pieces of one other colour on your start square let nobody in, not even with a 5.',
  },
  uckers: {
    anyDouble: 'Any double throws again, not only a 6.',
    blobTakesBlob:
      'Blob takes blob: with a double, a blob of two goes together onto an opposing blob of two, and captures it.',
    blowBack:
      'Blow-back: a piece in its home column may go back onto an opponent just before that column, and capture.',
    'challenge=consecutive':
      'A challenge must be carried through in one run of sixes; the first throw without a 6 ends it.',
    'snakeEyes=out': 'Snake eyes: a first throw of double 1 brings all four pieces out at once.',
    'snakeEyes=outAndIn':
      'Snake eyes, out and in: a first throw of double 1 brings all four out at once, and a second one puts them back into base.',
    suckBack:
      'Suck-back: before a throw, a piece just before an opponent’s home column may announce whom in that column it aims at.',
  },
  'uckers-navy': {
    anyDouble: 'Any double throws again, not only a 6.',
    blobTakesBlob:
      'Blob takes blob: with a double, a blob of two goes together onto an opposing blob of two, and captures it.',
    blowBack:
      'Blow-back: a piece in its home column may go back onto an opponent just before that column, and capture.',
    'challenge=consecutive':
      'A challenge must be carried through in one run of sixes; the first throw without a 6 ends it.',
    'snakeEyes=out': 'Snake eyes: a first throw of double 1 brings all four pieces out at once.',
    'snakeEyes=outAndIn':
      'Snake eyes, out and in: a first throw of double 1 brings all four out at once, and a second one puts them back into base.',
    suckBack:
      'Suck-back: before a throw, a piece just before an opponent’s home column may announce whom in that column it aims at.',
  },
  german: {
    barriers: 'Barriers: two pieces of one colour on a square stop everybody.',
    captureBackwards: 'A piece may move backwards if that captures.',
    'compulsoryCapture=enforced': 'Enforced: only moves that capture are possible.',
    'compulsoryCapture=penalty': 'Penalty: a piece that failed to capture goes back to base.',
    noSkipping: 'On the end squares no piece may be jumped over.',
    threeThrows: 'With no piece that could move without a 6, throw up to three times.',
  },
};
