// The minutes that are told of games are those of the lab: a few games are always played, and many after a change of the
// rules or the bots, by WRITE_MINUTES=1 npm run unit -- minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { createRulesLab } from '@ludo/bots';
import { allowsHeadStart, ruleSetOf, type LabFigures, type RuleSet, type Start } from '@ludo/rules';
import { expect, test } from 'vitest';
import { cardsIn, rulesOfCard, type CardId } from '../cards/cards.ts';
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

const CARDS = cardsIn('en').map((card) => ({ card, ruleSet: ruleSetOfCard(card) }));

function ruleSetOfCard(card: CardId): RuleSet {
  const ruleSet = ruleSetOf(rulesOfCard(card));
  if (!ruleSet.ok) throw new Error(ruleSet.error.reason);
  return ruleSet.value;
}

/** How games of a card may begin, whoever plays. */
function startsOf(card: CardId): readonly Start[] {
  const mayStartAhead = allowsHeadStart(rulesOfCard(card), ruleSetOfCard(card).seatings[0] ?? '');
  return STARTS.filter((start) => start === 'whole' || mayStartAhead);
}

const played = new Map<string, Minutes>();

/** Unrounded; played once. */
function minutesIn(card: CardId, seats: string, start: Start): Minutes {
  const key = `${card} ${seats} ${start}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const lab = createRulesLab({ rules: rulesOfCard(card), seats, start });
  if (!lab.ok) throw new Error(lab.error.reason);
  lab.value.play(GAMES);
  const { minutes } = lab.value.figures();
  played.set(key, minutes);
  return minutes;
}

/** A game of the fewest players, and of the most. */
function fewestAndMost(card: CardId, start: Start): readonly Minutes[] {
  const seatings = ruleSetOfCard(card).seatings.toSorted((a, b) => playersIn(a) - playersIn(b));
  return [seatings[0] ?? '', seatings.at(-1) ?? ''].map((seats) => minutesIn(card, seats, start));
}

/** One seating for each company. */
function companies(ruleSet: RuleSet): readonly (readonly [company: string, seats: string])[] {
  return [...new Map(ruleSet.seatings.map((seats) => [companyAt(ruleSet, seats), seats]))];
}

const rounded = (minutes: number): number => ROUNDED_TO * Math.round(minutes / ROUNDED_TO);
const quoted = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

function write(): void {
  const rows = CARDS.map(({ card }) => {
    const ranges = startsOf(card).map((start) => {
      const [few, many] = fewestAndMost(card, start);
      const from = (few?.value ?? 0) - (few?.deviation ?? 0);
      const to = (many?.value ?? 0) + (many?.deviation ?? 0);
      return `${quoted(start)}: [${rounded(from)}, ${rounded(to)}]`;
    });
    return `  ${quoted(card)}: { ${ranges.join(', ')} },\n`;
  });
  rewrite(file, rows);
  rewrite(
    lengthsFile,
    CARDS.map(({ card, ruleSet }) => {
      const lengths = companies(ruleSet).map(([company, seats]) => {
        const told = startsOf(card).map(
          (start) => `${quoted(start)}: ${rounded(minutesIn(card, seats, start).value)}`,
        );
        return `    ${quoted(company)}: { ${told.join(', ')} },\n`;
      });
      return `  ${quoted(card)}: {\n${lengths.join('')}  },\n`;
    }),
  );
}

function rewrite(url: URL, rows: readonly string[]): void {
  writeFileSync(url, readFileSync(url, 'utf8').replace(/= \{\n[^;]*\n\};/, `= {\n${rows.join('')}};`));
}

if (isWriting) write();

test.each(CARDS)('a game of $card takes as many minutes as its card tells', ({ card }) => {
  for (const start of startsOf(card)) {
    const [from, to] = MINUTES[card][start] ?? [0, 0];
    for (const { value } of fewestAndMost(card, start)) {
      expect(value).toBeGreaterThan(from - ROUNDED_TO);
      expect(value).toBeLessThan(to + ROUNDED_TO);
    }
  }
});

const lengths = CARDS.flatMap(({ card, ruleSet }) =>
  companies(ruleSet).flatMap(([company, seats]) =>
    startsOf(card).map((start) => ({ card, ruleSet, company, seats, start })),
  ),
);

test.each(lengths)('$card, $company, $start: it takes as many minutes as is told', (length) => {
  const { card, ruleSet, seats, start } = length;
  const { value } = minutesIn(card, seats, start);
  const told = minutesOf(card, ruleSet, seats, start) ?? 0;
  expect(Math.abs(value - told)).toBeLessThan(ROUNDED_TO / 2 + CHANCE * told);
});

test.each(CARDS)('every quick game of $card is told to be much shorter than the whole one', (each) => {
  const { card, ruleSet } = each;
  for (const seats of ruleSet.seatings) {
    const [whole, quick] = STARTS.map((start) => minutesOf(card, ruleSet, seats, start));
    // Which games have none is the rules' to say.
    expect(quick !== null, seats).toBe(allowsHeadStart(rulesOfCard(card), seats));
    expect(whole, seats).toBeGreaterThan(0);
    // What is told is rounded.
    if (quick !== null)
      expect(quick, seats).toBeLessThanOrEqual(QUICK_IS_AT_MOST * (whole ?? 0) + ROUNDED_TO / 2);
  }
});
