import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../words/text.ts';
import { copyText } from './clipboard.ts';
import type { Reachable } from './reachable.ts';

interface LinkFieldProps {
  readonly link: string;
  readonly reach: Reachable['reach'];
  readonly name: string;
  /** For the share sheet; null: no sharing. */
  readonly shareText: string | null;
  readonly children?: ReactNode;
}

export function LinkField({ link, reach, name, shareText, children }: LinkFieldProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    setNote((await copyText(link, field.current)) ? text.gathering.copied : text.gathering.copyByHand);
  };
  const share = async () => {
    try {
      await navigator.share({ title: text.site.name, text: shareText ?? '', url: link });
    } catch {
      // The person closed the share sheet.
    }
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        dir="ltr"
        readOnly
        className="invite-link"
        value={link}
        aria-label={name}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          {text.gathering.copy}
        </button>
        {shareText !== null && typeof navigator.share === 'function' && (
          <button type="button" className="button" onClick={() => void share()}>
            {text.gathering.share}
          </button>
        )}
        {children}
      </div>
      {reach !== 'anywhere' && <p className="small">{text.moving.reach[reach]}</p>}
      <p role="status">{note}</p>
    </>
  );
}
