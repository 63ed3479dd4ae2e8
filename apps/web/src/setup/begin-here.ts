/** Who sits down for a game on this screen, and how one begins as it was planned last. */
import { scoreChoices, type Opening } from '@ludo/room';
import { coloursOfPlayer, ruleSetOf, type Board } from '@ludo/rules';
import { beginHere, type LocalPlayer } from '../table/local-table.ts';
import type { FirstWords } from '../words/catalogue.ts';
import { openingFor, planFor, playersIn, rememberedPlan, type Plan } from './plans.ts';

type Words = Pick<FirstWords, 'common'>;

/** "Red and Yellow" */
export function coloursInWords({ common }: Words, colours: readonly number[], board: Board): string {
  return common.several(colours.map((colour) => common.colour[board.colours[colour]?.name ?? 'black']));
}

/** People by the names that they have been given, or by their colours. */
export function sittersOf(plan: Plan, seats: string, board: Board, words: Words): readonly LocalPlayer[] {
  return Array.from({ length: playersIn(seats) }, (_, nth) => {
    const colours = coloursOfPlayer(seats, nth + 1);
    const first = colours[0] ?? 0;
    const given = plan.names[first]?.trim() ?? '';
    return {
      player: nth + 1,
      name: given === '' ? coloursInWords(words, colours, board) : given,
      isBot: plan.bots[first] === true,
      level: plan.level,
    };
  });
}

/** The score is kept as it was chosen; nobody is waited for on one screen. */
export function beginPlanned(
  { table }: Plan,
  opening: Opening,
  sitters: readonly LocalPlayer[],
): ReturnType<typeof beginHere> {
  const score = scoreChoices(table);
  return beginHere({ ...opening, ...(score === undefined ? {} : { table: score }) }, sitters);
}

/** False: nothing has begun. */
export function beginAgainstBots(words: Words): boolean {
  const plan = planFor('bots', rememberedPlan());
  const opening = openingFor(plan);
  const ruleSet = ruleSetOf(opening.rules);
  if (!ruleSet.ok) return false;
  const sitters = sittersOf(plan, plan.seats, ruleSet.value.board, words);
  return beginPlanned(plan, opening, sitters).ok;
}
