/** The rule card of this table: just the rules in force, in plain words, by their identifiers. */
import { useEffect, useRef } from 'react';
import { clausesAtTable } from '@ludo/rules';
import { gameName } from '../catalogue/sentences.ts';
import { LessonLink } from '../lesson/lesson-offer.tsx';
import { useText } from '../settings/settings.ts';
import { Dialog } from './dialog.tsx';
import { groupsOf } from './rule-groups.ts';
import { useSession } from './session.ts';

interface RulesDialogProps {
  readonly rules: string;
  readonly seats: string;
  /** The rule that somebody asked about. */
  readonly clause: string | null;
  /** The rules are asked for in a lesson, so none is offered. */
  readonly isLesson: boolean;
  readonly onClose: () => void;
}

export function RulesDialog({ rules, seats, clause, isLesson, onClose }: RulesDialogProps) {
  const text = useText();
  const { table } = useSession();
  const asked = useRef<HTMLElement>(null);
  const groups = groupsOf(clausesAtTable(rules, seats));
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    asked.current?.scrollIntoView({ block: 'center' });
  }, []);
  const [, ...options] = rules.split('+');
  const ruleSet = text.ruleSets[rules.split('+')[0] ?? ''];
  return (
    <Dialog
      title={text.rulesDialog.title(gameName(text, rules))}
      close={text.rulesDialog.close}
      onClose={onClose}
    >
      <p>{text.rulesDialog.intro}</p>
      {!isLesson && <LessonLink ruleSet={rules.split('+')[0] ?? ''} isBeside={table.kind === 'remote'} />}
      {options.length > 0 && (
        <>
          <h3>{text.rulesDialog.variations}</h3>
          <ul>
            {options.map((option) => (
              <li key={option}>{ruleSet?.options[option] ?? option}</li>
            ))}
          </ul>
        </>
      )}
      {groups.map(({ group, ids }) => (
        <section key={group}>
          <h3>{text.rulesDialog.groups[group]}</h3>
          <dl className="clauses">
            {ids.map((id) => (
              <div key={id} className={id === clause ? 'clause clause-asked' : 'clause'}>
                <dt>{id}</dt>
                <dd ref={id === clause ? asked : null}>{text.clauses[id] ?? ''}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
