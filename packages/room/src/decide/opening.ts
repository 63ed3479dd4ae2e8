// Owns the first row of a new room.
import { canonicalRules, initialPosition, isOver, parsePosition, printPosition } from '@ludo/rules';
import type { Result, SetupError } from '@ludo/rules';
import type { Language } from '../language.ts';
import type { PersonId, Row } from '../rows.ts';
import type { GivenChoices } from '../table-choices.ts';

export interface Opening {
  readonly rules: string;
  readonly seats: string;
  /** Every game starts from this position, which has the same rules and seats and is not over. */
  readonly position?: string;
  /** Only the first game does: it was begun on one screen. */
  readonly goesOn?: true;
  /** Games that begin anew do so with two pieces of each colour home. */
  readonly headStart?: true;
  /** What these rules are called by whoever made them, as `readName` gives it. */
  readonly rulesName?: string;
  /** Absent: the standard choices. */
  readonly table?: GivenChoices;
  /** Absent: the standard one. */
  readonly language?: Language;
}

/** The first row of a new room, or what is wrong with the wish. `tip`: of the server's chain, where dice can be checked. */
export function open(opening: Opening, host: PersonId, tip?: string): Result<Row, SetupError> {
  const rules = canonicalRules(opening.rules);
  if (!rules.ok) return rules;
  const { table, goesOn, headStart, rulesName, language } = opening;
  const start = headStart === undefined ? 'whole' : 'head-start';
  const initial = initialPosition(rules.value, opening.seats, undefined, start);
  if (!initial.ok) return initial;
  const row = {
    t: 'open',
    v: 1,
    rules: rules.value,
    seats: opening.seats,
    host,
    ...(headStart === undefined ? {} : { headStart }),
    ...(rulesName === undefined ? {} : { rulesName }),
    ...(table === undefined ? {} : { table }),
    ...(language === undefined ? {} : { language }),
    ...(tip === undefined ? {} : { h: tip }),
  } as const;
  if (opening.position === undefined) return { ok: true, value: row };
  const given = parsePosition(opening.position);
  if (!given.ok) return given;
  if (given.value.rules !== rules.value) return unfit('rules', 'the position is one of other rules');
  if (given.value.seats !== opening.seats) return unfit('seats', 'the position has other seats');
  if (isOver(given.value)) return unfit('colour', 'the game is over in this position');
  const position = printPosition(given.value);
  return { ok: true, value: { ...row, position, ...(goesOn === undefined ? {} : { goesOn }) } };
}

function unfit(
  field: SetupError['field'],
  reason: string,
): { readonly ok: false; readonly error: SetupError } {
  return { ok: false, error: { field, reason } };
}
