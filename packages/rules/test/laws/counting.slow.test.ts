/** What lasts from one throw to the next is in the position; a state that stays open must forget the rest. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPlay, applyThrow, perft, printPosition, survey, type Position } from '../../src/index.ts';
import { placedWhere, ruleSetNamed } from './arbitrary.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Each takes thousands of throws; `COMBINATIONS=all npm run unit -- counting` takes more of them, of any game. */
const POSITIONS = process.env['COMBINATIONS'] === 'all' ? 200 : 25;

function countedAnew(position: Position, depth: number): bigint {
  if (depth === 0 || position.colour === null) return 1n;
  const throws = FACES.map((face) => [face]);
  return throws.reduce((sum, dice) => {
    const thrown = applyThrow(position, dice);
    if (!thrown.ok) throw new Error(thrown.error.code);
    const ends = afterAll(thrown.value.position).map((end) => [printPosition(end), end] as const);
    // A position that is reached in two ways is one outcome.
    return [...new Map(ends).values()].reduce((all, end) => all + countedAnew(end, depth - 1), sum);
  }, 0n);
}

/** When the throw has been used, and all that it brings is counted. */
function afterAll(position: Position): readonly Position[] {
  const legal = survey(position).candidates.filter(({ refusal }) => refusal === null);
  return legal.flatMap(({ play }) => {
    const played = applyPlay(position, play);
    if (!played.ok) throw new Error(played.error.code);
    const { position: after } = played.value;
    return after.toCount > 0 ? afterAll(after) : [after];
  });
}

test('law: lines of three throws are counted as they are played, one position after the other', () => {
  fc.assert(
    fc.property(
      placedWhere((rules) => ruleSetNamed(rules).dice === 1),
      (position) => {
        expect(perft(position, 3)).toEqual({ ok: true, value: countedAnew(position, 3) });
      },
    ),
    { numRuns: POSITIONS },
  );
});
