/** The ways back: to the table of the last seat, and to the game on this screen or the room where it continues. */
import { useState } from 'react';
import { nameOfRules } from '../words/game-words.ts';
import { Link } from 'wouter';
import { gameWithOthers } from '../lobby/own-tables-list.tsx';
import { tableToGoOn } from '../lobby/own-tables.ts';
import { whenWords } from '../lobby/when.ts';
import { useFirstWords } from '../words/text.ts';
import { storedGameNote, wentOnline } from '../device/stored-game-note.ts';

export function GoOnAtTable() {
  const text = useFirstWords();
  const [table] = useState(tableToGoOn);
  if (table === null) return null;
  return (
    <Link className="big-choice big-choice-main" href={`/table/${table.room}`}>
      <strong>{text.first.backToTable}</strong>
      <span>{gameWithOthers(text, table)}</span>
      <span>{text.lobby.visited(whenWords(text, table.at))}</span>
    </Link>
  );
}

interface GoOnProps {
  /** A new game made on this page would replace it. */
  readonly isInstead?: boolean;
}

export function GoOn({ isInstead = false }: GoOnProps) {
  const text = useFirstWords();
  const [kept] = useState(storedGameNote);
  const [online] = useState(wentOnline);
  if (kept === null) return null;
  const name = nameOfRules(text, kept.rules);
  return (
    <Link className="big-choice big-choice-main" href={online === null ? '/here' : `/table/${online}`}>
      <strong>{online === null ? text.first.goOn : text.first.goOnOnline}</strong>
      <span>
        {isInstead && online === null
          ? text.first.goOnInstead(name, kept.throws)
          : text.first.goOnHint(name, kept.throws)}
      </span>
    </Link>
  );
}
