/** A lesson as the table teaches it whose rules have switches on; its place is kept by the steps that it always has. */
import { ruleSetOf } from '@ludo/rules';
import { noteLesson, noteStep, stepLeft } from '../kit/lesson-memory.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** A lesson, and the rules with which its game is played afterwards. */
export interface TableLesson extends Lesson {
  readonly rules: string;
  /** The steps without those for switches. */
  readonly own: readonly LessonStep[];
}

/** `rules`: of a table, as an address has them; null, unknown or of another game: the lesson as it is. */
export function lessonAtTable(lesson: Lesson, rules: string | null): TableLesson {
  const given = rules !== null && ruleSetOf(rules).ok ? rules : lesson.ruleSet;
  const [game, ...options] = given.split('+');
  const own = lesson.steps;
  if (game !== lesson.ruleSet) return { ...lesson, rules: lesson.ruleSet, own };
  const isOn = (option: string): boolean =>
    options.some((each) => each === option || each.startsWith(`${option}=`));
  const taught = (lesson.switches ?? []).filter(({ option }) => isOn(option));
  const steps = own.flatMap((step) => [step, ...taught.filter(({ after }) => after === step.name)]);
  return { ...lesson, rules: given, own, steps };
}

/** While it is open the very step is known. */
const seenIn = new WeakMap<TableLesson, number>();

export function noteSeen(lesson: TableLesson, at: number): void {
  seenIn.set(lesson, at);
  noteStep(lesson.id, ownStep(lesson, at));
}

export function noteTaken(lesson: TableLesson): void {
  seenIn.delete(lesson);
  noteLesson(lesson.id, { state: 'taken' });
}

/** The step to go on with, from 0: the one that is open, or the last one of its own that was seen. */
export function stepToGoOn(lesson: TableLesson): number {
  const seen = seenIn.get(lesson);
  if (seen !== undefined) return seen;
  const left = stepLeft({ id: lesson.id, steps: lesson.own });
  return left === null ? 0 : lesson.steps.findIndex(({ name }) => name === lesson.own[left]?.name);
}

/** Which of its own steps was seen last, from 0, at any step. */
function ownStep({ own, steps }: TableLesson, at: number): number {
  const seen = new Set(steps.slice(0, at + 1));
  return own.filter((step) => seen.has(step)).length - 1;
}
