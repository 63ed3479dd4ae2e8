import type { Lesson } from './lesson.ts';
import type { LessonId } from '../words/lesson-text.ts';
import { indianLesson } from './indian-lessons.ts';
import { parchisLesson } from './parchis-lessons.ts';
import { germanLesson, jumboLesson, ludoLesson } from './race-lessons.ts';
import { blobsLesson, navyLesson, uckersLesson } from './uckers-lessons.ts';

/** In the order in which they are listed. */
const LESSONS: { readonly [Id in LessonId]: Lesson<Id> } = {
  ludo: ludoLesson,
  indian: indianLesson,
  parchis: parchisLesson,
  jumbo: jumboLesson,
  german: germanLesson,
  uckers: uckersLesson,
  'uckers-navy': navyLesson,
  'uckers-blobs': blobsLesson,
};

export const lessons: readonly Lesson[] = Object.values(LESSONS);

export function lessonById(id: string): Lesson | null {
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
