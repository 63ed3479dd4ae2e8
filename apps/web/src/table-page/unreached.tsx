/** While a table loads: for how long, and what works without a network. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ConnectionNotice } from '../seats/connection.tsx';
import { useShown } from '../play/session.ts';
import { useText } from '../words/text.ts';

/** Milliseconds in which most slow networks reach a table. */
const PATIENCE = 4000;

export function Unreached() {
  const text = useText();
  const [isLong, setLong] = useState(false);
  const isLost = useShown((shown) => shown.view.connection.state === 'lost') || isLong;
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <>
      <ConnectionNotice />
      {isLost && (
        <section className="unreached">
          <h2>{text.offline.noTable}</h2>
          <p>{text.offline.noTableHint}</p>
          <p>{text.offline.meanwhile}</p>
          <p className="row">
            <Link className="button" href="/new/here">
              {text.offline.here}
            </Link>
            <Link className="button" href="/rules">
              {text.offline.book}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
