/** What a lesson is called: by its game, but for the second one of a game. */
import type { Catalogue } from '../words/catalogue.ts';
import { nameOfGame } from '../words/game-words.ts';
import type { LessonId } from '../words/lesson-text.ts';

export function lessonName(text: Catalogue, id: LessonId): string {
  const named: Partial<Record<LessonId, string>> = text.lesson.named;
  return named[id] ?? nameOfGame(text, id);
}
