/** What games are like, and their variations. */
import type { OtherName } from '@ludo/rules';
import type { VariantTexts } from '../card-text.ts';
import type { GameTexts } from '../game-text.ts';

const CONSECUTIVE =
  'A challenge must be carried through in one run of sixes; the first throw without a 6 ends it.';

const YOUNG = 'For young children: a piece leaves base on a 1 or a 6, not on a 6 only.';

const PLACES = 'Play on for the places: when the first is home, the others go on until one is left.';

const OUT = {
  out: 'Pieces that begin on the start square',
  'out=0': 'None: all pieces begin in base.',
  'out=1': 'One piece of each colour begins on the start square.',
  'out=2': 'Two pieces of each colour begin on the start square.',
};

const familyRules = (squares: string) => ({
  ...OUT,
  captureThrows: 'A capture gives another throw.',
  'places=last': PLACES,
  safe: `Safe squares: on the start squares, and ${squares} squares beyond each, nobody is captured.`,
  threeThrows: 'With pieces waiting in base and none on the way, throw up to three times for a 6.',
});

const SWITCHES = {
  anyDouble: 'Any double throws again, not only a 6.',
  blobTakesBlob:
    'Blob takes blob: with a double, a blob of two goes together onto an opposing blob of two, and captures it.',
  blowBack:
    'Blow-back: a piece in its home column may go back onto an opponent just before that column, and capture.',
  'challenge=consecutive': CONSECUTIVE,
  snakeEyes: 'A double 1 as the first throw of a colour',
  'snakeEyes=out': 'Snake eyes: a first throw of double 1 brings all four pieces out at once.',
  'snakeEyes=outAndIn':
    'Snake eyes, out and in: a first throw of double 1 brings all four out at once, and a second one puts them back into base.',
  suckBack:
    'Suck-back: before a throw, a piece just before an opponent’s home column may announce whom in that column it aims at.',
};

export const games: GameTexts = {
  ludo: {
    special: 'The long way round: two of a colour on one square are a block that nobody else may pass.',
    origin: 'After the rules of Masters Games.',
    options: { 'enterOn=16': YOUNG, ...familyRules('ten') },
  },
  jumbo: {
    special: 'The familiar short board: the same rules on a way that is a quarter shorter.',
    origin: 'After the rule sheet of a giant garden Ludo set.',
    options: { 'enterOn=16': YOUNG, ...familyRules('eight') },
  },
  indian: {
    special:
      'The Ludo of the phones: safe squares, nothing that blocks, and another throw for a capture or a piece that gets home.',
    origin: 'After several descriptions of how phone apps play it.',
    options: {
      ...OUT,
      captureFirst: 'Capture first: a colour goes up its home column only after it has captured a piece.',
      'enterOn=16': 'A piece leaves base on a 1 or a 6, not on a 6 only.',
      goal: 'Pieces that must get home',
      'goal=4': 'All four',
      'goal=1': 'One piece home is enough.',
      'goal=2': 'Two pieces home are enough.',
      'goal=3': 'Three pieces home are enough.',
      pairs: 'Two or more pieces of one colour on a square that is not safe',
      'pairs=safe': 'Pieces together are not captured, and stop nobody.',
      'pairs=open': 'Pieces together are captured like a single one.',
      'pairs=wall': 'Pieces together are a block that no other colour may pass.',
      'places=first': 'The game ends when the first is home, without playing on for the places.',
      'threeSixes=allowed': 'A third 6 in a row counts like any other, and is not lost.',
    },
  },
  parchis: {
    special:
      'The game of Spain and Latin America: a 5 brings a piece out, two of a colour are a barrier, and a capture counts 20.',
    origin: 'After the rules of Spanish clubs and championships.',
    options: {
      ...OUT,
      'barriers=safe': 'Barriers on safe squares only: elsewhere two of a colour stop nobody.',
      'startBarrier=bars':
        'Two pieces of one other colour on your start square let nobody in, not even with a 5.',
    },
  },
  uckers: {
    special: 'For grown-ups: two dice, two partners, blobs that bar the way, and challenges that break them.',
    origin: 'After the Uckers rules of Masters Games.',
    options: SWITCHES,
  },
  'uckers-navy': {
    special:
      'The sailors’ way on the short board: quicker, and with all pieces home you wait for your next turn.',
    origin: 'After a museum curator’s account of the game in the Royal Navy.',
    options: SWITCHES,
  },
  german: {
    special: 'A quick round of 40 squares: pieces jump, nothing blocks, and everybody plays for a place.',
    origin: 'After a description of the game as it is played in Germany, with all its variations.',
    options: {
      barriers: 'Barriers: two pieces of one colour on a square stop everybody.',
      captureBackwards: 'A piece may move backwards if that captures.',
      compulsoryCapture: 'Whoever can capture must',
      'compulsoryCapture=enforced': 'Enforced: only moves that capture are possible.',
      'compulsoryCapture=penalty': 'Penalty: a piece that failed to capture goes back to base.',
      noSkipping: 'On the end squares no piece may be jumped over.',
      threeThrows: 'With no piece that could move without a 6, throw up to three times.',
    },
  },
};

export const variants: VariantTexts = {
  'quick-ludo':
    'The quick game of the phones: one piece home wins, and only whoever has captured a piece gets there.',
};

/** Under these a game is known, too. Those of other products are missing here: they are understood, and not shown. */
export const otherNames: Readonly<Partial<Record<OtherName, string>>> = {
  'ludo-star': 'Ludo Star',
  'ludo-star-uckers': 'Ludo Star Uckers',
};
