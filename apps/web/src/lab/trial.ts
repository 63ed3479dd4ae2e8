/** What runs in the worker: the same number of games by rules, and by others beside them. */
import { createRulesLab } from '@ludo/bots';
import type { Lab, LabFigures, Start } from '@ludo/rules';

/** What is played by: rules with their options, seats, and how games begin. */
export interface Played {
  readonly rules: string;
  readonly seats: string;
  readonly start: Start;
}

export interface Asked {
  readonly own: Played;
  /** Beside it; null: nothing. */
  readonly other: Played | null;
}

/** After the same number of games. */
export interface Found {
  readonly own: LabFigures;
  readonly other: LabFigures | null;
}

/** `more`: so many milliseconds of games, at least two of each; the first time fewer, so that something is soon seen. */
export type Order = Asked | 'more';

/** Null: there are no such rules. */
export type Answer = Found | null;

const FIRST_ROUND = 100;
const ROUND = 300;
/** With fewer there are no margins. */
const FEWEST = 2;

/** Answers each `more`. `now`: milliseconds. */
export function createTrial(tell: (answer: Answer) => void, now: () => number): (order: Order) => void {
  let labs: readonly Lab[] | null = null;
  let round = FIRST_ROUND;
  const play = (): void => {
    if (labs === null) return tell(null);
    const end = now() + round;
    for (let games = 0; games < FEWEST || now() < end; games++) for (const lab of labs) lab.play(1);
    round = ROUND;
    const [own, other] = labs.map((lab) => lab.figures());
    tell(own === undefined ? null : { own, other: other ?? null });
  };
  return (order) => {
    if (order === 'more') return play();
    const made = [order.own, ...(order.other === null ? [] : [order.other])].map(createRulesLab);
    labs = made.every((each) => each.ok) ? made.flatMap((each) => (each.ok ? [each.value] : [])) : null;
  };
}
