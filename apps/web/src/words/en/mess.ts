/** A game in mess words, as sailors tell it. Fetched when somebody wants them. */
import type { SquareName } from '@ludo/rules';
import type { Catalogue } from '../catalogue.ts';
import { wordForTogether, withSwitches } from '../sailors.ts';
import type { MessWords } from '../mess-words.ts';
import { colour, count, place as plainPlace } from './common.ts';
import { book, lessons, review, toldOfEach } from './mess-parts.ts';
import { sailorly } from './sailorly.ts';

function place(square: SquareName): string {
  if (square.kind === 'base') return 'harbour';
  if (square.kind === 'column') return `${colour[square.of]}’s pipe ${square.number}`;
  if (square.kind !== 'track' || square.startOf === null) return plainPlace(square);
  return `square ${square.number} (${colour[square.startOf]}’s doorstep)`;
}

function standing(square: SquareName): string {
  if (square.kind === 'base') return 'in harbour';
  return `${square.kind === 'home' ? 'at' : square.kind === 'column' ? 'in' : 'on'} ${place(square)}`;
}

const common = {
  place,
  standing,
  from: (square: SquareName) => `from ${place(square)}`,
  to: (square: SquareName) => (square.kind === 'home' ? 'home' : `to ${place(square)}`),
};

const sixes = (needed: number): string => count(needed, '6 is', 'sixes are');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Snake eyes: Anna (Red) moves 4 pieces together …". */
const together = (many: number, sentence: string): string => `${capital(wordForTogether(many))}: ${sentence}`;

const captions = {
  entered: (who: string, to: string) => `${who} brings a piece out of harbour and goes ${to}.`,
  captured: (by: string, whose: string, many: number) =>
    many === 1
      ? `${by} hacks off ${whose}: the piece goes back to harbour.`
      : `${by} hacks off ${many} pieces of ${whose}: they go back to harbour.`,
  movedBack: (who: string, from: string, to: string) => `Blow-back: ${who} goes ${from} ${to}.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `Blow-back: ${who} moves a piece of ${whose} ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    together(many, `${who} moves ${many} pieces ${from} ${to}.`),
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    together(many, `${who} moves ${many} pieces of ${whose} ${from} ${to}.`),
  challenged: (who: string, blob: string, needed: number) =>
    `${who} sixes off against ${blob}: ${sixes(needed)} needed.`,
  challengeEnded: {
    won: (who: string) => `${who} wins the six-off.`,
    lapsed: (who: string) => `The six-off of ${who} lapses.`,
    'no-six': (who: string) => `No 6: the six-off of ${who} is over.`,
  },
};

const own = {
  entered: (to: string) => `You bring a piece out of harbour and go ${to}.`,
  captured: (whose: string, many: number) =>
    many === 1
      ? `You hack off a piece of ${whose}: it goes back to harbour.`
      : `You hack off ${many} pieces of ${whose}: they go back to harbour.`,
  capturedOwn: (own: string, many: number) =>
    many === 1
      ? `You hack off your own piece of ${own}: it goes back to harbour.`
      : `You hack off ${many} of your own pieces of ${own}: they go back to harbour.`,
  wasCaptured: (by: string, many: number) =>
    many === 1
      ? `${by} hacks off your piece: it goes back to harbour.`
      : `${by} hacks off ${many} of your pieces: they go back to harbour.`,
  wasCapturedOf: (by: string, own: string, many: number) =>
    many === 1
      ? `${by} hacks off your piece of ${own}: it goes back to harbour.`
      : `${by} hacks off ${many} of your pieces of ${own}: they go back to harbour.`,
  movedBack: (from: string, to: string) => `Blow-back: you go ${from} ${to}.`,
  movedBackFor: (whose: string, from: string, to: string) =>
    `Blow-back: you move a piece of ${whose} ${from} ${to}.`,
  movedTogether: (many: number, from: string, to: string) =>
    together(many, `you move ${many} pieces ${from} ${to}.`),
  movedTogetherFor: (many: number, whose: string, from: string, to: string) =>
    together(many, `you move ${many} pieces of ${whose} ${from} ${to}.`),
  wereMoved: (who: string, many: number, from: string, to: string) =>
    together(many, `${who} moves ${many} of your pieces ${from} ${to}.`),
  challenged: (blob: string, needed: number) => `You six off against ${blob}: ${sixes(needed)} needed.`,
  wasChallenged: (who: string, where: string, needed: number) =>
    `${who} sixes off against your blob ${where}: ${sixes(needed)} needed.`,
  challengeEnded: {
    won: 'You win the six-off.',
    lapsed: 'Your six-off lapses.',
    'no-six': 'No 6: your six-off is over.',
  },
};

