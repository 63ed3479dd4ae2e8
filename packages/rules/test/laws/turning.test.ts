import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, COLOUR_COUNT, isOver, outcomes, printPosition, type Position } from '../../src/index.ts';
import { diceFor, placed, read, ruleSetNamed } from './arbitrary.ts';

/** The position with every colour moved on by a quarter of the board. */
function turned(position: Position): Position {
  const shift = <T>(list: readonly T[]): readonly T[] => [...list.slice(-1), ...list.slice(0, -1)];
  const [rules = '', seats = '', pieces = '', , dice = '', notes = ''] = printPosition(position).split(' ');
  const { colours } = boardOf(position);
  const letterAfter = (index: number): string => colours[(index + 1) % COLOUR_COUNT]?.letter ?? '';
  const afterLetter = (letter: string): string =>
    letterAfter(colours.findIndex((colour) => colour.letter === letter));
  const inOrder = (letters: readonly string[]): readonly string[] =>
    colours.map(({ letter }) => letter).filter((letter) => letters.includes(letter));
  const next = shift(Array.from(seats));
  const renumbered = new Map<string, string>();
  for (const player of next) {
    if (/[1-4]/.test(player) && !renumbered.has(player)) renumbered.set(player, String(renumbered.size + 1));
  }
  const { inTeams } = ruleSetNamed(position.rules);
  const turnNote = (note: string): string => {
    const [kind = '', ...rest] = Array.from(note);
    if (kind === 'c') return `c${afterLetter(rest[0] ?? '')}${rest.slice(1).join('')}`;
    if (kind === 'p' || kind === 'k') return `${kind}${inOrder(rest.map(afterLetter)).join('')}`;
    if (kind !== 'w' && kind !== 'd') return note;
    const players = rest.map((player) => renumbered.get(player) ?? '');
    return `${kind}${(inTeams ? players.toSorted() : players).join('')}`;
  };
  const rank = (note: string): string =>
    note.startsWith('c') ? `c${colours.findIndex(({ letter }) => letter === note[1])}` : '';
  const list = notes.split(';').map(turnNote);
  const challenges = list
    .filter((note) => note.startsWith('c'))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const before = list.filter((note) => note.startsWith('t'));
  const others = list.filter((note) => !/^[tc]/.test(note));
  return read(
    [
      rules,
      next.map((player) => renumbered.get(player) ?? player).join(''),
      shift(pieces.split('/')).join('/'),
      position.colour === null ? '-' : letterAfter(position.colour),
      dice,
      [...before, ...challenges, ...others].join(';'),
    ].join(' '),
  );
}

test('law: turning the board by a quarter commutes with playing', () => {
  const face = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(placed, fc.tuple(face, face), (position, numbers) => {
      if (isOver(position)) return;
      const dice = diceFor(position, numbers);
      const here = outcomes(position, dice);
      const there = outcomes(turned(position), dice);
      if (!here.ok || !there.ok) throw new Error('outcomes refused a position to be thrown');
      const carried = here.value.map((text) => printPosition(turned(read(text))));
      expect(carried.toSorted()).toEqual([...there.value].toSorted());
    }),
    { numRuns: 600 },
  );
}, 60_000);
