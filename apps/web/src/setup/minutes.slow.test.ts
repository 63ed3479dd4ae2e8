// The minutes that a card tells are those of simulated games: a few games are always played, and many after a change of the
// rules or the bots, by WRITE_MINUTES=1 npm run unit -- minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { choosePlay } from '@ludo/bots';
import { ruleSets, simulate, type Chooser, type RuleSet } from '@ludo/rules';
import { expect, test } from 'vitest';
import { MINUTES } from './minutes.ts';
import { playersIn } from './plans.ts';

const file = new URL('./minutes.ts', import.meta.url);

const isWriting = process.env['WRITE_MINUTES'] === '1';
const GAMES = isWriting ? 200 : 3;
/** Seconds of a throw with all that belongs to it, by dice: people throw, look, choose, and hand on. */
const SECONDS = [0, 5, 10];
const ROUNDED_TO = 5;

const sensible: Chooser = (position, chance) => choosePlay(position, 'sensible', chance);

function throwsOf({ id }: RuleSet, seats: string): { readonly mean: number; readonly sd: number } {
  const players = Array.from({ length: playersIn(seats) }, () => 'bot');
  const choosers = new Map([['bot', sensible]]);
  const played = simulate({ rules: id, seats, games: GAMES, seed: 'minutes', players, choosers });
  if (!played.ok) throw new Error(played.error.reason);
  return played.value.throwsPerGame;
}

/** Unrounded: the mean and the deviation of a game of the fewest players, and of the most. */
function minutesOf(ruleSet: RuleSet): readonly { readonly mean: number; readonly sd: number }[] {
  const seatings = ruleSet.seatings.toSorted((a, b) => playersIn(a) - playersIn(b));
  const minutes = (throws: number): number => (throws * (SECONDS[ruleSet.dice] ?? 0)) / 60;
  return [seatings[0] ?? '', seatings.at(-1) ?? ''].map((seats) => {
    const { mean, sd } = throwsOf(ruleSet, seats);
    return { mean: minutes(mean), sd: minutes(sd) };
  });
}

const rounded = (minutes: number): number => ROUNDED_TO * Math.round(minutes / ROUNDED_TO);

function write(): void {
  const rows = ruleSets.map((ruleSet) => {
    const [few, many] = minutesOf(ruleSet);
    const [from, to] = [(few?.mean ?? 0) - (few?.sd ?? 0), (many?.mean ?? 0) + (many?.sd ?? 0)].map(rounded);
    return `  ${ruleSet.id.includes('-') ? `'${ruleSet.id}'` : ruleSet.id}: [${from}, ${to}],\n`;
  });
  const text = readFileSync(file, 'utf8').replace(/= \{\n[^}]*\};/, `= {\n${rows.join('')}};`);
  writeFileSync(file, text);
}

if (isWriting) write();

test.each(ruleSets)('a game of $id takes as many minutes as its card tells', (ruleSet) => {
  const [from, to] = MINUTES[ruleSet.id];
  for (const { mean } of minutesOf(ruleSet)) {
    expect(mean).toBeGreaterThan(from - ROUNDED_TO);
    expect(mean).toBeLessThan(to + ROUNDED_TO);
  }
});
