/** The rule card of this table: just the rules in force, in plain words, by their identifiers. */
import { useEffect, useRef } from 'react';
import { clausesInForce } from '@ludo/rules';
import { gameName } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { Dialog } from './dialog.tsx';

/** Rules of every game that nothing in a rule set enforces, but that everybody asks about. */
const COMMON = ['CO-2', 'CO-6', 'CO-8'];

/** As in a rule book: what is common first, then by number. */
function byNumber(one: string, other: string): number {
  const rank = (id: string) => (id.startsWith('CO') ? 0 : 1000) + Number.parseFloat(id.slice(3));
  return rank(one) - rank(other);
}

interface RulesDialogProps {
  readonly rules: string;
  /** The rule that somebody asked about. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

export function RulesDialog({ rules, clause, onClose }: RulesDialogProps) {
  const text = useText();
  const asked = useRef<HTMLElement>(null);
  const inForce = clausesInForce(rules);
  const ids: readonly string[] = [
    ...COMMON.filter((id) => !inForce.some((each) => each === id)),
    ...inForce,
  ].toSorted(byNumber);
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
      <dl className="clauses">
        {ids.map((id) => (
          <div key={id} className={id === clause ? 'clause clause-asked' : 'clause'}>
            <dt>{id}</dt>
            <dd ref={id === clause ? asked : null}>{text.clauses[id] ?? ''}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
