import { type Board, botLevels } from '@ludo/rules';
import { useText } from '../words/text.ts';
import { NameFields } from './name-fields.tsx';
import { botsFor, companyOf, type Plan } from './plans.ts';

interface CompanyFieldsProps {
  readonly board: Board;
  readonly plan: Plan;
  readonly onChange: (change: Partial<Plan>) => void;
}

export function CompanyFields({ board, plan, onChange }: CompanyFieldsProps) {
  const text = useText();
  const { company: words } = text;
  const { seats, bots } = plan;
  const company = companyOf(seats, bots);
  const isAlone = company.kind === 'alone';
  return (
    <fieldset className="company">
      <legend>{text.setup.names}</legend>
      <div className="segments" role="radiogroup" aria-label={text.setup.names}>
        <label>
          <input
            type="radio"
            name="company"
            checked={company.kind === 'people'}
            onChange={() => onChange({ bots: bots.map(() => false) })}
          />
          <span>{words.everybody}</span>
        </label>
        <label>
          <input
            type="radio"
            name="company"
            checked={isAlone}
            onChange={() => onChange({ bots: botsFor(seats) })}
          />
          <span>{words.onlyMe}</span>
        </label>
      </div>
      <NameFields
        board={board}
        seats={seats}
        names={plan.names}
        onChange={(names) => onChange({ names })}
        bots={bots}
        onBots={(changed) => onChange({ bots: changed })}
      />
      {company.bots > 0 && (
        <fieldset className="segments">
          <legend>{words.howWell}</legend>
          {botLevels.map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="level"
                checked={plan.level === level}
                onChange={() => onChange({ level })}
              />
              <span>{words.levels[level]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
