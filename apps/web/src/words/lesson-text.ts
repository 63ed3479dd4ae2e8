/** What is said to a lesson, and which lessons there are words for. */

/** Every lesson there is, in the order in which they are listed. */
export const LESSON_IDS = ['ludo', 'jumbo', 'german', 'uckers', 'uckers-navy', 'uckers-blobs'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

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
