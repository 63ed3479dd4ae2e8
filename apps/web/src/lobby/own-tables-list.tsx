import { useState } from 'react';
import { nameOfRules } from '../words/game-words.ts';
import { variantOf } from '@ludo/room/variants';
import { Link } from 'wouter';
import type { FirstWords } from '../words/catalogue.ts';
import { isolated } from '../words/isolated.ts';
import { useFirstWords } from '../words/text.ts';
import { named } from '../words/named.ts';
import { dropOwnTable, ownTables, tableToGoOn } from './own-tables.ts';
import { whenWords } from './when.ts';

/** "Ludo", "Ludo, with variations", "Quick Ludo" for a variant, or "Ludo (HMS Example)" where the rules have a name; without the rules package. */
export function gameOf(
  text: Pick<FirstWords, 'ruleSets' | 'cards' | 'lobby' | 'common' | 'code'>,
  rules: string,
  rulesName?: string,
): string {
  const name = nameOfRules(text, rules);
  if (rulesName !== undefined) return text.common.named(name, isolated(text.code, rulesName));
  const isAsNamed = !rules.includes('+') || variantOf(rules) !== null;
  return isAsNamed ? name : text.lobby.variations(name);
}

/** "Ludo with Ben". */
export function gameWithOthers(
  text: FirstWords,
  { rules, rulesName, others }: Pick<ReturnType<typeof ownTables>[number], 'rules' | 'rulesName' | 'others'>,
): string {
  return text.lobby.withOthers(
    gameOf(text, rules, rulesName),
    others.map((name) => isolated(text.code, name)),
  );
}

/** All but the one that the page leads to first. */
function furtherTables(): ReturnType<typeof ownTables> {
  const first = tableToGoOn();
  return ownTables().filter(({ room }) => room !== first?.room);
}

export function OwnTablesList() {
  const text = useFirstWords();
  const [tables, setTables] = useState(furtherTables);
  if (tables.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{text.lobby.own}</h2>
      <ul>
        {tables.map((table) => {
          const { room, at, ended } = table;
          const game = gameWithOthers(text, table);
          const when = whenWords(text, at);
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
              {ended !== undefined && (
                <Link
                  className="small-button"
                  href={`/replay/${room}/${ended}`}
                  aria-label={text.lobby.table([game, when], text.lobby.watchLast)}
                >
                  {text.lobby.watchLast}
                </Link>
              )}
              <button
                type="button"
                className="small-button"
                aria-label={named(text.lobby.drop, text.lobby.dropOf(game, when))}
                onClick={() => {
                  dropOwnTable(room);
                  setTables(furtherTables());
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
