/** The rules in force at this table. */
import { Suspense } from 'react';
import { variationWords } from '../words/game-words.ts';
import { clausesAtTable, type Start } from '@ludo/rules';
import { InShort } from './chunk.ts';
import { ClauseList } from './clause-list.tsx';
import { gameName } from '../telling/sentences.ts';
import { LessonLink } from '../kit/lesson-offer.tsx';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';

interface RulesDialogProps {
  readonly rules: string;
  readonly seats: string;
  readonly start: Start;
  readonly clause: string | null;
  /** Null: none is offered. */
  readonly lesson: 'here' | 'beside' | null;
  readonly onClose: () => void;
}

export function RulesDialog({ rules, seats, start, clause, lesson, onClose }: RulesDialogProps) {
  const text = useText();
  const [id = '', ...options] = rules.split('+');
  return (
    <Dialog
      title={text.rulesDialog.title(gameName(text, rules))}
      close={text.rulesDialog.close}
      onClose={onClose}
      isLong
    >
      {/* Late content would push the rule that is asked about out of sight. */}
      {(clause ?? '') === '' && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<p>{text.site.loading}</p>}>
            <InShort ruleSet={id} />
          </Suspense>
        </ErrorBoundary>
      )}
      <p>{text.rulesDialog.intro}</p>
      {start === 'head-start' && <p>{text.setup.quickMeans}</p>}
      {lesson !== null && <LessonLink ruleSet={id} isBeside={lesson === 'beside'} />}
      {options.length > 0 && (
        <>
          <h3>{text.rulesDialog.variations}</h3>
          <ul>
            {options.map((option) => (
              <li key={option}>{variationWords(text, id, option) ?? option}</li>
            ))}
          </ul>
        </>
      )}
      <ClauseList inForce={clausesAtTable(rules, seats)} asked={clause} />
      <p>
        <a className="button" href={`/rules/${rules}`} target="_blank" rel="noopener">
          {text.offline.book}
        </a>
      </p>
    </Dialog>
  );
}
