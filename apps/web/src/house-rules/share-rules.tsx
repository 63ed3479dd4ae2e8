/** The rules as a link and as a text. */
import { useRef, useState } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { LinkField } from '../kit/link-field.tsx';
import { useReachable } from '../kit/reachable.ts';
import { useText } from '../words/text.ts';
import type { HouseRules } from './house-rules.ts';
import { printRulesPath, printRulesText } from './rules-link.ts';

export function ShareRules({ rules }: { readonly rules: HouseRules }) {
  const { houseRules: words } = useText();
  const [isOpen, open] = useState(false);
  return (
    <details
      className="advanced"
      onToggle={(event) => {
        open(event.currentTarget.open);
        bringUnfoldedIntoSight(event);
      }}
    >
      <summary>{words.share}</summary>
      {isOpen && <Ways rules={rules} />}
    </details>
  );
}

function Ways({ rules }: { readonly rules: HouseRules }) {
  const text = useText();
  const { houseRules: words } = text;
  const { link, reach } = useReachable(printRulesPath(rules, text.code));
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const printed = printRulesText(text, rules, link);
  const copy = async (): Promise<void> => {
    setNote((await copyText(printed, field.current)) ? text.gathering.copied : text.gathering.copyByHand);
  };
  return (
    <div className="invite">
      <p>{words.shareHint}</p>
      <LinkField link={link} reach={reach} name={words.link} shareText={printed.replace(`\n${link}`, '')}>
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copyText}
        </button>
      </LinkField>
      <p role="status">{note}</p>
      <textarea
        ref={field}
        className="rules-text"
        rows={4}
        readOnly
        dir="auto"
        value={printed}
        aria-label={words.copyText}
      />
    </div>
  );
}
