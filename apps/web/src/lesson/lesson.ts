/**
 * A list of steps on the real board, each with tasks one after the other. The catalogue has the words, by the names of
 * lesson and step.
 */
import type { LessonId } from '../words/lesson-text.ts';
import type { ClauseId, RuleSetId } from '@ludo/rules';

export type Task =
  /** The dice that fall; a throw that cannot be used is forfeited at once. */
  | { readonly do: 'throw'; readonly dice: readonly number[] }
  /** What is announced, in notation, and the dice that fall then; a throw without is tried again. */
  | { readonly do: 'announce'; readonly announcement: string; readonly dice: readonly number[] }
  /**
   * What the step is about, in notation; any other legal play is answered and tried again. The first is pointed out; with
   * `isFound` only after a wrong try.
   */
  | { readonly do: 'play'; readonly plays: readonly string[]; readonly isFound?: true }
  /** The learner presses a piece that cannot move, and is told the clause. */
  | { readonly do: 'ask'; readonly colour: number; readonly place: number; readonly clause: ClauseId }
  /** The others throw and play: '4 Y30>34', or '21' for a throw that cannot be used. */
  | { readonly do: 'watch'; readonly turns: readonly string[] };

export interface LessonStep {
  readonly name: string;
  /** Position text; null: where the step before ended. */
  readonly at: string | null;
  readonly tasks: readonly Task[];
  readonly clauses: readonly ClauseId[];
}

/** A step that only the lesson of a table has whose rules have this option: `id=value`, or `id` for any value. */
export interface SwitchStep extends LessonStep {
  readonly option: string;
  /** The name of the step after which it comes. */
  readonly after: string;
}

export interface Lesson<Id extends LessonId = LessonId> {
  readonly id: Id;
  readonly ruleSet: RuleSetId;
  /** Of a first game against bots. */
  readonly seats: string;
  readonly next: LessonId | null;
  readonly steps: readonly LessonStep[];
  /** In the order in which they come, if several come after one step. */
  readonly switches?: readonly SwitchStep[];
}

export const throwing = (...dice: readonly number[]): Task => ({ do: 'throw', dice });
export const announcing = (announcement: string, ...dice: readonly number[]): Task => ({
  do: 'announce',
  announcement,
  dice,
});
export const playing = (...plays: readonly string[]): Task => ({ do: 'play', plays });
export const finding = (...plays: readonly string[]): Task => ({ do: 'play', plays, isFound: true });
export const asking = (colour: number, place: number, clause: ClauseId): Task => ({
  do: 'ask',
  colour,
  place,
  clause,
});
export const watching = (...turns: readonly string[]): Task => ({ do: 'watch', turns });
