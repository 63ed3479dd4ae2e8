/** The whole game or a quick one, each with its minutes, before all finer choices. */
import { useId } from 'react';
import type { RuleSet } from '@ludo/rules';
import { useText } from '../words/text.ts';
import { minutesOf } from './lengths.ts';
import { lengthOf, planOfLength, STARTS, type Plan } from './plans.ts';

interface LengthFieldsProps {
  readonly ruleSet: RuleSet;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function LengthFields({ ruleSet, plan, onChange }: LengthFieldsProps) {
  const { setup: words } = useText();
  const about = useId();
  const chosen = lengthOf(plan);
  return (
    <fieldset className="segments lengths" aria-describedby={about}>
      <legend>{words.howLong}</legend>
      {STARTS.map((start) => {
        const minutes = minutesOf(ruleSet, plan.seats, start);
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
        {words.quickMeans} <span role="status">{chosen === null && words.lengthOwn}</span>
      </p>
    </fieldset>
  );
}
