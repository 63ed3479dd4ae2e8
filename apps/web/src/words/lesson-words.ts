/** The words of the lessons: fetched with a lesson, apart from everything else that a page says. */
import { fetched } from './fetching.ts';
import type { Language } from './languages.ts';
import type { LessonWords } from './lesson-text.ts';

const files = import.meta.glob<LessonWords>('./*/lessons.ts', { import: 'lessonWords' });

/** Fails when there is no network. */
export const loadLessonWords = (language: Language): Promise<LessonWords> =>
  fetched(files, language, 'lessons');
