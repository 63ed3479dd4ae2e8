import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PublicTable } from '@ludo/protocol';
import { Link } from 'wouter';
import type { FirstWords } from '../words/catalogue.ts';
import { isolated } from '../words/isolated.ts';
import { useFirstWords } from '../words/text.ts';
import { gameOf } from './own-tables-list.tsx';
import { watchPublicTables, type Looked, type PublicListFeed } from './public-list.ts';

const TablePicture = lazy(async () => ({ default: (await import('./table-picture.tsx')).TablePicture }));
/** Tables with a picture, from the top of the list: drawing one takes a slow phone some milliseconds. */
const PICTURED = 12;

/** `instead`: what else can be played while no seat is free. */
export function OpenTables({ instead }: { readonly instead: ReactNode }) {
  const text = useFirstWords();
  const [looked, tell] = useState<Looked>({ state: 'looking' });
  const feed = useRef<PublicListFeed | null>(null);
  useEffect(() => {
    const watching = watchPublicTables(tell);
    feed.current = watching;
    return () => watching.stop();
  }, []);
  const tables = looked.state === 'looking' ? [] : (looked.list?.tables ?? []);
  const isNoneFree = tables.every(({ seats }) => seats.every(({ state }) => state !== 'open'));
  const words = (): string => {
    if (looked.state === 'looking') return text.lobby.loading;
    if (looked.state === 'failed') return text.lobby.failed;
    if (tables.length === 0) return text.lobby.none;
    return isNoneFree ? text.lobby.toWatch(tables.length) : text.lobby.found(tables.length);
  };
  return (
    <>
      <p role="status">{words()}</p>
      <ul>
        {tables.map((table, nth) => (
          <li key={table.room}>
            <OpenTable table={table} isPictured={nth < PICTURED} />
          </li>
        ))}
      </ul>
      {looked.state !== 'looking' && isNoneFree && instead}
      <button type="button" className="small-button" onClick={() => feed.current?.look()}>
        {text.lobby.refresh}
      </button>
    </>
  );
}

interface OpenTableProps {
  readonly table: PublicTable;
  readonly isPictured: boolean;
}

function OpenTable({ table, isPictured }: OpenTableProps) {
  const text = useFirstWords();
  const { game, parts, deed } = wordsOf(text, table);
  return (
    <Link
      className="table-link"
      href={`/table/${table.room}`}
      aria-label={text.lobby.table([game, ...parts], deed)}
    >
      {isPictured && (
        <span className="table-picture">
          <Suspense>
            <TablePicture table={table} />
          </Suspense>
        </span>
      )}
      <span className="table-words">
        <strong>{game}</strong>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <span className="table-deed">{deed}</span>
    </Link>
  );
}

interface Words {
  readonly game: string;
  readonly parts: readonly string[];
  readonly deed: string;
}

export function wordsOf(
  text: FirstWords,
  { rules, rulesName, seats, headStart, phase, watchers }: PublicTable,
): Words {
  const { lobby, code } = text;
  const names = seats.flatMap(({ state, name: written }) => {
    if (state === 'open') return [];
    const name = written === undefined ? undefined : isolated(code, written);
    if (state === 'bot') return [name === undefined ? lobby.aBot : lobby.botFor(name)];
    return name === undefined ? [] : [name];
  });
  const free = seats.filter(({ state }) => state === 'open').length;
  const about = (): string => {
    if (phase === 'gathering') return free > 0 ? lobby.taken(free, seats.length, names) : lobby.full(names);
    return phase === 'playing' ? lobby.playing(names) : lobby.over(names);
  };
  return {
    game: gameOf(text, rules, rulesName),
    parts: [
      ...(headStart === true ? [lobby.quick] : []),
      about(),
      ...(watchers > 0 ? [lobby.watching(watchers)] : []),
    ],
    deed: free > 0 ? lobby.join : lobby.watch,
  };
}
