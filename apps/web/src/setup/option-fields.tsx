/** A switch for each variation, or a choice where it has several forms. */
import type { ReactNode } from 'react';
import type { Option, RuleSet } from '@ludo/rules';
import { LabButton } from '../lab/lab-button.tsx';
import { Switch } from '../kit/switch.tsx';
import { variationWords } from '../words/game-words.ts';
import { useText } from '../words/text.ts';
import { mayStartAhead, playedBy, type Plan } from './plans.ts';

interface OptionFieldsProps {
  readonly ruleSet: RuleSet;
  readonly plan: Plan;
  readonly onChange: (change: Partial<Pick<Plan, 'options' | 'start'>>) => void;
}

export function OptionFields({ ruleSet, plan, onChange }: OptionFieldsProps) {
  const { options, start } = plan;
  const text = useText();
  const words = (variation: string) => variationWords(text, ruleSet.id, variation);
  const set = (id: string, value: string | true | null) => {
    const { [id]: _, ...others } = options;
    onChange({ options: value === null ? others : { ...others, [id]: value } });
  };
  /** A plan with the switch, beside the same without it. */
  const asking = (what: string, own: Plan, other: Plan) => {
    const isQuick = mayStartAhead(own) && mayStartAhead(other);
    const begun = (each: Plan) => playedBy(isQuick ? each : { ...each, start: 'whole' });
    return <LabButton kind="switch" what={what} asked={{ own: begun(own), other: begun(other) }} />;
  };
  const askingOf = (id: string, value: string | true, what: string) => {
    const { [id]: _, ...others } = options;
    const other = { ...plan, options: others };
    return asking(what, { ...other, options: { ...others, [id]: value } }, other);
  };
  return (
    <fieldset>
      <legend>{text.setup.variations}</legend>
      {mayStartAhead(plan) && (
        <div className="option">
          <Switch
            label={text.setup.headStart}
            isOn={start === 'head-start'}
            onChange={(isOn) => onChange({ start: isOn ? 'head-start' : 'whole' })}
          />
          {asking(text.setup.headStart, { ...plan, start: 'head-start' }, { ...plan, start: 'whole' })}
        </div>
      )}
      {ruleSet.options.map((option) => {
        const { id, values } = option;
        const [only, ...others] = values ?? [];
        if (others.length > 0)
          return (
            <Forms
              key={id}
              option={option}
              chosen={options[id]}
              onChange={set}
              words={words}
              asking={askingOf}
            />
          );
        const value = only ?? true;
        const key = only === undefined ? id : `${id}=${only}`;
        return (
          <div key={id} className="option">
            <Switch
              label={words(key) ?? key}
              isOn={options[id] === value}
              onChange={(isOn) => set(id, isOn ? value : null)}
            />
            {askingOf(id, value, words(key) ?? key)}
          </div>
        );
      })}
    </fieldset>
  );
}

interface FormsProps {
  readonly option: Option;
  readonly chosen: string | true | undefined;
  readonly words: (variation: string) => string | null;
  readonly onChange: (id: string, value: string | null) => void;
  readonly asking: (id: string, value: string, what: string) => ReactNode;
}

function Forms({ option: { id, values, standard }, chosen, words, onChange, asking }: FormsProps) {
  const text = useText();
  const usual = standard === null ? null : words(`${id}=${standard}`);
  return (
    <fieldset className="forms">
      <legend>{words(id) ?? id}</legend>
      {[null, ...(values ?? [])].map((value) => {
        const name = value === null ? (usual ?? text.setup.off) : (words(`${id}=${value}`) ?? value);
        return (
          <div key={value} className="option">
            <label className="switch">
              <input
                type="radio"
                name={`option-${id}`}
                checked={(chosen ?? null) === value}
                onChange={() => onChange(id, value)}
              />
              <span>{name}</span>
            </label>
            {value !== null && asking(id, value, name)}
          </div>
        );
      })}
    </fieldset>
  );
}
