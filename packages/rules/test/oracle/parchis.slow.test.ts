/** The engine against a second, plain implementation of Parchís, on positions placed at random and from play. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomes, parsePosition, printPosition as textOf, type Position } from '../../src/index.ts';
import { parchisOutcomes } from './parchis.ts';

const RULES = ['', '+barriers=safe'].flatMap((one) =>
  ['', '+out=1', '+out=2'].flatMap((out) =>
    ['', '+startBarrier=bars'].map((bars) => `parchis${one}${out}${bars}`),
  ),
);
const SEATS = ['1234', '123-', '1-2-', '-123', '-1-2'];
const LETTERS = 'YBRG';

const place = fc.oneof(
  { weight: 2, arbitrary: fc.constant(-1) },
  { weight: 3, arbitrary: fc.constantFrom(0, 7, 12, 17, 24, 29, 34, 46, 51) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 71 }) },
);

interface Drawn {
  readonly rules: string;
  readonly seats: string;
  readonly groups: readonly (readonly number[])[];
  readonly lots: readonly number[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  rules: fc.constantFrom(...RULES),
  seats: fc.constantFrom(...SEATS),
  groups: fc.array(fc.array(place, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
  lots: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
});

/** A position of such pieces, as far as they can stand together; null: the game would be over. */
function read({ rules, seats, groups, lots }: Drawn): Position | null {
  const on = new Map<number, number[]>();
  const kept = groups.map((group, colour) => {
    const places: number[] = [];
    for (const at of group) {
      const square = (17 * colour + at) % 68;
      const there = on.get(square) ?? [];
      const isTrack = at >= 0 && at <= 63;
      const mixes = [0, 7, 12].includes(square % 17) || there.every((each) => each === colour);
      const fits = isTrack
        ? there.length < 2 && mixes
        : at === 71 || places.filter((each) => each === at).length < 2;
      places.push(at < 0 || fits ? at : -1);
      if (seats[colour] !== '-' && isTrack && fits) on.set(square, [...there, colour]);
    }
    return places.toSorted((a, b) => a - b);
  });
  if (kept.some((group, colour) => seats[colour] !== '-' && group.every((at) => at === 71))) return null;
  const colours = [0, 1, 2, 3].filter((colour) => seats[colour] !== '-');
  const colour = colours[(lots[0] ?? 0) % colours.length] ?? 0;
  const own = (kept[colour] ?? []).filter((at) => at >= 0 && at <= 63);
  const sixes = (lots[1] ?? 0) % 3;
  const last = own[(lots[2] ?? 0) % (own.length + 1)];
  const notes = sixes === 0 ? '-' : [`s${sixes}`, ...(last === undefined ? [] : [`l${last}`])].join(';');
  const print = (at: number): string => (at < 0 ? 'b' : at === 71 ? 'h' : String(at));
  const pieces = kept
    .map((group, each) => (seats[each] === '-' ? '-' : group.map(print).join('.')))
    .join('/');
  const dice = ['?', '?', '?', '+20', '+10'][(lots[3] ?? 0) % 5];
  const found = parsePosition(`${rules} ${seats} ${pieces} ${LETTERS[colour]} ${dice} ${notes}`);
  // What no piece can count is lost, and no position.
  if (!found.ok && found.error.field === 'dice') return null;
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.reason}`);
  return found.value;
}

test('law: what can follow a throw of Parchís, or what is to be counted, is what a plain reading of the clauses says', () => {
  let [thrown, counted] = [0, 0];
  fc.assert(
    fc.property(drawn, (each) => {
      let position = read(each);
      for (let steps = 0; position !== null && steps < 6; steps++) {
        const { rules, seats } = position;
        const isCounting = position.toCount > 0;
        const die = isCounting ? null : 1 + (((each.lots[steps % 4] ?? 0) + steps) % 6);
        const found = outcomes(position, die === null ? [] : [die]);
        if (!found.ok) throw new Error(found.error.reason);
        const text = textOf(position);
        expect({ text, die, follows: found.value }).toEqual({
          text,
          die,
          follows: parchisOutcomes(text, die),
        });
        if (isCounting) counted++;
        else thrown++;
        const next = found.value[(each.lots[0] ?? 0) % found.value.length] ?? '';
        const parsed = parsePosition(next);
        if (!parsed.ok) throw new Error(`${next}: ${parsed.error.reason}`);
        expect([parsed.value.rules, parsed.value.seats]).toEqual([rules, seats]);
        position = parsed.value.colour === null ? null : parsed.value;
      }
    }),
    { numRuns: 1500 },
  );
  expect(thrown).toBeGreaterThan(2000);
  expect(counted).toBeGreaterThan(100);
});
