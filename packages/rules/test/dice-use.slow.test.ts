/** Which dice a step uses, and how much of a throw must be used: compared with what the engine allows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyPlay,
  applyThrow,
  couldUse,
  diceDuty,
  diceLeft,
  diceUsed,
  printPosition,
  settle,
  survey,
  type Position,
} from '../src/index.ts';
import { ruleSetNamed, thrownPosition } from './laws/arbitrary.ts';
import { position } from './positions.ts';

const inOrder = (dice: readonly number[]) => dice.toSorted((a, b) => b - a);

test.each([
  ['ML-6', 'ludo 1-2- b.b.b.20/-/b.b.b.3/- R 4 -', 'R20>24', [4]],
  ['ML-8', 'ludo 1-2- b.b.b.20/-/b.b.b.3/- R 6 -', 'Rb>5', [6]],
  ['ML-13', 'ludo+enterOn=16 1-2- b.b.b.20/-/b.b.b.3/- R 1 -', 'Rb>0', [1]],
  ['GV-3', 'german+captureBackwards 1234 b.b.b.14/b.b.0.1/b.b.b.5/b.b.b.5 Y 3 -', 'Y14<11', [3]],
  ['MU-6', 'uckers 1234 b.b.b.4/b.b.b.b/b.b.b.b/b.b.b.b R 63 -', 'Rb>0', [6]],
  ['MU-3', 'uckers 1234 b.b.b.4/b.b.b.b/b.b.b.b/b.b.b.b R 53 -', 'R4>7', [3]],
  ['MU-3', 'uckers 1234 b.b.b.4/b.b.b.b/b.b.b.b/b.b.b.b R 53 -', 'R4>>12', [5, 3]],
  ['MU-11', 'uckers 1234 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y 63 -', 'Y16*17', [6]],
] as const)('%s: in %s %s uses %j', (_clause, text, play, dice) => {
  const at = position(text);
  const steps = survey(at).candidates.flatMap(({ play: all }) => all);
  const [, from, to] = /^[A-Z](b|\d+)\D+(\d+)$/.exec(play) ?? [];
  const step = steps.find(
    (each) => each.from === (from === 'b' ? -1 : Number(from)) && each.to === Number(to),
  );
  expect(step && diceUsed(at, step)).toEqual(dice);
});

test('law: the dice of a legal play are among those that lie, each once', () => {
  let seen = 0;
  fc.assert(
    fc.property(thrownPosition, (at) => {
      for (const { play, refusal } of survey(at).candidates) {
        if (refusal !== null || play.length === 0) continue;
        seen++;
        const used = play.flatMap((step) => diceUsed(at, step));
        const name = `${printPosition(at)} ${JSON.stringify(play)}`;
        expect(used.length, name).toBeGreaterThan(0);
        for (const face of used) expect(at.dice, name).toContain(face);
        const [first, second] = play;
        if (first && second) expect(diceUsed(at, second), name).toEqual(diceLeft(at, first));
      }
    }),
    { numRuns: 1500 },
  );
  expect(seen).toBeGreaterThan(1000);
});

test('MU-4: law: what must be used is used by every legal play, and a play that uses less is refused', () => {
  let [all, one] = [0, 0];
  fc.assert(
    fc.property(thrownPosition, (at) => {
      const { candidates } = survey(at);
      const duty = diceDuty(at, candidates);
      if (duty === null) return;
      if (duty.dice.length > 1) all++;
      else one++;
      for (const { play, refusal } of candidates) {
        if (refusal !== null) continue;
        const used = play.flatMap((step) => diceUsed(at, step));
        expect(inOrder(used), printPosition(at)).toEqual(inOrder(duty.dice));
        const [first, second] = play;
        if (first && second) expect(applyPlay(at, [first]).ok, printPosition(at)).toBe(false);
      }
    }),
    { numRuns: 3000 },
  );
  expect(all).toBeGreaterThan(50);
  expect(one).toBeGreaterThan(0);
});

test('law: a throw could be used where it is not forfeited, and any of several where one is', () => {
  let [used, useless] = [0, 0];
  fc.assert(
    fc.property(thrownPosition, (thrown) => {
      const at: Position = { ...thrown, dice: null };
      const throws = facesOf(ruleSetNamed(thrown.rules).dice);
      const each = throws.map((dice) => {
        const applied = applyThrow(at, dice);
        return applied.ok && settle(applied.value.position).position.dice !== null;
      });
      expect(
        throws.map((dice) => couldUse(at, [dice])),
        printPosition(at),
      ).toEqual(each);
      expect(couldUse(at, throws)).toBe(each.includes(true));
      used += each.filter(Boolean).length;
      useless += each.filter((isUsed) => !isUsed).length;
    }),
    { numRuns: 300 },
  );
  expect(Math.min(used, useless)).toBeGreaterThan(300);
});

/** All throws of so many dice, the higher one first. */
function facesOf(dice: number): readonly (readonly number[])[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return dice === 1
    ? faces.map((face) => [face])
    : faces.flatMap((high) => faces.filter((low) => low <= high).map((low) => [high, low]));
}
