// The minutes that are told of games are those of the lab: a few games are always played, and many after a change of the
// rules or the bots, by WRITE_MINUTES=1 npm run unit -- minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { createRulesLab } from '@ludo/bots';
import { ruleSets, type LabFigures, type RuleSet, type Start } from '@ludo/rules';
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

type Minutes = LabFigures['minutes'];

const played = new Map<string, Minutes>();

/** Unrounded; played once. */
function minutesIn(ruleSet: RuleSet, seats: string, start: Start): Minutes {
  const key = `${ruleSet.id} ${seats} ${start}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const lab = createRulesLab({ rules: ruleSet.id, seats, start });
  if (!lab.ok) throw new Error(lab.error.reason);
  lab.value.play(GAMES);
  const { minutes } = lab.value.figures();
  played.set(key, minutes);
  return minutes;
}

/** A game of the fewest players, and of the most. */
function fewestAndMost(ruleSet: RuleSet, start: Start): readonly Minutes[] {
  const seatings = ruleSet.seatings.toSorted((a, b) => playersIn(a) - playersIn(b));
  return [seatings[0] ?? '', seatings.at(-1) ?? ''].map((seats) => minutesIn(ruleSet, seats, start));
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
      const from = (few?.value ?? 0) - (few?.deviation ?? 0);
      const to = (many?.value ?? 0) + (many?.deviation ?? 0);
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
          (start) => `${quoted(start)}: ${rounded(minutesIn(ruleSet, seats, start).value)}`,
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
    for (const { value } of fewestAndMost(ruleSet, start)) {
      expect(value).toBeGreaterThan(from - ROUNDED_TO);
      expect(value).toBeLessThan(to + ROUNDED_TO);
    }
  }
});

const lengths = ruleSets.flatMap((ruleSet) =>
  companies(ruleSet).flatMap(([company, seats]) =>
    STARTS.map((start) => ({ ruleSet, id: ruleSet.id, company, seats, start })),
  ),
);

test.each(lengths)('$id, $company, $start: it takes as many minutes as is told', (length) => {
  const { value } = minutesIn(length.ruleSet, length.seats, length.start);
  const told = minutesOf(length.ruleSet, length.seats, length.start) ?? 0;
  expect(Math.abs(value - told)).toBeLessThan(ROUNDED_TO / 2 + CHANCE * told);
});

test.each(ruleSets)('every quick game of $id is told to be much shorter than the whole one', (ruleSet) => {
  for (const seats of ruleSet.seatings) {
    const [whole, quick] = STARTS.map((start) => minutesOf(ruleSet, seats, start) ?? 0);
    expect(quick, seats).toBeGreaterThan(0);
    // What is told is rounded.
    expect(quick, seats).toBeLessThanOrEqual(QUICK_IS_AT_MOST * (whole ?? 0) + ROUNDED_TO / 2);
  }
});
