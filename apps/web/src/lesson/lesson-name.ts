/** A lesson has its game's name, except for a game's second lesson. */
import type { Catalogue } from '../words/catalogue.ts';
import { nameOfGame } from '../words/game-words.ts';
import type { LessonId } from '../words/lesson-text.ts';

export function lessonName(text: Catalogue, id: LessonId): string {
  const named: Partial<Record<LessonId, string>> = text.lesson.named;
  return named[id] ?? nameOfGame(text, id);
}
