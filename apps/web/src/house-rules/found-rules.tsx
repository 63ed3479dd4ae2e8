/** What a link or a text says of rules, and what of it is not known here. */
import { useRef } from 'react';
import type { Catalogue } from '../words/catalogue.ts';
import { differencesIn, nameOfGame } from '../words/game-words.ts';
import { isolated } from '../words/isolated.ts';
import { useText } from '../words/text.ts';
import type { HouseRules } from './house-rules.ts';
import type { FoundRules as Found } from './rules-link.ts';
import type { RulesDesk } from './use-house-rules.ts';
import '../styles/house-rules.css';

/** "HMS Example (Uckers)", or "Uckers". */
function rulesCalled(text: Catalogue, { name, rules }: Omit<HouseRules, 'start'>): string {
  const game = nameOfGame(text, rules.split('+')[0] ?? '');
  return name === '' ? game : text.common.named(isolated(text.code, name), game);
}

interface FoundRulesProps {
  readonly found: Found;
  readonly desk: RulesDesk;
  /** Before the name of what was found. */
  readonly says: (name: string) => string;
}

export function FoundRules({ found, desk, says }: FoundRulesProps) {
  const text = useText();
  const { houseRules: words } = text;
  switch (found.is) {
    case 'known': {
      const { rules, isNameUnread } = found;
      return (
        <div className="found-rules">
          <p role="status">
            <strong>{says(rulesCalled(text, rules))}</strong> {isNameUnread && words.nameUnread}
          </p>
          <Differences rules={rules} />
          <Keep rules={rules} desk={desk} deed={words.keep} />
        </div>
      );
    }
    case 'partly':
      return (
        <div className="found-rules">
          <p role="alert">
            <strong>{words.unknown(found.unknown.join(', '))}</strong> {words.unknownHint} {words.newerHint}
          </p>
          <Keep rules={found.whole} desk={desk} deed={words.keepWhole} />
        </div>
      );
    case 'unknown-game':
      return (
        <div className="found-rules">
          <p role="alert">
            <strong>{words.unknownGame(found.game)}</strong> {words.newerHint}
          </p>
          <Keep rules={found.whole} desk={desk} deed={words.keepWhole} />
        </div>
      );
    case 'newer':
      return (
        <div className="found-rules">
          <p role="alert">
            <strong>{words.newer}</strong> {words.newerHint}
          </p>
        </div>
      );
  }
}

function Differences({ rules: { rules, start } }: { rules: HouseRules }) {
  const text = useText();
  const lines = differencesIn(text, rules, start);
  if (lines.length === 0) return <p>{text.houseRules.standard}</p>;
  return (
    <>
      <p>{text.houseRules.differs}:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface KeepProps {
  readonly rules: HouseRules;
  readonly desk: RulesDesk;
  readonly deed: string;
}

/** Nothing for rules without a name, or where others have it. */
function Keep({ rules, desk, deed }: KeepProps) {
  const text = useText();
  const answer = useRef<HTMLParagraphElement>(null);
  if (rules.name === '') return null;
  const name = isolated(text.code, rules.name);
  return (
    <>
      <p ref={answer} tabIndex={-1} role="status" className="small">
        {desk.isKept(rules) && text.houseRules.isKept(name)}
        {desk.isTaken(rules) && text.houseRules.sure(name)}
      </p>
      {!desk.isKept(rules) && !desk.isTaken(rules) && (
        <button
          type="button"
          className="button"
          onClick={() => {
            desk.keep(rules);
            answer.current?.focus();
          }}
        >
          {deed}
        </button>
      )}
    </>
  );
}
