/** What differs from the standard of a game, each marked as different: first of all on every card of rules. */
import { ruleSetOf, type Start } from '@ludo/rules';
import { variationWords } from '../words/game-words.ts';
import { useText } from '../words/text.ts';
import '../styles/house-rules.css';

interface RulesDifferingProps {
  readonly rules: string;
  readonly start: Start;
  /** 3 in a dialog, whose title is a heading of level 2. */
  readonly level: 2 | 3;
}

export function RulesDiffering({ rules, start, level }: RulesDifferingProps) {
  const text = useText();
  const { houseRules: words } = text;
  const ruleSet = ruleSetOf(rules);
  const [id = '', ...options] = rules.split('+');
  if (!ruleSet.ok || (options.length === 0 && start === 'whole')) return null;
  const clauseOf = (option: string) =>
    ruleSet.value.options.find((each) => each.id === option.split('=')[0])?.clause ?? '';
  const Heading = `h${level}` as const;
  return (
    <section className="rules-differing">
      <Heading>{words.differs}</Heading>
      {start === 'head-start' && (
        <p>
          <Mark /> {text.setup.quickMeans}
        </p>
      )}
      {options.length > 0 && (
        <dl className="clauses">
          {options.map((option) => (
            <div key={option} className="clause">
              <dt>{clauseOf(option)}</dt>
              <dd>
                <Mark /> {variationWords(text, id, option) ?? option}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Also beside a rule among all others. */
export function Mark() {
  const { houseRules: words } = useText();
  return <span className="clause-mark">{words.different}</span>;
}
