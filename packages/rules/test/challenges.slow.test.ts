/** What a challenge is about and what it takes, whose pieces a throw moves, and who plays together. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  challengeOn,
  outlook,
  parsePosition,
  partnerOf,
  printPosition,
  ruleSets,
  standingChallenges,
  survey,
  teamsOf,
  whosePieces,
  winnersOf,
} from '../src/index.ts';
import { placed, ruleSetNamed, thrownPosition } from './laws/arbitrary.ts';
import { position } from './positions.ts';

test.each([
  ['MU-12', 'uckers 1234 b.b.20.40/b.b.b.b/b.b.b.b/b.b.38.38 R ? cR21*1', 0, 21, 2],
  ['MU-13', 'uckers 1234 b.b.b.40/b.b.b.b/b.b.b.b/b.b.17.17 R ? cRb*1', 0, 0, 3],
] as const)('%s: %s', (_clause, text, colour, at, needed) => {
  const [standing] = standingChallenges(position(text));
  expect(standing).toMatchObject({ colour, at, sixes: 1, needed, blob: { colour: 3, size: 2 } });
  expect(challengeOn(position(text), colour, at)?.needed).toBe(needed);
});

test('MU-11: nobody challenges what is no blob of the opponents, nor from where nobody stands', () => {
  // Blue 4, blue's start square being red 51, is red 55; yellow 21 is red 55 as well.
  const text = 'uckers 1234 b.b.20.54/b.b.b.b/b.b.21.21/b.b.b.38 R ? -';
  expect(challengeOn(position(text), 0, 21)).toBeNull();
  expect(challengeOn(position(text), 0, 55)).toBeNull();
  expect(challengeOn(position('ludo 1-2- b.b.20.40/-/b.b.55.55/- R ? -'), 0, 21)).toBeNull();
});

test('MU-12: law: the sixes that are missing are those after which the challenge is won', () => {
  let seen = 0;
  fc.assert(
    fc.property(placed, (at) => {
      const standing = standingChallenges(at);
      expect(standing.map(({ colour }) => colour)).toEqual(at.challenges.map(({ colour }) => colour));
      for (const { colour, sixes, needed, blob } of standing) {
        seen++;
        const found = outlook(at).standing.find(({ by }) => by === colour);
        expect(found, printPosition(at)).toMatchObject({ ...blob, sixesLeft: Math.max(1, needed - sixes) });
      }
    }),
    { numRuns: 2000 },
  );
  expect(seen).toBeGreaterThan(50);
});

test('MU-15: law: a throw moves the pieces of the colour that is named, or of none while it is locked', () => {
  const seen = { own: 0, partner: 0, locked: 0 };
  fc.assert(
    fc.property(thrownPosition, (at) => {
      const whose = whosePieces(at);
      if (whose === null) return;
      const { thrower, mover, lockedBy } = whose;
      const neutral = [...at.seats].indexOf('n');
      const steps = survey(at).candidates.flatMap(({ play, refusal }) => (refusal === null ? play : []));
      const moved = steps.filter(({ kind }) => kind !== 'challenge').map(({ colour }) => colour);
      expect(thrower).toBe(at.colour);
      for (const colour of moved) expect([mover, neutral], printPosition(at)).toContain(colour);
      if (lockedBy !== null) expect(moved, printPosition(at)).toEqual([]);
      if (mover !== thrower) {
        expect(mover).toBe(partnerOf(ruleSetNamed(at.rules), thrower));
        seen.partner++;
      } else if (lockedBy === null) seen.own++;
      else seen.locked++;
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(3);
});

test.each(ruleSets.map((ruleSet) => [ruleSet.id, ruleSet] as const))(
  'MU-1: partners in %s',
  (_id, ruleSet) => {
    const teams = teamsOf(ruleSet);
    for (const { index } of ruleSet.board.colours) {
      const partner = partnerOf(ruleSet, index);
      const team = teams.find((colours) => colours.includes(index));
      expect(team?.filter((colour) => colour !== index)).toEqual(partner === null ? undefined : [partner]);
    }
  },
);

test.each([
  ['ML-12', 'ludo 1-2- h.h.h.h/-/b.b.b.3/- - - w1', [1]],
  ['GL-13', 'german 1-2- 40.41.42.43/-/b.b.b.3/- - - w12', [1]],
  ['MU-18', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w13', [1, 3]],
  ['MU-18', 'uckers 1212 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w1', [1]],
  ['CO-1', 'ludo 1-2- b.b.b.b/-/b.b.b.3/- R ? -', []],
] as const)('%s: %s is won by %j', (_clause, text, winners) => {
  const parsed = parsePosition(text);
  expect(parsed.ok && winnersOf(parsed.value), JSON.stringify(parsed)).toEqual(winners);
});
