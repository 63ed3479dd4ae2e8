/** The house rules of this device, each chosen in one press, and those that a link has brought. */
import { useState } from 'react';
import { isolated } from '../words/isolated.ts';
import { nameOfGame } from '../words/game-words.ts';
import { named } from '../words/named.ts';
import { useText } from '../words/text.ts';
import { FoundRules } from './found-rules.tsx';
import { areSame, isPlayable, type HouseRules } from './house-rules.ts';
import type { FoundRules as Found } from './rules-link.ts';
import type { RulesDesk } from './use-house-rules.ts';
import '../styles/house-rules.css';

interface RulesChoiceProps {
  readonly desk: RulesDesk;
  /** By the address of the page; null: it says nothing of rules. */
  readonly asked: Found | null;
  readonly chosen: HouseRules;
  readonly onChoose: (rules: HouseRules) => void;
}

export function RulesChoice({ desk, asked, chosen, onChoose }: RulesChoiceProps) {
  const text = useText();
  const { houseRules: words } = text;
  const { kept } = desk;
  // The first page leads to kept rules by their link.
  const [isOwn] = useState(() => asked?.is === 'known' && desk.isKept(asked.rules));
  if (kept.length === 0 && asked === null) return null;
  return (
    <fieldset className="house-rules">
      <legend>{kept.length === 0 ? words.title : words.own}</legend>
      {asked !== null && !isOwn && <FoundRules found={asked} desk={desk} says={words.arrived} />}
      {kept.map((rules) => {
        const name = isolated(text.code, rules.name);
        const game = nameOfGame(text, rules.rules.split('+')[0] ?? '');
        const isKnown = isPlayable(rules);
        return (
          <div key={rules.name} className="option">
            <label className="switch">
              <input
                type="radio"
                name="house-rules"
                disabled={!isKnown}
                checked={rules.name === chosen.name && areSame(rules, chosen)}
                onChange={() => onChoose(rules)}
              />
              <span>{text.common.named(name, isKnown ? game : words.notHere)}</span>
            </label>
            {!isKnown && (
              <button
                type="button"
                className="small-button"
                aria-label={named(words.remove, text.common.named(words.remove, name))}
                onClick={() => desk.drop(rules)}
              >
                {words.remove}
              </button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
