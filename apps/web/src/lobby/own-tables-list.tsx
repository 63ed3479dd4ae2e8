import { useState } from 'react';
import { nameOfGame } from '../words/game-words.ts';
import { Link } from 'wouter';
import type { FirstWords } from '../words/catalogue.ts';
import { isolated } from '../words/isolated.ts';
import { localeOf } from '../words/languages.ts';
import { useFirstWords } from '../words/text.ts';
import { named } from '../words/named.ts';
import { dropOwnTable, ownTables } from './own-tables.ts';

/** "Ludo", or "Ludo, with variations", without the rules package. */
export function gameOf(text: Pick<FirstWords, 'ruleSets' | 'lobby'>, rules: string): string {
  const [id = '', ...options] = rules.split('+');
  const name = nameOfGame(text, id);
  return options.length === 0 ? name : text.lobby.variations(name);
}

export function OwnTablesList() {
  const text = useFirstWords();
  const [tables, setTables] = useState(ownTables);
  if (tables.length === 0) return null;
  const times = new Intl.DateTimeFormat(localeOf(text.code), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{text.lobby.own}</h2>
      <ul>
        {tables.map(({ room, rules, at, others }) => {
          const game = text.lobby.withOthers(
            gameOf(text, rules),
            others.map((name) => isolated(text.code, name)),
          );
          const when = times.format(at);
          return (
            <li key={room} className="own-table">
              <Link
                className="table-link"
                href={`/table/${room}`}
                aria-label={text.lobby.table([game, text.lobby.visited(when)], text.lobby.goBack)}
              >
                <span className="table-words">
                  <strong>{game}</strong>
                  <span>{text.lobby.visited(when)}</span>
                </span>
                <span className="table-deed">{text.lobby.goBack}</span>
              </Link>
              <button
                type="button"
                className="small-button"
                aria-label={named(text.lobby.drop, text.lobby.dropOf(game, when))}
                onClick={() => {
                  dropOwnTable(room);
                  setTables(ownTables());
                }}
              >
                {text.lobby.drop}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
