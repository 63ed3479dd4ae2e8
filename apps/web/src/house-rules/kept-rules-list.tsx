/** On the first page: the house rules of this device, each one press from a table. */
import { useState } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../lobby/own-tables-list.tsx';
import { isolated } from '../words/isolated.ts';
import { useText } from '../words/text.ts';
import { isPlayable, keptRules } from './house-rules.ts';
import { printRulesPath } from './rules-link.ts';

export function KeptRulesList() {
  const text = useText();
  const { houseRules: words } = text;
  const [kept] = useState(() => keptRules().filter(isPlayable));
  if (kept.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="house-rules">
      <h2 id="house-rules">{words.own}</h2>
      <ul>
        {kept.map((rules) => {
          const name = isolated(text.code, rules.name);
          const game = gameOf(text, rules.rules);
          return (
            <li key={rules.name} className="own-table">
              <Link
                className="table-link"
                href={printRulesPath(rules)}
                aria-label={text.lobby.table([name, game], words.play)}
              >
                <span className="table-words">
                  <strong>{name}</strong>
                  <span>{game}</span>
                </span>
                <span className="table-deed">{words.play}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
