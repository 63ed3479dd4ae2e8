// The minutes that are told of games are those of simulated ones: a few games are always played, and many after a change of
// the rules or the bots, by WRITE_MINUTES=1 npm run unit -- minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { choosePlay } from '@ludo/bots';
import { ruleSets, SECONDS_A_THROW, simulate, type Chooser, type RuleSet, type Start } from '@ludo/rules';
import { expect, test } from 'vitest';
import { companyAt, minutesOf } from './lengths.ts';
import { MINUTES } from './minutes.ts';
import { playersIn, STARTS } from './plans.ts';

const file = new URL('./minutes.ts', import.meta.url);
const lengthsFile = new URL('./lengths.ts', import.meta.url);

const isWriting = process.env['WRITE_MINUTES'] === '1';
const GAMES = isWriting ? 200 : 8;
const ROUNDED_TO = 5;
/** By so much of what is told so few games may be off by chance, besides the rounding. */
const CHANCE = 0.2;
/** A quick game that is not much shorter is none. */
const QUICK_IS_AT_MOST = 0.6;

interface Spread {
  readonly mean: number;
  readonly sd: number;
}

const sensible: Chooser = (position, chance) => choosePlay(position, 'sensible', chance);
const played = new Map<string, Spread>();

/** Unrounded minutes; simulated once. */
function spreadOf(ruleSet: RuleSet, seats: string, start: Start): Spread {
  const key = `${ruleSet.id} ${seats} ${start}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const players = Array.from({ length: playersIn(seats) }, () => 'bot');
  const choosers = new Map([['bot', sensible]]);
  const games = simulate({
    rules: ruleSet.id,
    seats,
    games: GAMES,
    seed: 'minutes',
    players,
    choosers,
    start,
  });
  if (!games.ok) throw new Error(games.error.reason);
  const { mean, sd } = games.value.throwsPerGame;
  const minutes = (throws: number): number => (throws * SECONDS_A_THROW[ruleSet.dice]) / 60;
  const spread = { mean: minutes(mean), sd: minutes(sd) };
  played.set(key, spread);
  return spread;
}

/** A game of the fewest players, and of the most. */
function fewestAndMost(ruleSet: RuleSet, start: Start): readonly Spread[] {
  const seatings = ruleSet.seatings.toSorted((a, b) => playersIn(a) - playersIn(b));
  return [seatings[0] ?? '', seatings.at(-1) ?? ''].map((seats) => spreadOf(ruleSet, seats, start));
}

/** One seating for each company. */
function companies(ruleSet: RuleSet): readonly (readonly [company: string, seats: string])[] {
  return [...new Map(ruleSet.seatings.map((seats) => [companyAt(ruleSet, seats), seats]))];
}

const rounded = (minutes: number): number => ROUNDED_TO * Math.round(minutes / ROUNDED_TO);
const quoted = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

function write(): void {
  const rows = ruleSets.map((ruleSet) => {
    const ranges = STARTS.map((start) => {
      const [few, many] = fewestAndMost(ruleSet, start);
      const [from, to] = [(few?.mean ?? 0) - (few?.sd ?? 0), (many?.mean ?? 0) + (many?.sd ?? 0)];
      return `${quoted(start)}: [${rounded(from)}, ${rounded(to)}]`;
    });
    return `  ${quoted(ruleSet.id)}: { ${ranges.join(', ')} },\n`;
  });
  rewrite(file, rows);
  rewrite(
    lengthsFile,
    ruleSets.map((ruleSet) => {
      const lengths = companies(ruleSet).map(([company, seats]) => {
        const told = STARTS.map(
          (start) => `${quoted(start)}: ${rounded(spreadOf(ruleSet, seats, start).mean)}`,
        );
        return `    ${quoted(company)}: { ${told.join(', ')} },\n`;
      });
      return `  ${quoted(ruleSet.id)}: {\n${lengths.join('')}  },\n`;
    }),
  );
}

function rewrite(url: URL, rows: readonly string[]): void {
  writeFileSync(url, readFileSync(url, 'utf8').replace(/= \{\n[^;]*\n\};/, `= {\n${rows.join('')}};`));
}

if (isWriting) write();

test.each(ruleSets)('a game of $id takes as many minutes as its card tells', (ruleSet) => {
  for (const start of STARTS) {
    const [from, to] = MINUTES[ruleSet.id][start];
    for (const { mean } of fewestAndMost(ruleSet, start)) {
      expect(mean).toBeGreaterThan(from - ROUNDED_TO);
      expect(mean).toBeLessThan(to + ROUNDED_TO);
    }
  }
});

const lengths = ruleSets.flatMap((ruleSet) =>
  companies(ruleSet).flatMap(([company, seats]) =>
    STARTS.map((start) => ({ ruleSet, id: ruleSet.id, company, seats, start })),
  ),
);

test.each(lengths)('$id, $company, $start: it takes as many minutes as is told', (length) => {
  const { mean } = spreadOf(length.ruleSet, length.seats, length.start);
  const told = minutesOf(length.ruleSet, length.seats, length.start) ?? 0;
  expect(Math.abs(mean - told)).toBeLessThan(ROUNDED_TO / 2 + CHANCE * told);
});

test.each(ruleSets)('every quick game of $id is told to be much shorter than the whole one', (ruleSet) => {
  for (const seats of ruleSet.seatings) {
    const [whole, quick] = STARTS.map((start) => minutesOf(ruleSet, seats, start) ?? 0);
    expect(quick, seats).toBeGreaterThan(0);
    // What is told is rounded.
    expect(quick, seats).toBeLessThanOrEqual(QUICK_IS_AT_MOST * (whole ?? 0) + ROUNDED_TO / 2);
  }
});
