/** The engine against a second, plain implementation of Uckers, on positions placed at random and reached by play. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announcements, applyAnnounced, printPosition } from '../../src/index.ts';
import { moves, placedWhere, ruleSetNamed, walk } from '../laws/arbitrary.ts';
import { after } from '../positions.ts';
import { uckersAnnouncements, uckersOutcomes } from './uckers.ts';

test('law: what can follow a throw of two dice is what a plain reading of the clauses says', () => {
  const face = fc.constantFrom(1, 2, 3, 4, 5, 6, 6);
  const ofTeams = placedWhere((rules) => ruleSetNamed(rules).inTeams);
  let compared = 0;
  fc.assert(
    fc.property(ofTeams, moves, fc.tuple(face, face), (start, choices, dice) => {
      const positions = [start, ...walk(start, choices.slice(0, 12)).map(({ position }) => position)];
      for (const position of positions) {
        if (position.colour === null) continue;
        const text = printPosition(position);
        const [high, low] = dice.toSorted((a, b) => b - a);
        expect({ text, dice, follows: after(text, dice.join('')) }).toEqual({
          text,
          dice,
          follows: uckersOutcomes(text, [high ?? 0, low ?? 0]),
        });
        compared++;
      }
    }),
    { numRuns: 250 },
  );
  expect(compared).toBeGreaterThan(500);
});

test('law: what may be announced, and what follows, is what a plain reading of the clauses says', () => {
  const face = fc.constantFrom(1, 2, 3, 4, 5, 6);
  const withSuckBack = placedWhere((rules) => rules.includes('suckBack'));
  let compared = 0;
  fc.assert(
    fc.property(withSuckBack, moves, fc.tuple(face, face), (start, choices, dice) => {
      const positions = [start, ...walk(start, choices.slice(0, 20)).map(({ position }) => position)];
      for (const position of positions) {
        if (position.colour === null) continue;
        const text = printPosition(position);
        const possible = announcements(position);
        expect({ text, possible }).toEqual({
          text,
          possible: { ok: true, value: uckersAnnouncements(text) },
        });
        for (const announcement of possible.ok ? possible.value : []) {
          const [high = 0, low = 0] = dice.toSorted((a, b) => b - a);
          const applied = applyAnnounced(position, announcement, [high, low]);
          const follows = applied.ok ? printPosition(applied.value.position) : applied.error.code;
          const plain = uckersOutcomes(text, [high, low], announcement);
          expect({ text, announcement, dice, follows: [follows] }).toEqual({
            text,
            announcement,
            dice,
            follows: plain,
          });
          compared++;
        }
      }
    }),
    { numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(60);
});
