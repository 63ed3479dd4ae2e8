/** The position of a moment as text, and games that begin with it. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isOver, printPosition } from '@ludo/rules';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { copyText } from '../kit/clipboard.ts';
import { useShown } from '../play/session.ts';
import { useReplay } from './replay-context.ts';

export function PlayOn() {
  const { words } = useReplay();
  const position = useShown((shown) => shown.room?.position ?? null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('');
  const text = position === null ? '' : printPosition(position);
  useEffect(() => setTold(''), [text]);
  if (position === null) return null;
  const asked = `position=${encodeURIComponent(text)}`;
  const copy = async (): Promise<void> => {
    setTold((await copyText(text, field.current)) ? words.copied : words.copyFailed);
  };
  return (
    <details className="replay-fold" onToggle={bringUnfoldedIntoSight}>
      <summary>{words.playOn.title}</summary>
      {isOver(position) ? (
        <p>{words.playOn.over}</p>
      ) : (
        <>
          <p>{words.playOn.means}</p>
          <div className="row">
            <Link className="button" href={`/new/here?${asked}`}>
              {words.playOn.here}
            </Link>
            <Link className="button" href={`/new/friends?${asked}`}>
              {words.playOn.friends}
            </Link>
          </div>
        </>
      )}
      <label className="replay-position">
        <span>{words.position}</span>
        <textarea ref={field} dir="ltr" readOnly rows={3} value={text} />
      </label>
      <p className="row">
        <button type="button" className="small-button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{told}</span>
      </p>
    </details>
  );
}
