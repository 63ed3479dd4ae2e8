/** What may be said; the host can change it at any time. */
import { standardChoices, talkChoices, type TableChoices } from '@ludo/room';
import { useText } from '../words/text.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';

interface TalkFieldsProps {
  readonly table: TableChoices;
  readonly onChange: (table: TableChoices) => void;
}

export function TalkFields({ table, onChange }: TalkFieldsProps) {
  const text = useText();
  return (
    <details className="advanced" onToggle={bringUnfoldedIntoSight}>
      <summary>{text.talk.choice}</summary>
      <fieldset className="forms">
        <legend className="unseen">{text.talk.choice}</legend>
        {talkChoices.map((talk) => (
          <label key={talk} className="switch">
            <input
              type="radio"
              name="talk"
              checked={(table.talk ?? standardChoices.talk) === talk}
              onChange={() => onChange({ ...table, talk })}
            />
            <span>{text.talk.choices[talk]}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
