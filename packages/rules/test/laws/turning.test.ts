import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, COLOUR_COUNT, isOver, outcomes, printPosition, type Position } from '../../src/index.ts';
import { notes } from '../../src/notes.ts';
import { diceFor, placed, read, ruleSetNamed } from './arbitrary.ts';

/** The position with every colour moved on by a quarter of the board. */
function turned(position: Position): Position {
  const shift = <T>(list: readonly T[]): readonly T[] => [...list.slice(-1), ...list.slice(0, -1)];
  const [rules = '', seats = '', pieces = '', , dice = '', written = ''] = printPosition(position).split(' ');
  const { colours } = boardOf(position);
  const letterAfter = (index: number): string => colours[(index + 1) % COLOUR_COUNT]?.letter ?? '';
  const afterLetter = (letter: string): string =>
    letterAfter(colours.findIndex((colour) => colour.letter === letter));
  const orderOf = (letter: string): number => colours.findIndex((colour) => colour.letter === letter);
  const next = shift(Array.from(seats));
  const renumbered = new Map<string, string>();
  for (const player of next) {
    if (/[1-4]/.test(player) && !renumbered.has(player)) renumbered.set(player, String(renumbered.size + 1));
  }
  const { inTeams } = ruleSetNamed(position.rules);
  const noteOf = (text: string): number => notes.findIndex(({ letter }) => text.startsWith(letter));
  const turnNote = (text: string): string => {
    const { letter = '', names } = notes[noteOf(text)] ?? {};
    const said = Array.from(text.slice(letter.length));
    if (names === 'challenge')
      return `${letter}${said.map((each, nth) => (nth === 0 ? afterLetter(each) : each)).join('')}`;
    if (names === 'colours')
      return `${letter}${said
        .map(afterLetter)
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .join('')}`;
    if (names !== 'players') return text;
    const players = said.map((player) => renumbered.get(player) ?? '');
    return `${letter}${(inTeams ? players.toSorted() : players).join('')}`;
  };
  const colourOf = (text: string): number => orderOf(text[1] ?? '');
  const list = written
    .split(';')
    .map(turnNote)
    .toSorted((a, b) => noteOf(a) - noteOf(b) || colourOf(a) - colourOf(b));
  return read(
    [
      rules,
      next.map((player) => renumbered.get(player) ?? player).join(''),
      shift(pieces.split('/')).join('/'),
      position.colour === null ? '-' : letterAfter(position.colour),
      dice,
      list.join(';'),
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
});
