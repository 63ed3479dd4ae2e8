/** A game that begins with a position, for who looks closer. */
import type { SetupError } from '@ludo/rules';
import type { ReactNode, Ref } from 'react';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';

interface PositionFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly position: string;
  readonly isOpen: boolean;
  /** Null: none. */
  readonly mistake: ReactNode;
  readonly onChange: (position: string) => void;
}

export function PositionField({ ref, position, isOpen, mistake, onChange }: PositionFieldProps) {
  const { setup: words } = useText();
  return (
    <details className="advanced" open={isOpen} onToggle={bringUnfoldedIntoSight}>
      <summary>{words.advanced}</summary>
      <div className="advanced-fields">
        <p className="small">
          {words.positionHint} {words.positionUse}
        </p>
        <input
          ref={ref}
          type="text"
          dir="ltr"
          value={position}
          aria-invalid={mistake !== null}
          spellCheck={false}
          autoComplete="off"
          aria-label={words.position}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="mistake" role="status">
          {mistake}
        </p>
      </div>
    </details>
  );
}

/** The engine's reason is in English only. */
export function wrongPosition(text: Catalogue, { field, reason }: SetupError): ReactNode {
  return (
    <>
      {text.setup.positionWrong(text.setupFields[field] ?? field)} {text.setupFieldHints[field]}{' '}
      {text.setup.positionReason}{' '}
      <bdi lang="en" dir="ltr">
        {reason}
      </bdi>
    </>
  );
}
