/** In the order of the list. */
export const LESSON_IDS = [
  'ludo',
  'indian',
  'parchis',
  'jumbo',
  'german',
  'uckers',
  'uckers-navy',
  'uckers-blobs',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface StepWords {
  readonly title: string;
  readonly say: readonly string[];
  readonly right: string;
  /** After another play than the step is about; only if there is another. */
  readonly other?: string;
}

export interface LessonText {
  /** What the learner knows afterwards. */
  readonly about: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

export type LessonWords = Readonly<Record<LessonId, LessonText>>;
