// A whole game of every rule set but Jumbo Ludo, which `online.spec.ts` has, without a mouse, from the first throw to the
// end: the focus is never lost, and ears hear every throw, every capture and whose turn it has become.
import { boardOf } from '@ludo/rules';
import type { Locator, Page } from 'playwright/test';
import {
  blobIn,
  captureIn,
  capturesIn,
  dice,
  diceIn,
  isFinished,
  ordersOf,
  playsAfter,
  type Turn,
} from '@ludo/web/test/game';
import { expect, test, type Visit } from '../harness.ts';
import type { ServerProcess } from '../server-process.ts';
import { heard, listen, type Moment, nextMoment, timesLost } from '../ears.ts';
import { chooseByKeys, choices, makeTable, sit, startButton, type Wish } from '../table.ts';
import { choiceName, colourWord } from '@ludo/web/test/words';
import { workOutEnd, workOutGame, type WholeGame } from '../whole-games.ts';

interface Told extends WholeGame {
  /** The rule set as the page calls it, and the seats that are to be taken besides the first. */
  readonly name: string;
  readonly others: readonly string[];
}

const games: readonly Told[] = [
  { name: 'Ludo', rules: 'ludo', seats: '1-2-', seed: 'ludo 1097', sixes: [90, 20], others: ['Yellow'] },
  {
    name: 'Ludo as in the apps',
    rules: 'indian',
    seats: '1-2-',
    seed: 'indian 481',
    sixes: [60, 10],
    others: ['Yellow'],
  },
  {
    name: 'Uckers',
    rules: 'uckers',
    seats: '1212',
    seed: 'uckers 1631',
    sixes: [80, 20],
    others: ['Green and Blue'],
  },
  {
    name: 'Navy Uckers',
    rules: 'uckers-navy',
    seats: '1212',
    seed: 'uckers-navy 2836',
    sixes: [80, 20],
    others: ['Green and Blue'],
  },
  {
    name: 'German-style Ludo',
    rules: 'german',
    seats: '1-2-',
    seed: 'german 480',
    sixes: [85, 5],
    others: ['Red'],
  },
];

// Some hundred presses each, also on a slow machine.
test.describe.configure({ timeout: 180_000 });

for (const game of games) {
  test(`a whole game of ${game.name} by keys alone`, async ({ server, visit }) => {
    const turns = workOutGame(game);
    // The highest throw begins: the first colour's.
    const rolls = [...game.seats].flatMap((seat, nth) => (seat === '-' ? [] : [nth === 0 ? 6 : 1]));
    await server.deal(...rolls.flatMap((roll) => (turns[0]?.dice ?? []).map(() => roll)));
    await playByKeys(server, visit, { rules: game.name, players: 2 }, game.others, turns);
  });
}

/** A third 6 costs Red a piece; Yellow counts 20 with one of two, a 10, and seven for a 6. A whole game has ten times as many throws. */
const endOfParchis = 'parchis 1-2- 20.40.h.h/-/b.0.12.56/- Y ? -';

test('Parchís by keys alone, with 20 and 10 to count', async ({ server, visit }) => {
  const turns = workOutEnd(endOfParchis, dice('26664461266133'));
  expect(turns.filter(({ thrown }) => thrown.toCount === 20).map(({ choices: ways }) => ways.length)).toEqual(
    [2, 1],
  );
  expect(turns.some(({ thrown }) => thrown.toCount === 10)).toBe(true);
  const told = await playByKeys(server, visit, { from: endOfParchis }, ['Red'], turns);
  expect(told).toContain(
    'counts 20 more. You have 2 choices. 1: Square 27: move to square 47. 2: Square 45: move to square 65.',
  );
  expect(told).toContain('counts 10 more. One move only. Move: from square 27 to square 37.');
});

