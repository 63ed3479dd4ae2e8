/** Threats predict what the game does: compared with actual throws. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyThrow,
  BASE,
  parsePosition,
  printPosition,
  stands,
  survey,
  threats,
  type Position,
  type Threat,
  type Throw,
} from '../../src/index.ts';
import { placed, ruleSetNamed } from './arbitrary.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

function throwsFor(position: Position): readonly Throw[] {
  if (ruleSetNamed(position.rules).dice === 1) return FACES.map((face) => [face]);
  return FACES.flatMap((high) => FACES.filter((low) => low <= high).map((low) => [high, low]));
}

/** "1 40 3": a piece of colour 1 on 40 that some legal use of the throw of a 3 sends to base. */
function hitsIn(position: Position): readonly string[] {
  const hits = throwsFor(position).flatMap((faces) => {
    const thrown = applyThrow(position, faces);
    if (!thrown.ok) throw new Error(thrown.error.code);
    const legal = survey(thrown.value.position).candidates.filter(({ refusal }) => refusal === null);
    return legal.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'captured' ? [`${event.colour} ${event.from} ${faces.join('')}`] : [],
      ),
    );
  });
  return [...new Set(hits)].toSorted();
}

function hitsTold(position: Position, by: number): readonly string[] {
  const hits = threats(position)
    .filter((each) => each.kind === 'capture' && each.by === by)
    .flatMap(({ colour, place, throws }) => throws.map((faces) => `${colour} ${place} ${faces.join('')}`));
  return [...new Set(hits)].toSorted();
}

/** The same position with another colour to throw; null where that colour has no turn. */
function turnOf(position: Position, letter: string): Position | null {
  const fields = printPosition(position).split(' ');
  // What is counted of a turn ends with it.
  if (fields[3] !== letter) fields[5] = fields[5]?.replace(/;?s\d$/, '') || '-';
  fields[3] = letter;
  const parsed = parsePosition(fields.join(' '));
  return parsed.ok ? parsed.value : null;
}

test('law: a piece can be hit by a throw if and only if some legal use of that throw captures it', () => {
  let seen = 0;
  fc.assert(
    fc.property(placed, (position) => {
      if (position.colour === null || position.throwsUsed > 0) return;
      const { board } = ruleSetNamed(position.rules);
      for (const { index, letter } of board.colours) {
        const other = turnOf(position, letter);
        if (other === null) continue;
        const hits = hitsIn(other);
        seen += hits.length;
        expect(hitsTold(position, index), `${printPosition(position)} by ${letter}`).toEqual(hits);
      }
    }),
    { numRuns: 400 },
  );
  expect(seen).toBeGreaterThan(1000);
});

/** PA-5: a piece that comes in takes one of two off its start square, although that is safe. */
function makesRoom({ rules }: Position, { from }: Threat): boolean {
  return rules.startsWith('parchis') && from === BASE;
}

test('law: what a rule keeps opponents off is not hit, except by a challenge, or a blob by another one', () => {
  let seen = 0;
  fc.assert(
    fc.property(placed, (position) => {
      const hit = threats(position).filter(({ kind }) => kind === 'capture');
      const barred = stands(position).filter(({ barredBy, safeBy }) => barredBy !== null || safeBy !== null);
      seen += barred.length;
      for (const { colour, place, count } of barred) {
        if (count === 2 && position.rules.includes('blobTakesBlob')) continue;
        const by = hit.filter(
          (each) => each.colour === colour && each.place === place && !makesRoom(position, each),
        );
        const challengers = position.challenges.map((each) => each.colour);
        expect(
          by.filter(({ mover }) => !challengers.includes(mover)),
          printPosition(position),
        ).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(100);
});
