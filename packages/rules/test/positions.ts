/** Shorthands for tests: positions and expectations are written in the notation. */
import {
  applyPlay,
  applyThrow,
  outcomes,
  parsePlay,
  parsePosition,
  printPosition,
  survey,
  type Event,
  type Position,
  type Refusal,
  type Candidate,
} from '../src/index.ts';

export function position(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.field}: ${parsed.error.reason}`);
  return parsed.value;
}

/** Everything that can follow a throw, as texts in byte order. */
export function after(text: string, dice: string): readonly string[] {
  const found = outcomes(position(text), Array.from(dice, Number));
  if (!found.ok) throw new Error(`${text}: ${found.error.reason}`);
  return found.value;
}

/** The pieces field of everything that can follow a throw. */
export function piecesAfter(text: string, dice: string): readonly string[] {
  return after(text, dice).map((outcome) => outcome.split(' ')[2] ?? '');
}

/** Everything that can follow a throw, without rules and seats. */
export function onwards(text: string, dice: string): readonly string[] {
  return after(text, dice).map((outcome) => outcome.split(' ').slice(2).join(' '));
}

export function waysOf(text: string): readonly Candidate[] {
  return survey(position(text)).candidates;
}

export function legal(text: string): readonly string[] {
  return waysOf(text).flatMap((way) => (way.refusal === null ? [way.text] : []));
}

/** Why a play is refused; the survey and the attempt must agree on it where the survey lists the play. */
export function refusal(text: string, play: string): Refusal {
  const from = position(text);
  const parsed = parsePlay(from, play);
  if (!parsed.ok) return parsed.error;
  const applied = applyPlay(from, parsed.value);
  if (applied.ok) throw new Error(`${play} is legal in ${text}: ${printPosition(applied.value.position)}`);
  return applied.error;
}

export function events(text: string, play: string): readonly Event[] {
  const from = position(text);
  const parsed = parsePlay(from, play);
  if (!parsed.ok) throw new Error(`${play} is no play`);
  const applied = applyPlay(from, parsed.value);
  if (!applied.ok) throw new Error(`${play} is refused in ${text}: ${applied.error.code}`);
  return applied.value.events;
}

export function played(text: string, play: string): string {
  const from = position(text);
  const parsed = parsePlay(from, play);
  if (!parsed.ok) throw new Error(`${play} is no play`);
  const applied = applyPlay(from, parsed.value);
  if (!applied.ok) throw new Error(`${play} is refused in ${text}: ${applied.error.code}`);
  return printPosition(applied.value.position);
}

/** The text after these dice are thrown. */
export function thrown(text: string, dice: string): string {
  const applied = applyThrow(position(text), Array.from(dice, Number));
  if (!applied.ok) throw new Error(`${dice} is refused in ${text}: ${applied.error.code}`);
  return printPosition(applied.value.position);
}

/** The field and reason for which a text is refused. */
export function refusedField(text: string): string {
  const parsed = parsePosition(text);
  if (parsed.ok) throw new Error(`${text} is read`);
  return parsed.error.field;
}
