/** Every lesson there is. */
import type { Lesson } from './lesson.ts';
import { germanLesson, jumboLesson, ludoLesson } from './race-lessons.ts';
import { blobsLesson, navyLesson, uckersLesson } from './uckers-lessons.ts';

/** In the order in which they are listed. */
export const lessons: readonly Lesson[] = [
  ludoLesson,
  jumboLesson,
  germanLesson,
  uckersLesson,
  navyLesson,
  blobsLesson,
];

export function lessonById(id: string): Lesson | null {
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
