/**
 * Measures what dice cost that can be checked: on the server a throw is decided and folded, in a page it is folded and checked.
 * Each figure stands beside the same throw without a proof, in turn and in one process, so that the ratios can be compared
 * between machines. A slow phone takes some ten times as long as a laptop.
 */
import { performance } from 'node:perf_hooks';
import type { Dice } from '../src/dice.ts';
import { decide } from '../src/decide/decide.ts';
import { checkRow } from '../src/fair/check.ts';
import { foldRow } from '../src/fold/fold.ts';
import type { Accepted } from '../src/outcome.ts';
import { actingSeat, holderOf } from '../src/seats.ts';
import { fairDice, fairRoom, person, ROOM } from '../test/fair-room.ts';

const TURNS = 7;
const TIMES = 4000;

const plainDice: Dice = {
  throw: (count) => ({ faces: Array.from({ length: count }, () => 3), origin: 'crypto' }),
};

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Microseconds of each of these, measured in turn. */
function timesOf(works: readonly (() => unknown)[]): readonly number[] {
  const all = works.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [nth, work] of works.entries()) {
      const before = performance.now();
      for (let time = 0; time < TIMES; time++) work();
      all[nth]?.push(((performance.now() - before) * 1000) / TIMES);
    }
  return all.map(median);
}

function must(decided: ReturnType<typeof decide>): Accepted {
  if (!decided.ok) throw new Error(decided.error.code);
  return decided;
}

/** A game of Uckers in its middle, before a throw. */
const room = fairRoom({ rules: 'uckers', seats: '1212' });
room.sit(person('A'), 1);
room.sit(person('B'), 2);
room.begin();
room.play(80);
while (room.now.position?.dice !== null) room.play(1);
const fair = room.now;
const plain = { ...fair, fair: null };
const thrower = holderOf(actingSeat(fair))?.person ?? '';
const command = { do: 'throw', ply: fair.ply } as const;
const withValue = { ...command, value: room.valueOf(thrower) };

const decideFair = (): Accepted => must(decide(fair, withValue, { person: thrower, dice: fairDice }));
const decidePlain = (): Accepted => must(decide(plain, command, { person: thrower, dice: plainDice }));
const [ofFair, ofPlain] = [decideFair(), decidePlain()];
const logged = { s: fair.seq + 1, at: 0, row: ofFair.value };
const without = { s: fair.seq + 1, at: 0, row: ofPlain.value };

const [decided, decidedPlain, folded, foldedPlain, seen, seenPlain, checked] = timesOf([
  decideFair,
  decidePlain,
  () => foldRow(fair, logged, ofFair.outcome),
  () => foldRow(plain, without, ofPlain.outcome),
  () => foldRow(fair, logged),
  () => foldRow(plain, without),
  () => checkRow(ROOM, fair, logged.row),
]);

const line = (what: string, one = 0, other = 0): void =>
  console.log(
    `${what.padEnd(44)} ${one.toFixed(1).padStart(7)} us   without a proof ${other.toFixed(1).padStart(6)} us   x ${(one / other).toFixed(1)}`,
  );
line('a throw is decided, by what runs everywhere', decided, decidedPlain);
line('and folded on the server', folded, foldedPlain);
line('a throw is folded in a page', seen, seenPlain);
console.log(`${'and checked there'.padEnd(44)} ${(checked ?? 0).toFixed(1).padStart(7)} us`);
const bytes = (row: unknown): number => JSON.stringify(row).length;
console.log(`bytes of the row: ${bytes(logged.row)}, without a proof ${bytes(without.row)}`);
