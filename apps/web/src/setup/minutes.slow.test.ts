// The minutes that a card tells are those of simulated games. After a change of the rules or the bots:
// WRITE_MINUTES=1 npm run unit -- minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { choosePlay } from '@ludo/bots';
import { ruleSets, simulate, type Chooser, type RuleSet } from '@ludo/rules';
import { expect, test } from 'vitest';
import { MINUTES } from './minutes.ts';
import { playersIn } from './plans.ts';

const file = new URL('./minutes.ts', import.meta.url);

const GAMES = 30;
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

function minutesOf(ruleSet: RuleSet): readonly [number, number] {
  const seatings = ruleSet.seatings.toSorted((a, b) => playersIn(a) - playersIn(b));
  const [fewest = '', most = ''] = [seatings[0], seatings.at(-1)];
  const minutes = (throws: number): number =>
    ROUNDED_TO * Math.round((throws * (SECONDS[ruleSet.dice] ?? 0)) / 60 / ROUNDED_TO);
  const [few, many] = [throwsOf(ruleSet, fewest), throwsOf(ruleSet, most)];
  return [minutes(few.mean - few.sd), minutes(many.mean + many.sd)];
}

test('the minutes of a game are those of simulations', () => {
  const found = Object.fromEntries(ruleSets.map((ruleSet) => [ruleSet.id, minutesOf(ruleSet)]));
  if (process.env['WRITE_MINUTES'] === '1') {
    const rows = Object.entries(found).map(
      ([id, [from, to]]) => `  ${id.includes('-') ? `'${id}'` : id}: [${from}, ${to}],\n`,
    );
    const text = readFileSync(file, 'utf8').replace(/= \{\n[^}]*\};/, `= {\n${rows.join('')}};`);
    return writeFileSync(file, text);
  }
  expect(MINUTES).toEqual(found);
});
