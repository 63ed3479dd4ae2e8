import { useEffect, useRef } from 'react';
import type { ClauseId } from '@ludo/rules';
import { groupsOf } from './rule-groups.ts';
import { Mark } from './rules-differing.tsx';
import { useText } from '../words/text.ts';

interface ClauseListProps {
  readonly inForce: readonly ClauseId[];
  /** Otherwise than in the standard of the game. */
  readonly changed?: readonly ClauseId[];
  /** It is marked and scrolled into view. */
  readonly asked: string | null;
}

export function ClauseList({ inForce, changed = [], asked }: ClauseListProps) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for the clean-up.
    element.current?.scrollIntoView({ block: 'center' });
  }, []);
  return groupsOf(inForce).map(({ group, ids }) => (
    <section key={group}>
      <h3>{text.rulesDialog.groups[group]}</h3>
      <dl className="clauses">
        {ids.map((id) => (
          <div key={id} className={id === asked ? 'clause clause-asked' : 'clause'}>
            <dt>{id}</dt>
            <dd ref={id === asked ? element : null}>
              {changed.includes(id) && <Mark />} {text.clauses[id]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
