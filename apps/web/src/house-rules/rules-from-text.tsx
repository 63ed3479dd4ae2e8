/** A link or a text with rules, as it came in a message. */
import { useState } from 'react';
import { useText } from '../words/text.ts';
import { FoundRules } from './found-rules.tsx';
import type { HouseRules } from './house-rules.ts';
import { readRulesText, type FoundRules as Found } from './rules-link.ts';
import type { RulesDesk } from './use-house-rules.ts';

interface RulesFromTextProps {
  readonly desk: RulesDesk;
  readonly onChoose: (rules: HouseRules) => void;
}

export function RulesFromText({ desk, onChoose }: RulesFromTextProps) {
  const { houseRules: words } = useText();
  const [written, write] = useState('');
  const [found, setFound] = useState<Found | 'none' | null>(null);
  const take = (): void => {
    const read = readRulesText(written);
    setFound(read ?? 'none');
    if (read?.is === 'known' || read?.is === 'partly') onChoose(read.rules);
  };
  return (
    <div className="advanced-fields">
      <label className="name-own">
        {words.pasted}
        <textarea
          rows={3}
          dir="auto"
          value={written}
          onChange={({ target }) => {
            write(target.value);
            setFound(null);
          }}
        />
      </label>
      <p>
        <button type="button" className="button" onClick={take}>
          {words.take}
        </button>
      </p>
      {found === 'none' && (
        <p className="mistake" role="alert">
          {words.noneFound}
        </p>
      )}
      {found !== null && found !== 'none' && <FoundRules found={found} desk={desk} says={words.taken} />}
    </div>
  );
}
