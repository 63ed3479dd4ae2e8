/** The whole game or a quick one, each with its minutes, before all finer choices. */
import { useId } from 'react';
import type { RuleSet, Start } from '@ludo/rules';
import { useText } from '../words/text.ts';
import { minutesOf } from './lengths.ts';
import { cardOf, lengthOf, planOfLength, startsOf } from './card-plans.ts';
import type { Plan } from './plans.ts';

interface LengthFieldsProps {
  readonly ruleSet: RuleSet;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function LengthFields({ ruleSet, plan, onChange }: LengthFieldsProps) {
  const { setup: words } = useText();
  const about = useId();
  const chosen = lengthOf(plan);
  const card = cardOf(plan);
  const minutesFrom = (start: Start): number | null =>
    card === null ? null : minutesOf(card, ruleSet, plan.seats, start);
  const starts = startsOf(plan);
  const own = <span role="status">{(chosen === null || plan.rulesName !== '') && words.lengthOwn}</span>;
  if (starts.length === 1) {
    const minutes = minutesFrom('whole');
    return (
      <fieldset className="lengths">
        <legend>{words.howLong}</legend>
        <p>
          {minutes !== null && words.aboutMinutes(minutes)} {own}
        </p>
      </fieldset>
    );
  }
  return (
    <fieldset className="segments lengths" aria-describedby={about}>
      <legend>{words.howLong}</legend>
      {starts.map((start) => {
        const minutes = minutesFrom(start);
        return (
          <label key={start}>
            <input
              type="radio"
              name="length"
              checked={chosen === start}
              onChange={() => onChange(planOfLength(plan, start))}
            />
            <span>
              <strong>{words.lengths[start]}</strong>{' '}
              {minutes !== null && <span>{words.aboutMinutes(minutes)}</span>}
            </span>
          </label>
        );
      })}
      <p id={about} className="small">
        {words.quickMeans} {own}
      </p>
    </fieldset>
  );
}
