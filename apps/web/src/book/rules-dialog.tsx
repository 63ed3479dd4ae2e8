/** The rules in force at this table. */
import { Suspense } from 'react';
import { changedClauses, clausesAtTable, type Start } from '@ludo/rules';
import { InShort } from './chunk.ts';
import { ClauseList } from './clause-list.tsx';
import { RulesDiffering } from './rules-differing.tsx';
import { gameName } from '../telling/sentences.ts';
import { LessonLink } from '../kit/lesson-offer.tsx';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { isolated } from '../words/isolated.ts';
import { useText } from '../words/text.ts';
import { Dialog } from '../kit/dialog.tsx';

interface RulesDialogProps {
  readonly rules: string;
  /** What these rules are called; null: nothing. */
  readonly rulesName: string | null;
  readonly seats: string;
  readonly start: Start;
  readonly clause: string | null;
  /** Null: none is offered. */
  readonly lesson: 'here' | 'beside' | null;
  readonly onClose: () => void;
}

export function RulesDialog({ rules, rulesName, seats, start, clause, lesson, onClose }: RulesDialogProps) {
  const text = useText();
  const [id = '', ...options] = rules.split('+');
  const isOwn = options.length > 0 || start === 'head-start';
  return (
    <Dialog
      title={text.rulesDialog.title(gameName(text, rules))}
      close={text.rulesDialog.close}
      onClose={onClose}
      isLong
    >
      {rulesName !== null && (
        <p className="rules-name">
          <strong>{isolated(text.code, rulesName)}</strong>
        </p>
      )}
      <RulesDiffering rules={rules} start={start} level={3} />
      {isOwn ? <h3>{text.houseRules.rest}</h3> : <p>{text.houseRules.standard}</p>}
      {/* Late content would push the rule that is asked about out of sight. */}
      {(clause ?? '') === '' && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<p>{text.site.loading}</p>}>
            <InShort ruleSet={id} />
          </Suspense>
        </ErrorBoundary>
      )}
      <p>{text.rulesDialog.intro}</p>
      {lesson !== null && <LessonLink rules={rules} isBeside={lesson === 'beside'} />}
      <ClauseList
        inForce={clausesAtTable(rules, seats)}
        changed={changedClauses(rules, seats)}
        asked={clause}
      />
      <p>
        <a className="button" href={`/rules/${rules}`} target="_blank" rel="noopener">
          {text.offline.book}
        </a>
      </p>
    </Dialog>
  );
}
