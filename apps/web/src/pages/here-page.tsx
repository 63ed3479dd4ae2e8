/** The game on this screen; without one, the way to where one is made. */
import { useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { noteOnline, wentOnline } from '../device/stored-game-note.ts';
import { openLocalTable } from '../table/local-table.ts';
import { keepEndedGames } from '../table/records/keep-here.ts';
import { hasUnreadGame } from '../table/stored-game.ts';
import { UnreadGame } from './unread-game.tsx';
import { Frame } from '../frame/frame.tsx';
import { TableHere } from './table-chunk.tsx';
import type { Table } from '../table/table.ts';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';
import { BOTS_WAIT } from '../preferences/tempo.ts';

export function HerePage() {
  const [online, setOnline] = useState(wentOnline);
  const [nth, setNth] = useState(0);
  // Another tab may move the game online, or continue it here.
  useEffect(() => {
    const look = () => setOnline(wentOnline());
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  if (online === null) return <GameHere key={nth} onOther={() => setNth(nth + 1)} />;
  const goOnHere = () => {
    noteOnline(null);
    setOnline(null);
  };
  return <GoneOnline room={online} onHere={goOnHere} />;
}

function GameHere({ onOther }: { onOther: () => void }) {
  const [table, setTable] = useState<Table | null | 'unread'>('unread');
  const [isReplaced, replace] = useState(false);
  // Once the page is left not even a bot plays on.
  useEffect(() => {
    const botsWait = () => BOTS_WAIT[useSettings.getState().settings.speed];
    const opened = openLocalTable(undefined, botsWait, () => replace(true));
    setTable(opened);
    const stop = opened === null ? undefined : keepEndedGames(opened);
    return () => {
      stop?.();
      opened?.close();
    };
  }, []);
  if (table === 'unread') return null;
  if (isReplaced) return <Replaced onOther={onOther} />;
  if (table === null && hasUnreadGame()) return <UnreadGame />;
  if (table === null) return <Redirect to="/new/here" replace />;
  return <TableHere table={table} onWatched={throwForBeginning} />;
}

/** Once the table can show it. */
function throwForBeginning(table: Table): void {
  if (table.view().room?.phase === 'gathering') void table.act({ do: 'start' });
}

/** The device keeps one game, and another tab has begun another. */
function Replaced({ onOther }: { onOther: () => void }) {
  const { oneGame: words, end } = useText();
  return (
    <Frame title={words.replaced}>
      <p role="alert">{words.replacedHint}</p>
      <nav className="big-choices">
        <button type="button" className="big-choice big-choice-main" onClick={onOther}>
          <strong>{words.toGame}</strong>
          <span>{words.toGameHint}</span>
        </button>
      </nav>
      <p>
        <Link className="button" href="/">
          {end.toFirstPage}
        </Link>
      </p>
    </Frame>
  );
}

/** Two versions of a game should not be played, but people may choose to. */
function GoneOnline({ room, onHere }: { room: string; onHere: () => void }) {
  const text = useText();
  const { openUp: words } = text;
  return (
    <Frame title={words.gone}>
      <p>{words.goneHint}</p>
      <nav className="big-choices">
        <Link className="big-choice big-choice-main" href={`/table/${room}`}>
          <strong>{words.toTable}</strong>
          <span>{words.toTableHint}</span>
        </Link>
        <button type="button" className="big-choice" onClick={onHere}>
          <strong>{words.hereAfterAll}</strong>
          <span>{words.hereAfterAllHint}</span>
        </button>
      </nav>
    </Frame>
  );
}
