/** What the words of sailors are of: all that tells of a game. */
import type { BookText } from './book-text.ts';
import type { Catalogue, ReviewWords } from './catalogue.ts';
import type { LessonWords } from './lesson-text.ts';

/** Each makes mess words of plain ones in its language. */
export interface MessWords {
  readonly catalogue: (text: Catalogue) => Catalogue;
  readonly lessons: (words: LessonWords) => LessonWords;
  readonly book: (words: BookText) => BookText;
  readonly review: (words: ReviewWords) => ReviewWords;
}
