/** The words of the lessons: fetched with a lesson, apart from everything else that a page says. */
import type { LessonId } from '../lesson/lesson.ts';
import type { Language } from './catalogue.ts';

export interface StepWords {
  /** What it is about, in a word or two. */
  readonly title: string;
  /** What is to be done, one text for each task. */
  readonly say: readonly string[];
  /** When everything has been done. */
  readonly right: string;
  /** When another play was made than the one that it is about; only where there is another. */
  readonly other?: string;
}

export interface LessonText {
  /** What one knows afterwards. */
  readonly about: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

export type LessonWords = Readonly<Record<LessonId, LessonText>>;

/** In the language, or in English where nobody has written them in it yet. */
export async function loadLessonWords(language: Language): Promise<LessonWords> {
  switch (language) {
    case 'de':
      return (await import('./de/lessons.ts')).lessonWords;
    default:
      return (await import('./en/lessons.ts')).lessonWords;
  }
}
