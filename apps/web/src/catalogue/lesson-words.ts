/** The words of the lessons: fetched with a lesson, apart from everything else that a page says. */
import type { LessonId } from '../lesson/lesson.ts';
import type { Language } from './languages.ts';

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

const WORDS: Readonly<Record<Language, () => Promise<{ readonly lessonWords: LessonWords }>>> = {
  en: () => import('./en/lessons.ts'),
  de: () => import('./de/lessons.ts'),
  es: () => import('./es/lessons.ts'),
  hi: () => import('./hi/lessons.ts'),
  ar: () => import('./ar/lessons.ts'),
};

/** Fails when there is no network. */
export async function loadLessonWords(language: Language): Promise<LessonWords> {
  return (await WORDS[language]()).lessonWords;
}
