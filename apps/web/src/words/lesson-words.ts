/** Fetched with a lesson. */
import { fetched } from './fetching.ts';
import type { Language } from './languages.ts';
import type { LessonWords } from './lesson-text.ts';

const files = import.meta.glob<LessonWords>('./*/lessons.ts', { import: 'lessonWords' });

/** Rejects without a network. */
export const loadLessonWords = (language: Language): Promise<LessonWords> =>
  fetched(files, language, 'lessons');