/** What was heard of it. */
async function playByKeys(
  server: ServerProcess,
  visit: Visit,
  wish: Wish,
  others: readonly string[],
  turns: readonly Turn[],
): Promise<string> {
  expect(isFinished(turns)).toBe(true);
  expect(capturesIn(turns)).not.toEqual([]);
  expect(turns.some(({ way }) => way === null)).toBe(true);

  const page = await visit('/', { viewport: { width: 1024, height: 768 } });
  await makeTable(page, { ...wish, name: 'Anna' });
  for (const other of others) await sit(page, other, 'Ben');
  await server.deal(...diceIn(turns));
  await startButton(page).focus();
  await listen(page);
  await page.keyboard.press('Enter');
  let moment = await nextMoment(page, { rows: 0, choices: [], isBegun: false });
  for (const turn of turns) moment = await playTurn(page, turn, moment);

  await expect(page.getByRole('heading', { name: / wins?!$/ })).toBeFocused();
  expect(await timesLost(page), 'the focus was always on something').toBe(0);
  await expect.poll(async () => (await heard(page)).join(' ')).toContain('The game is over.');
  const told = (await heard(page)).join(' ');
  expectTold(turns, told);
  return told;
}

async function playTurn(page: Page, turn: Turn, before: Moment): Promise<Moment> {
  let moment = before;
  if (turn.dice.length > 0) {
    await page.keyboard.press('Space');
    moment = await nextMoment(page, before);
  }
  if (turn.way?.play.length === 0) {
    await chooseByKeys(page, choiceNamed(page, /^Leave the throw unused$/));
    return nextMoment(page, moment);
  }
  const blob = blobIn(turn);
  if (blob !== null) {
    const together = choiceName(turn.thrown, { ...blob, kind: 'together' });
    if (moment.choices.length === 0) await page.keyboard.press('Space');
    else await chooseByKeys(page, choiceNamed(page, together));
    return nextMoment(page, moment);
  }
  let plays = ordersOf(turn);
  for (const step of turn.way?.play ?? []) {
    if (moment.choices.length === 0) await page.keyboard.press('Space');
    else await chooseByKeys(page, choiceNamed(page, choiceName(turn.thrown, step)));
    moment = await nextMoment(page, moment);
    plays = playsAfter(plays, step);
    // What is left without a choice goes along.
    if (plays.length === 1) break;
  }
  return moment;
}

const choiceNamed = (page: Page, name: RegExp): Locator =>
  choices(page).and(page.getByRole('button', { name })).first();

/** Every throw, capture and change of turn, in their order, and nothing of it left out. */
function expectTold(turns: readonly Turn[], told: string): void {
  let at = 0;
  const next = (sentence: string, of: string): void => {
    const found = told.indexOf(sentence, at);
    expect(
      found,
      `${sentence} (${of}) after ${told.slice(Math.max(0, at - 120), at)}`,
    ).toBeGreaterThanOrEqual(at);
    at = found + sentence.length;
  };
  for (const [nth, { colour, thrown, dice: faces, way, events, after }] of turns.entries()) {
    const word = colourWord(boardOf(thrown), colour);
    const fallen = faces.toSorted((a, b) => b - a).join(' + ');
    if (faces.length > 0) next(`(${word}) throws ${fallen}.`, `throw ${nth}`);
    const isFreed = events.some(({ type }) => type === 'freed');
    if (isFreed) next('has thrown the 6', `throw ${nth}`);
    else if (way === null) next(`cannot use the ${fallen}.`, `throw ${nth}`);
    if (events.flatMap(captureIn).length > 0) next('captures ', `throw ${nth}`);
    for (const event of events) {
      if (event.type === 'counts') next(`(${word}) counts ${event.number} more.`, `throw ${nth}`);
      if (event.type === 'penalised') next(`costs Ben (${word}) the piece`, `throw ${nth}`);
    }
    if (after.colour !== null && after.colour !== colour) next('It is ', `throw ${nth}`);
  }
  next('The game is over.', 'the end');
}