const board = {
  captures: (whose: string, many: number) =>
    many === 1 ? `hacks off ${whose}` : `hacks off ${many} pieces of ${whose}`,
  moveBack: (to: string) => `blow back ${to}`,
  challenge: (blob: string, needed: number) =>
    `six off against ${blob} (${count(needed, '6', 'sixes')} needed after this one)`,
  winsChallenge: 'win the six-off',
  lapses: (whose: string) => `ends the six-off of ${whose}`,
};

const switches = {
  blobTakesBlob:
    'Blob takes blob: with a double, a blob of two goes together onto an opposing blob of two, and hacks it off.',
  blowBack:
    'Blow-back: a piece in its pipe may go back onto an opponent just before that pipe, and hack it off.',
  'challenge=consecutive':
    'A six-off must be carried through in one run of sixes; the first throw without a 6 ends it.',
  snakeEyes: 'Snake eyes as the first throw of a colour',
  'snakeEyes=out': 'Snake eyes: as a first throw they bring all four out of harbour at once.',
  'snakeEyes=outAndIn':
    'Snake eyes, out and in: as a first throw they bring all four out of harbour at once, and a second time they put them back.',
  suckBack:
    'Suck-back: before a throw, a piece just before an opponent’s pipe may announce whom in that pipe it aims at.',
};

function gamesIn(games: Catalogue['games']): Catalogue['games'] {
  const { uckers, 'uckers-navy': navy } = games;
  return {
    ...games,
    uckers: { ...uckers, special: sailorly(uckers.special) },
    'uckers-navy': { ...navy, special: sailorly(navy.special) },
  };
}

/** Only for the games of sailors: another one has no harbour. */
function inMessWords(text: Catalogue): Catalogue {
  const { turn, rulesRefusal, score } = text;
  return {
    ...text,
    clauses: toldOfEach(text.clauses),
    common: { ...text.common, ...common },
    captions: { ...text.captions, ...captions },
    own: {
      ...text.own,
      ...own,
      doing: {
        ...text.own.doing,
        challenge: (thrown, needed) => `You throw for the six-off, ${thrown} of ${needed} sixes`,
        challengeMove: 'You count for the six-off',
      },
    },
    board: { ...text.board, ...board },
    seats: {
      ...text.seats,
      pieces: (base, way, home) => `${base} in harbour, ${way} on the way, ${home} home`,
    },
    turn: {
      ...turn,
      yours: {
        ...turn.yours,
        challenge: (who, thrown, needed) => `${who}: throw for the six-off, ${thrown} of ${needed} sixes`,
        challengeMove: (who) => `${who}: count for the six-off`,
      },
      theirs: {
        ...turn.theirs,
        challenge: (who, thrown, needed) => `${who} throws for the six-off, ${thrown} of ${needed} sixes`,
        challengeMove: (who) => `${who} counts for the six-off`,
      },
    },
    forming: {
      ...text.forming,
      makes: { ...text.forming.makes, mixed: 'makes a mixi-blob' },
      breaks: { ...text.forming.breaks, mixed: 'breaks up a mixi-blob' },
    },
    end: { ...text.end, columns: { ...text.end.columns, captures: 'Hacked off' } },
    rulesRefusal: {
      ...rulesRefusal,
      'needs-another-number-to-enter': ({ needs }) => `A piece leaves harbour only with a ${needs}`,
      'backwards-only-to-capture': () => 'A piece goes backwards only to hack off',
      'locked-by-challenge': () =>
        'This colour’s six-off stands: until it ends, only sixes count and nothing else moves',
    },
    score: {
      ...score,
      columns: { ...score.columns, eights: 'Eight-piecers' },
      eightPiece: 'An eight-piecer: the others have no piece home.',
      inHarbour: 'An eight piece in harbour: the others have not left harbour.',
    },
    games: gamesIn(withSwitches(text, switches)),
  };
}

export const mess: MessWords = { catalogue: inMessWords, lessons, book, review };
