/** A television without a table: it waits for one, and says how it is sent. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { printTelevisionCode } from '@ludo/protocol';
import { QrCode } from '../kit/qr-code.tsx';
import { useReachable } from '../kit/reachable.ts';
import { awaitTable, type CodeSign } from '../table/television-codes.ts';
import { useText } from '../words/text.ts';
import { useTelevisionLook } from './look.ts';
import '../styles/television.css';

const NONE: CodeSign = { code: null, isLost: false };

export function CodePage() {
  const text = useText();
  const words = text.television;
  const [, go] = useLocation();
  const [{ code, isLost }, setSign] = useState(NONE);
  const { link, reach } = useReachable(`/send/${code}`);
  useTelevisionLook('');
  useEffect(() => awaitTable(setSign, (room) => go(`/tv/${room}`)), [go]);
  useEffect(() => {
    document.title = text.site.name;
  }, [text]);
  return (
    <main className="television television-waiting">
      <h1>{words.waiting}</h1>
      {code === null ? (
        <p role="status">{isLost ? words.lost : words.connecting}</p>
      ) : (
        <div className="television-ways">
          {reach !== 'here' && (
            <div>
              <QrCode link={link} name={words.qrName} />
              <p>{words.scan}</p>
            </div>
          )}
          <div>
            <p>{(reach === 'here' ? words.type : words.orType)(words.title)}</p>
            <p className="television-code" aria-label={words.codeIs([...code].join(' '))}>
              <bdi dir="ltr">{printTelevisionCode(code)}</bdi>
            </p>
          </div>
        </div>
      )}
    </main>
  );
}
