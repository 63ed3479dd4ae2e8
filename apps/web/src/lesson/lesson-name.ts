/** What a lesson is called: by its game, but for the second one of a game. */
import type { Catalogue } from '../words/catalogue.ts';
import type { LessonId } from '../words/lesson-text.ts';

export function lessonName(text: Catalogue, id: LessonId): string {
  return id === 'uckers-blobs' ? text.lesson.blobs : (text.ruleSets[id]?.name ?? id);
}
