/** Sends the table to a television that shows a code. */
import { useId, useState, type FormEvent } from 'react';
import { CODE_LENGTH, parseTelevisionCode } from '@ludo/protocol';
import { Link } from 'wouter';
import { Dialog, focusFirst } from '../kit/dialog.tsx';
import { useReachable } from '../kit/reachable.ts';
import { useSession } from '../play/session.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';

export function TelevisionDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const words = text.television;
  const door = useSession().table.television;
  const { link, reach } = useReachable('/tv');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [mistake, setMistake] = useState<((text: Catalogue) => string) | null>(null);
  const told = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const meant = parseTelevisionCode(code);
    if (meant === null) return setMistake(() => (now: Catalogue) => now.television.codeWrong);
    setMistake(null);
    const answer = await door?.show(meant);
    if (answer === undefined) return;
    setSent(answer.ok);
    if (answer.ok) return setCode('');
    const refusal = answer.error?.code ?? null;
    setMistake(
      () => (now: Catalogue) => (refusal === null ? now.connection.unreachable : now.refusal[refusal]),
    );
  };
  return (
    <Dialog title={words.title} close={text.settings.close} onClose={onClose}>
      <div className="moving">
        <p>{words.open}</p>
        <p>
          <bdi dir="ltr" className="television-address">
            {new URL(link).host}
            <wbr />
            /tv
          </bdi>
        </p>
        {reach !== 'anywhere' && <p className="small">{text.moving.reach[reach]}</p>}
        <form className="row" onSubmit={(event) => void send(event)}>
          <input
            ref={focusFirst}
            type="text"
            dir="ltr"
            className="television-field"
            value={code}
            size={CODE_LENGTH + 2}
            maxLength={3 * CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={words.code}
            aria-invalid={mistake !== null}
            aria-describedby={told}
            onChange={(event) => {
              setCode(event.target.value);
              setSent(false);
            }}
          />
          <button type="submit" className="button button-strong">
            {words.send}
          </button>
        </form>
        <p id={told} className={mistake === null ? undefined : 'mistake'} role="status">
          {mistake?.(text) ?? (isSent ? words.sent : null)}
        </p>
        <p>
          <Link className="button" href={`/tv/${door?.room}`}>
            {words.here}
          </Link>
        </p>
        <p className="small">{words.hereHint}</p>
      </div>
    </Dialog>
  );
}
