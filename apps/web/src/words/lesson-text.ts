import type { RuleSetId } from '@ludo/rules';

/** Each rule set has one, and the blobs of Uckers have one more. */
export type LessonId = RuleSetId | 'uckers-blobs';

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

/** The steps that switches add to the lessons of tables that have them. */
type SwitchSteps =
  | 'anyDouble'
  | 'blobTakesBlob'
  | 'blowBack'
  | 'oneRun'
  | 'snakeEyes'
  | 'snakeEyesIn'
  | 'suckBack';

export interface LessonWords extends Readonly<Record<LessonId, LessonText>> {
  readonly switches: Readonly<Record<SwitchSteps, StepWords>>;
}

/** By the names of steps. */
export function stepWords(words: LessonWords, id: LessonId): LessonText['steps'] {
  return { ...words.switches, ...words[id].steps };
}
