/** A link leads to no table: why, and what can be done. */
import { useEffect, useState } from 'react';
import type { RetentionDays } from '@ludo/protocol';
import { Link } from 'wouter';
import { useFirstWords } from '../words/text.ts';
import { dropOwnTable } from './own-tables.ts';
import { fetchPublicTables } from './public-list.ts';
import { WatchForm } from './watch-form.tsx';

export function NoTable({ room }: { room: string }) {
  const text = useFirstWords();
  const { lobby } = text;
  const [kept, setKept] = useState<RetentionDays | null>(null);
  const [wasOwn, setOwn] = useState(false);
  useEffect(() => {
    if (dropOwnTable(room)) setOwn(true);
  }, [room]);
  useEffect(() => {
    // Without an answer, only the storage times are not told.
    fetchPublicTables().then(
      (list) => setKept(list.kept),
      () => undefined,
    );
  }, []);
  const lines =
    kept === null
      ? []
      : [
          kept.gathering === null ? null : lobby.kept.gathering(kept.gathering),
          kept.playing === null ? null : lobby.kept.playing(kept.playing),
          kept.over === null ? lobby.kept.overForEver : lobby.kept.over(kept.over),
        ];
  return (
    <section className="no-table">
      <div role="alert">
        <h2>{lobby.gone}</h2>
      </div>
      {wasOwn && <p>{lobby.goneOwn}</p>}
      <p>{lobby.codeHint}</p>
      <WatchForm tried={room} />
      <p>{lobby.goneHint}</p>
      <ul>{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>
      <p className="row">
        <Link className="button" href="/new/friends">
          {lobby.makeNew}
        </Link>
        <Link className="button" href="/">
          {text.site.toFirstPage}
        </Link>
      </p>
    </section>
  );
}
