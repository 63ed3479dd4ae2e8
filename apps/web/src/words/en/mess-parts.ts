/** In mess words: what is fetched beside the catalogue. */
import type { BookText } from '../book-text.ts';
import type { ReviewWords } from '../catalogue.ts';
import type { LessonText, LessonWords, StepWords } from '../lesson-text.ts';
import { several } from './common.ts';
import { sailorly } from './sailorly.ts';

export const toldOfEach = <Key extends string>(
  sentences: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> => {
  const told: Record<Key, string> = { ...sentences };
  for (const key in told) told[key] = sailorly(told[key]);
  return told;
};

const stepIn = ({ title, say, right, other }: StepWords): StepWords => ({
  title: sailorly(title),
  say: say.map(sailorly),
  right: sailorly(right),
  ...(other === undefined ? {} : { other: sailorly(other) }),
});

function stepsIn<Name extends string>(
  steps: Readonly<Record<Name, StepWords>>,
): Readonly<Record<Name, StepWords>> {
  const told: Record<Name, StepWords> = { ...steps };
  for (const name in told) told[name] = stepIn(told[name]);
  return told;
}

const lessonIn = ({ about, steps }: LessonText): LessonText => ({
  about: sailorly(about),
  steps: stepsIn(steps),
});

export const lessons = (words: LessonWords): LessonWords => ({
  ...words,
  uckers: lessonIn(words.uckers),
  'uckers-navy': lessonIn(words['uckers-navy']),
  'uckers-blobs': lessonIn(words['uckers-blobs']),
  switches: stepsIn(words.switches),
});

export const book = (words: BookText): BookText => ({
  ...words,
  short: {
    ...words.short,
    uckers: words.short.uckers.map(sailorly),
    'uckers-navy': words.short['uckers-navy'].map(sailorly),
  },
  parts: toldOfEach(words.parts),
});

/** Sentences with names in them are written out. */
export const review = (words: ReviewWords): ReviewWords => ({
  ...words,
  mixed: sailorly(words.mixed),
  challengedBy: (hits) => `can be sixed off by ${several(hits)}`,
  challengesYou: (who, from, standing, way) =>
    `${who} can six off against your blob ${standing}, ${way}, ${from}`,
  youCanChallenge: (from, whose, standing, way) =>
    `You can six off against the blob of ${whose} ${standing}, ${way}, ${from}`,
  challenges: (who, from, whose, standing, way) =>
    `${who} can six off against the blob of ${whose} ${standing}, ${way}, ${from}`,
  way: (behind) => (behind === null ? 'out of harbour' : words.way(behind)),
});
