import type { ClockChoice, TableChoices } from '@ludo/room';
import { useText } from '../words/text.ts';
import { AWAYS, CLOCKS, GRACES } from './plans.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';

interface TableFieldsProps {
  readonly table: TableChoices;
  readonly onChange: (table: TableChoices) => void;
}

export function TableFields({ table, onChange }: TableFieldsProps) {
  const text = useText();
  const { setup: words } = text;
  const clockKey = JSON.stringify(table.clock);
  return (
    <details className="advanced" onToggle={bringUnfoldedIntoSight}>
      <summary>{words.table}</summary>
      <div className="advanced-fields">
        <fieldset className="forms">
          <legend>{words.away}</legend>
          {AWAYS.map((away) => (
            <label key={away} className="switch">
              <input
                type="radio"
                name="away"
                checked={table.away === away}
                onChange={() => onChange({ ...table, away })}
              />
              <span>{words.aways[away]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="forms">
          <legend>{words.grace}</legend>
          {GRACES.map((grace) => (
            <label key={grace} className="switch">
              <input
                type="radio"
                name="grace"
                checked={table.grace === grace}
                onChange={() => onChange({ ...table, grace })}
              />
              <span>{words.seconds(grace)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="forms">
          <legend>{words.clock}</legend>
          {CLOCKS.map((clock) => (
            <label key={JSON.stringify(clock)} className="switch">
              <input
                type="radio"
                name="clock"
                checked={clockKey === JSON.stringify(clock)}
                onChange={() => onChange({ ...table, clock })}
              />
              <span>{clockWords(words, clock)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}

function clockWords(words: ReturnType<typeof useText>['setup'], clock: ClockChoice): string {
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'throw':
      return words.clockThrow(clock.seconds);
    case 'bank':
      return words.clockBank(clock.seconds, clock.increment);
  }
}
