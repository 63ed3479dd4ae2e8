/** What the review says of positions that can be counted by hand. */
import { expect, test } from 'vitest';
import { foldRows, type RoomState } from '@ludo/room';
import { parsePosition, printPosition, type Position } from '@ludo/rules';
import { catalogue as english } from '../words/en/index.ts';
import { formingWords } from '../telling/formations.ts';
import { review as german } from '../words/de/review.ts';
import { review } from '../words/en/review.ts';
import { myPieces, nowLines, whoHitsWhom, wholePosition, type ReviewQuestion } from './lines.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

function asked(text: string, mine: readonly number[], words = review): ReviewQuestion {
  const position = positionOf(text);
  // A game cannot begin from its end, so the room has the position of the race.
  const from = position.colour === null ? positionOf(race) : position;
  const { rules, seats } = position;
  const room: RoomState | null = foldRows(null, [
    { s: 1, at: 0, row: { t: 'open', v: 1, rules, seats, host: 'a', position: printPosition(from) } },
    { s: 2, at: 0, row: { t: 'sit', p: 1, n: 'Anna', who: 'a' } },
    { s: 3, at: 0, row: { t: 'sit', p: 2, n: 'Ben', who: 'b' } },
    { s: 4, at: 0, row: { t: 'start', rolls: [], c: from.colour ?? 0 } },
  ]);
  if (room === null) throw new Error('no room');
  const person = ['a', 'b'][(mine[0] ?? 0) - 1] ?? null;
  return { text: english, words, room, position, mine, person };
}

// Yellow 3 is on red 37, three squares behind red 40.
const race = 'ludo 1-2- b.20.20.40/-/b.b.b.3/- Y ? -';

test('ML-9, ML-10: where my pieces are, also when somebody else is to throw', () => {
  expect(myPieces(asked(race, [1]))).toEqual([
    {
      heading: 'Your pieces:',
      lines: [
        'Piece in base, waiting.',
        '2 pieces on square 21, 54 from home, safe: a block, nobody may land on it (Ludo, ML-10).',
        'Piece on square 41, 34 from home, can be hit by Ben (Yellow) (1 of 6 throws).',
      ],
    },
  ]);
});

test('WU-1: what may be announced before a throw is told to whoever throws', () => {
  const before = 'uckers-navy+suckBack 1212 b.b.b.11/b.b.b.53/b.b.b.b/b.b.b.b R ? -';
  const lines = (player: number) => nowLines(asked(before, [player]), [], [])[0]?.lines;
  expect(lines(1)).toEqual([
    'It is Anna (Red)’s turn.',
    'The dice are to be thrown.',
    'Or announce before the throw:',
    expect.stringMatching(/^1: Square 12: suck back .*%\.$/),
  ]);
  expect(lines(2)).toHaveLength(2);
});

test('IL-6, IL-7: where nobody is captured, and beside whom', () => {
  expect(myPieces(asked('indian 1-2- b.8.20.20/-/b.b.34.45/- Y ? -', [1]))).toEqual([
    {
      heading: 'Your pieces:',
      lines: [
        'Piece in base, waiting.',
        'Piece on square 9, 48 from home, beside a piece of another colour, safe: nobody is captured on this square (Ludo as in the apps, IL-6).',
        '2 pieces on square 21, 36 from home, nobody can hit it with one throw.',
      ],
    },
  ]);
});

test('HO-6: a block is told also where nobody is captured', () => {
  const lines = myPieces(asked('jumbo+safe 1-2- b.b.8.8/-/b.b.b.4/- R ? -', [1]))[0]?.lines;
  expect(lines?.[1]).toBe(
    '2 pieces on square 9, 48 from home, safe: a block, nobody may land on it (Jumbo Ludo, ML-10).',
  );
});

test('ML-9: who can hit me, and whom can I hit', () => {
  expect(whoHitsWhom(asked(race, [1]))).toEqual([
    {
      heading: 'Who can hit you:',
      lines: ['Ben (Yellow) can hit your piece on square 41, 3 squares behind it, with a 3: 1 of 6 throws.'],
    },
    { heading: null, lines: ['You can hit nobody with one throw.'] },
  ]);
});

test('IL-10: how far it is round again, to a piece beyond the start square', () => {
  // Yellow 28 is on red 2.
  const game = 'indian+captureFirst 1-2- b.b.b.48/-/b.b.b.28/- Y ? -';
  expect(whoHitsWhom(asked(game, [2]))[0]?.lines).toEqual([
    'Anna (Red) can hit your piece on square 3, 5 squares behind it, with a 5: 1 of 6 throws.',
  ]);
});

test('MU-3: either die or the total, and what is whose in a team', () => {
  const [suffered] = whoHitsWhom(asked('uckers 1212 b.b.b.40/b.b.b.b/b.b.b.b/b.b.10.54 R ? -', [1]));
  expect(suffered?.lines).toEqual([
    'Ben (Blue) can hit Anna (Red) on square 41, 3 squares behind it, with any 3 or 2 + 1: 13 of 36 throws.',
  ]);
});

