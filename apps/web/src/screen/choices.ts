/** What the person to play may choose, taken from the survey of the position: nothing here judges a rule. */
import { standKey } from '../board/arrangement.ts';
import { survey, type Event, type Position, type Refusal, type Way } from '@ludo/rules';

export interface Choice {
  /** The stand that moves. */
  readonly key: string;
  readonly colour: number;
  readonly from: number;
  readonly to: number;
  /** In notation, as it is sent. */
  readonly play: string;
  readonly events: readonly Event[];
}

export interface Outlook {
  readonly choices: readonly Choice[];
  /** By stand: why it cannot move. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

const NOTHING: Outlook = { choices: [], refusals: new Map() };

export function outlookOf(position: Position | null): Outlook {
  if (position === null) return NOTHING;
  const { ways } = survey(position);
  const choices = ways.flatMap(choiceOf);
  const refusals = new Map<string, Refusal>();
  for (const { play, refusal } of ways) {
    const [step] = play;
    if (step !== undefined && refusal !== null) refusals.set(standKey(step.colour, step.from), refusal);
  }
  return { choices, refusals };
}

function choiceOf({ play, text, refusal, events }: Way): readonly Choice[] {
  const [step] = play;
  if (step === undefined || refusal !== null) return [];
  return [
    {
      key: standKey(step.colour, step.from),
      colour: step.colour,
      from: step.from,
      to: step.to,
      play: text,
      events,
    },
  ];
}
