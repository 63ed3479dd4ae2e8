/** In which words games of sailors are told. */
import { useId } from 'react';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';

export function MessWordsField() {
  const { messWords: words } = useText().settings;
  const { settings, change } = useSettings();
  const group = useId();
  return (
    <fieldset className="segments" aria-describedby={`${group}-about`}>
      <legend>{words.title}</legend>
      {(['plain', 'mess'] as const).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={group}
            checked={settings.messWords === (kind === 'mess')}
            onChange={() => change({ messWords: kind === 'mess' })}
          />
          <span>{words[kind]}</span>
        </label>
      ))}
      <p id={`${group}-about`} className="small">
        {words.means}
      </p>
    </fieldset>
  );
}
