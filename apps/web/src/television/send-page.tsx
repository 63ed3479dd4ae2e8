/** A phone that has scanned the code of a television: it asks which table is shown there. */
import { useRef, useState } from 'react';
import { parseTelevisionCode, printTelevisionCode, type WireRefusal } from '@ludo/protocol';
import { Link } from 'wouter';
import { Frame } from '../frame/frame.tsx';
import { gameWithOthers } from '../lobby/own-tables-list.tsx';
import { ownTables } from '../lobby/own-tables.ts';
import { sendTable } from '../table/send-table.ts';
import { useText } from '../words/text.ts';

type Sent =
  | { readonly state: 'asking' | 'sending' }
  | { readonly state: 'sent'; readonly room: string }
  | { readonly state: 'refused'; readonly refusal: WireRefusal | null };

export function SendPage({ code: written }: { readonly code: string }) {
  const text = useText();
  const words = text.television;
  const [tables] = useState(ownTables);
  const [sent, setSent] = useState<Sent>({ state: 'asking' });
  const isSending = useRef(false);
  const code = parseTelevisionCode(written);
  const send = async (room: string): Promise<void> => {
    if (code === null || isSending.current) return;
    isSending.current = true;
    setSent({ state: 'sending' });
    const answer = await sendTable(room, code);
    isSending.current = false;
    setSent(answer.ok ? { state: 'sent', room } : { state: 'refused', refusal: answer.error });
  };
  if (code === null)
    return (
      <Frame title={words.title}>
        <p role="alert">{text.refusal['code-unknown']}</p>
      </Frame>
    );
  if (sent.state === 'sent')
    return (
      <Frame title={words.title}>
        <p role="status">{words.sent}</p>
        <p>
          <Link className="button button-strong" href={`/table/${sent.room}`}>
            {words.toTable}
          </Link>
        </p>
      </Frame>
    );
  return (
    <Frame title={words.title}>
      {tables.length === 0 ? (
        <>
          <p>{words.none}</p>
          <p className="television-code">
            <bdi dir="ltr">{printTelevisionCode(code)}</bdi>
          </p>
        </>
      ) : (
        <>
          <h2>{words.which}</h2>
          <ul className="television-tables">
            {tables.map(({ room, rules, others }) => (
              <li key={room}>
                <button type="button" className="button" onClick={() => void send(room)}>
                  {gameWithOthers(text, { rules, others })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {sent.state === 'sending' && <p role="status">{words.connecting}</p>}
      {sent.state === 'refused' && (
        <p role="alert">{sent.refusal === null ? words.failed : text.refusal[sent.refusal.code]}</p>
      )}
    </Frame>
  );
}
