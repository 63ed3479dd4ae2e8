import { named } from '../words/named.ts';
import { useEffect, useState } from 'react';
import type { StepWords } from '../words/lesson-text.ts';
import { citation } from '../telling/sentences.ts';
import { useSession, useShown } from '../play/session.ts';
import { useText } from '../words/text.ts';
import type { Lesson } from './lesson.ts';
import type { Progress } from './lesson-table.ts';

interface LessonPanelProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly words: Readonly<Record<string, StepWords>>;
  readonly onBack: (() => void) | null;
  readonly onSkip: () => void;
}

export function LessonPanel({ lesson, progress, words, onBack, onSkip }: LessonPanelProps) {
  const text = useText();
  const { showRule, tell } = useSession();
  const rules = useShown((shown) => shown.room?.rules ?? lesson.ruleSet);
  const said = useWatched(progress);
  const step = lesson.steps[said.step];
  // The learner may have scrolled down to a choice.
  useEffect(() => {
    scrollTo(0, 0);
  }, [said]);
  const spoken = step === undefined ? undefined : words[step.name];
  const clause = said.state === 'doing' ? undefined : step?.clauses[0];
  if (step === undefined || spoken === undefined) return null;
  const at = text.lesson.progress(said.step + 1, lesson.steps.length);
  const go = (deed: () => void) => () => {
    tell(null);
    deed();
  };
  return (
    <section className="guide" aria-label={text.lesson.guide}>
      <div className="guide-head">
        <h2>{text.lesson.stepTitle(at, spoken.title)}</h2>
        <button
          type="button"
          className="small-button"
          aria-label={named(text.lesson.back, text.lesson.backHint)}
          disabled={onBack === null}
          onClick={go(onBack ?? (() => {}))}
        >
          {text.lesson.back}
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={named(text.lesson.skip, text.lesson.skipHint)}
          onClick={go(onSkip)}
        >
          {text.lesson.skip}
        </button>
      </div>
      <p className={`guide-words guide-${said.state}`} role="status">
        <span>{wordsOf(said, spoken, text.lesson.askFirst)}</span>
      </p>
      {clause !== undefined && (
        <button type="button" className="citation-button guide-rule" onClick={() => showRule(clause)}>
          {text.lesson.rule(citation(text, rules, clause))}
        </button>
      )}
    </section>
  );
}

function wordsOf({ task, state }: Progress, spoken: StepWords, askFirst: string): string {
  switch (state) {
    case 'doing':
      return spoken.say[task] ?? '';
    case 'missed':
      return spoken.other ?? askFirst;
    case 'done':
      return spoken.right;
  }
}

/** Words do not run ahead of the pieces. */
function useWatched(progress: Progress): Progress {
  const isQuiet = useShown((shown) => shown.moving === null && shown.room?.seq === shown.view.room?.seq);
  const [watched, setWatched] = useState(progress);
  if (isQuiet && watched !== progress) setWatched(progress);
  return isQuiet ? progress : watched;
}
