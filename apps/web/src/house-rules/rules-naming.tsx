/** Where rules get a name, are kept, called otherwise, removed, shared, and read from a text. */
import { useRef, useState } from 'react';
import type { readName } from '@ludo/room';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { Question } from '../kit/question.tsx';
import { isolated } from '../words/isolated.ts';
import { useText } from '../words/text.ts';
import type { HouseRules } from './house-rules.ts';
import { RulesFromText } from './rules-from-text.tsx';
import { ShareRules } from './share-rules.tsx';
import type { RulesDesk } from './use-house-rules.ts';
import '../styles/house-rules.css';

interface RulesNamingProps {
  readonly desk: RulesDesk;
  readonly chosen: Omit<HouseRules, 'name'>;
  /** As it is written. */
  readonly written: string;
  /** What is written as a name; null: nothing, or nothing that needs one. */
  readonly name: ReturnType<typeof readName> | null;
  /** Variations of one's own: these rules can have a name. */
  readonly mayBeNamed: boolean;
  readonly onWrite: (written: string) => void;
  readonly onChoose: (rules: HouseRules) => void;
}

export function RulesNaming(props: RulesNamingProps) {
  const { desk, chosen, written, name, mayBeNamed, onWrite, onChoose } = props;
  const text = useText();
  const { houseRules: words } = text;
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, ask] = useState(false);
  const rules: HouseRules = { ...chosen, name: name?.ok === true ? name.value : '' };
  const hasName = rules.name !== '';
  const isKept = hasName && desk.isKept(rules);
  const before = hasName ? desk.keptAs(rules) : null;
  const keep = (): void => {
    if (!hasName) return field.current?.focus();
    if (desk.isTaken(rules)) ask(true);
    else desk.keep(rules);
  };
  return (
    <fieldset className="rules-naming">
      <legend>{words.title}</legend>
      {!mayBeNamed && <p className="small">{words.nameHint}</p>}
      {mayBeNamed && (
        <>
          <label className="name-own">
            {words.name}
            <input
              ref={field}
              type="text"
              value={written}
              autoComplete="off"
              aria-invalid={name?.ok === false}
              onChange={({ target }) => onWrite(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It would begin the game.
                event.preventDefault();
                if (!isKept) keep();
              }}
            />
          </label>
          <p className="mistake" role="status">
            {name?.ok === false && text.refusal[name.error]}
          </p>
          <div className="row">
            <button
              type="button"
              className="button"
              aria-disabled={!hasName}
              onClick={({ detail }) => {
                if (!isKept) keep();
                // The second half of a double press that has just kept them.
                else if (detail < 2) desk.drop(rules);
              }}
            >
              {isKept ? words.remove : words.keep}
            </button>
            {before !== null && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  desk.rename(before.name, rules.name);
                  field.current?.focus();
                }}
              >
                {words.rename(isolated(text.code, before.name))}
              </button>
            )}
          </div>
        </>
      )}
      <div className="row">
        <p role="status">{desk.told?.(text)}</p>
        {desk.undo !== null && (
          <button
            type="button"
            className="small-button"
            onClick={() => {
              desk.undo?.();
              field.current?.focus();
            }}
          >
            {words.undo}
          </button>
        )}
      </div>
      {mayBeNamed && <ShareRules key={`${rules.rules} ${rules.start} ${rules.name}`} rules={rules} />}
      <details className="advanced" onToggle={bringUnfoldedIntoSight}>
        <summary>{words.paste}</summary>
        <RulesFromText desk={desk} onChoose={onChoose} />
      </details>
      {isAsked && (
        <Question
          title={words.asked}
          sentence={words.sure(isolated(text.code, rules.name))}
          safe={words.keepOld}
          deed={words.replace}
          onDeed={() => desk.keep(rules)}
          onClose={() => ask(false)}
        />
      )}
    </fieldset>
  );
}
