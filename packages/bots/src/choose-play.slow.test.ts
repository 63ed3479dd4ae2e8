import { expect, test } from 'vitest';
import {
  Chance,
  initialPosition,
  parsePosition,
  printPosition,
  ruleSets,
  simulate,
  survey,
  type Chooser,
  type RuleSet,
  botLevels,
} from '@ludo/rules';
import { choosePlay } from './index.ts';

/** Every choice of a preset's options, in canonical form. */
function rulesOf({ id, options }: RuleSet): readonly string[] {
  return options.reduce<readonly string[]>(
    (texts, { id: option, values }) =>
      texts.flatMap((text) => [
        text,
        ...(values ?? ['']).map((value) => `${text}+${option}${value === '' ? '' : `=${value}`}`),
      ]),
    [id],
  );
}

/** One of so many choices of options and seatings, in turn; `COMBINATIONS=all npm run unit -- choose-play` takes half. */
const EVERY = process.env['COMBINATIONS'] === 'all' ? 2 : 11;

const everyGame = ruleSets.flatMap((ruleSet) =>
  rulesOf(ruleSet).flatMap((rules, nth) =>
    ruleSet.seatings.flatMap((seats, seat) => ((nth + seat) % EVERY === 0 ? [[rules, seats] as const] : [])),
  ),
);

/** Only one of so many throws is checked; the others are used at random, so that games get far. */
const THROWS_A_LOOK = 90;

test('every choice is a legal one, and the same again, in games with every option and seating', () => {
  let choices = 0;
  const look: Chooser = (position, chance) => {
    if (chance.below(THROWS_A_LOOK) > 0) return choosePlay(position, 'random', chance);
    const legal = survey(position).candidates.flatMap(({ text, refusal }) =>
      refusal === null ? [text] : [],
    );
    const chosen = botLevels.map((level) => choosePlay(position, level, new Chance('same')));
    const again = botLevels.map((level) => choosePlay(position, level, new Chance('same')));
    expect(legal, printPosition(position)).toEqual(expect.arrayContaining(chosen));
    expect(again).toEqual(chosen);
    choices += chosen.length;
    return chosen[chance.below(chosen.length)] ?? '';
  };
  for (const [rules, seats] of everyGame) {
    const players = [...new Set(seats.replaceAll(/[-n]/g, ''))].map((_, index) =>
      index === 0 ? 'look' : 'random',
    );
    const result = simulate({
      rules,
      seats,
      games: 1,
      seed: seats,
      players,
      choosers: new Map([['look', look]]),
    });
    expect(result.ok, `${rules} ${seats}`).toBe(true);
  }
  expect(choices).toBeGreaterThan(3 * everyGame.length);
});

test('random and frontmost are the automatic players of simulations', () => {
  const named = (prefix: string): string[] => ['random', 'frontmost'].map((name) => `${prefix}${name}`);
  const choosers = new Map<string, Chooser>(
    (['random', 'frontmost'] as const).map((level) => [
      `bot ${level}`,
      (position, chance) => choosePlay(position, level, chance),
    ]),
  );
  for (const [rules, seats] of [
    ['ludo', '1-2-'],
    ['german+barriers', '1212'],
    ['uckers', '1212'],
  ] as const) {
    const setting = { rules, seats, games: 4, seed: 'same', choosers };
    expect(simulate({ ...setting, players: named('bot ') })).toEqual(
      simulate({ ...setting, players: named('') }),
    );
  }
});

test('a throw that cannot be used is left', () => {
  const position = parsePosition('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R 3 -');
  if (!position.ok) throw new Error(position.error.reason);
  for (const level of botLevels) expect(choosePlay(position.value, level, new Chance('x'))).toBe('-');
});

test('before a throw without anything to announce, nothing is', () => {
  const position = initialPosition('ludo', '1234');
  if (!position.ok) throw new Error(position.error.reason);
  for (const level of botLevels) expect(choosePlay(position.value, level, new Chance('x'))).toBe('-');
});

test('a game that is over is a bug of the caller', () => {
  const position = parsePosition('ludo 1-2- h.h.h.h/-/b.b.b.b/- - - w1');
  if (!position.ok) throw new Error(position.error.reason);
  for (const level of botLevels)
    expect(() => choosePlay(position.value, level, new Chance('x'))).toThrow('nobody');
});