test('a watcher is told whose pieces the answer is about: those of whoever is to play', () => {
  const watching = asked(race, []);
  expect(myPieces(watching).map(({ heading, lines }) => heading ?? lines[0])).toEqual([
    'You are watching. This is about Ben (Yellow), whose turn it is.',
    'Ben (Yellow):',
  ]);
  expect(whoHitsWhom(watching)).toEqual([
    { heading: null, lines: ['You are watching. This is about Ben (Yellow), whose turn it is.'] },
    { heading: null, lines: ['Nobody can hit Ben (Yellow) with one throw.'] },
    {
      heading: 'Whom Ben (Yellow) can hit:',
      lines: ['Ben (Yellow) can hit Anna (Red) on square 41, 3 squares behind it, with a 3: 1 of 6 throws.'],
    },
  ]);
});

test('after the end: pieces stand where they stood, to a watcher everybody’s, and nobody can be hit', () => {
  const ended = 'ludo 1-2- h.h.h.h/-/b.b.b.3/- - - w1';
  expect(myPieces(asked(ended, [2])).map(({ heading }) => heading)).toEqual(['Your pieces:']);
  expect(myPieces(asked(ended, [])).map(({ heading, lines }) => heading ?? lines[0])).toEqual([
    'You are watching. These are everybody’s pieces.',
    'Anna (Red):',
    'Ben (Yellow):',
  ]);
  for (const mine of [[], [1]])
    expect(whoHitsWhom(asked(ended, mine))).toEqual([{ heading: null, lines: ['The game is over.'] }]);
});

test.each([
  // Yellow 3 is three squares behind red 40, and yellow 1 is five.
  ['ML-9', 'ludo 1-2- b.b.b.40/-/b.b.1.3/- Y ? -', 'can be hit by Ben (Yellow) (2 of 6 throws)'],
  // Blue 54 is three squares behind red 40, and blue 50 seven: a 3 on either die, 2 + 1, or any sum of seven.
  [
    'MU-3',
    'uckers 1212 b.b.b.40/b.b.b.b/b.b.b.b/b.b.50.54 R ? -',
    'can be hit by Ben (Blue) (17 of 36 throws)',
  ],
])('%s: two pieces of a colour hit with more throws than one: %s', (_clause, text, told) => {
  expect(myPieces(asked(text, [1])).flatMap(({ lines }) => lines.join(' '))).toContainEqual(
    expect.stringContaining(told),
  );
});

test('GV-3: from ahead', () => {
  // Green 8 is on yellow 18.
  const text = 'german+captureBackwards 12-- b.b.b.14/b.b.b.8/-/- Y ? -';
  const seated = text.replace('12--', '1-2-').replace('/b.b.b.8/-/', '/-/b.b.b.38/');
  // Red 38 is on yellow 18.
  const [suffered] = whoHitsWhom(asked(seated, [1]));
  expect(suffered?.lines.join(' ')).toContain('4 squares ahead of it, with a 4: 1 of 6 throws.');
});

test('GV-1: the other colour of a player is a danger like any other', () => {
  // Red 32 is on yellow 12, two squares behind yellow 14.
  const text = 'german 1212 b.b.b.14/b.b.b.9/b.b.b.32/b.b.b.5 Y ? -';
  const told = asked(text, [1]);
  const lines = myPieces(told).flatMap((answer) => answer.lines);
  expect(lines.filter((line) => line.includes('can be hit by Anna'))).not.toEqual([]);
  const [suffered, dealt] = whoHitsWhom(told);
  expect(suffered?.heading).toBe('Who can hit you:');
  expect(dealt?.heading).toBe('Whom you can hit:');
  for (const answer of [suffered, dealt])
    expect(answer?.lines.join(' ')).toMatch(/Anna \(\w+\) can hit Anna \(\w+\)/);
});

test('the whole position tells of every colour in play, in every language', () => {
  for (const words of [review, german]) expect(wholePosition(asked(race, [], words))).toHaveLength(2);
});

test.each([
  ['ML-10', 'ludo 1-2- b.b.38.40/-/b.b.b.3/- R 2 -', 38, 40, ['makes a block']],
  ['ML-10', 'ludo 1-2- b.b.40.40/-/b.b.b.3/- R 2 -', 40, 42, ['breaks up a block']],
  ['MU-10', 'uckers 1212 b.b.38.40/b.b.b.b/b.b.b.b/b.b.b.b R 21 -', 38, 40, ['makes a blob']],
  ['MU-9', 'uckers 1212 b.b.b.38/b.b.b.b/b.b.b.6/b.b.b.b R 21 -', 38, 40, ['makes a mixed blob']],
  ['IL-6', 'indian 1-2- b.b.b.6/-/b.b.b.34/- R 2 -', 6, 8, ['reaches a safe square']],
  ['IL-6', 'indian 1-2- b.b.8.8/-/b.b.b.4/- R 5 -', 8, 13, []],
  ['IL-7', 'indian 1-2- b.b.38.40/-/b.b.b.3/- R 2 -', 38, 40, []],
  ['IL-7', 'indian+pairs=wall 1-2- b.b.38.40/-/b.b.b.3/- R 2 -', 38, 40, ['makes a block']],
  ['HO-6', 'jumbo+safe 1-2- b.b.6.8/-/b.b.b.4/- R 2 -', 6, 8, ['makes a block', 'reaches a safe square']],
  ['GV-6', 'german+barriers 1-2- b.b.14.16/-/b.b.b.5/- Y 2 -', 14, 16, ['makes a barrier']],
] as const)('%s: what a move makes of pieces that stand together: %s', (_clause, text, from, to, words) => {
  const events = [{ type: 'moved', colour: 0, from, to, kind: 'move' }] as const;
  expect(formingWords(english, positionOf(text), events)).toEqual(words);
});
