import { beginChoices, bestOfChoices, pointChoices, type TableChoices } from '@ludo/room';
import { useText } from '../words/text.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';

interface ScoreFieldsProps {
  readonly table: TableChoices;
  readonly onChange: (table: TableChoices) => void;
}

export function ScoreFields({ table, onChange }: ScoreFieldsProps) {
  const { score } = useText();
  const matches = bestOfChoices.map(
    (games) => [games, games === 0 ? score.noMatch : score.matchOf(games, Math.ceil(games / 2))] as const,
  );
  return (
    <details className="advanced" onToggle={bringUnfoldedIntoSight}>
      <summary>{score.fields}</summary>
      <div className="advanced-fields">
        <Choice
          label={score.pointsFor}
          options={pointChoices.map((points) => [points, score.pointChoices[points]] as const)}
          chosen={table.points}
          onChoose={(points) => onChange({ ...table, points })}
        />
        <Choice
          label={score.match}
          options={matches}
          chosen={table.bestOf}
          onChoose={(bestOf) => onChange({ ...table, bestOf })}
        />
        <Choice
          label={score.begins}
          options={beginChoices.map((begins) => [begins, score.beginChoices[begins]] as const)}
          chosen={table.begins}
          onChoose={(begins) => onChange({ ...table, begins })}
        />
        <label className="switch">
          <input
            type="checkbox"
            checked={table.drawsSeats}
            onChange={({ target }) => onChange({ ...table, drawsSeats: target.checked })}
          />
          <span>{score.drawsSeats}</span>
        </label>
      </div>
    </details>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string | number>({ label, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="forms">
      <legend>{label}</legend>
      {options.map(([value, words]) => (
        <label key={value} className="switch">
          <input type="radio" name={label} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
