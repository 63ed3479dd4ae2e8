/** People whom one has played with, to be asked for another game by a link. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { expectArrival, expectAsked } from '../device/arrivals.ts';
import { recall } from '../device/storage.ts';
import { gameOf } from '../lobby/own-tables-list.tsx';
import { dropPerson, people, type Companion } from '../lobby/people.ts';
import { isolated } from '../words/isolated.ts';
import { named } from '../words/named.ts';
import { useFirstWords } from '../words/text.ts';

export function PeopleList() {
  const text = useFirstWords();
  const [, navigate] = useLocation();
  const [list, setList] = useState(people);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (list.length === 0) return null;
  const ask = async (companion: Companion): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const room = await tableFor(companion);
    setBusy(false);
    if (room === null) setProblem(text.connection.unreachable);
    else navigate(`/table/${room}`);
  };
  return (
    <section className="tables" aria-labelledby="people">
      <h2 id="people">{text.lobby.people}</h2>
      <ul>
        {list.map((companion) => {
          const name = isolated(text.code, companion.name);
          const game = gameOf(text, companion.rules, companion.rulesName);
          return (
            <li key={companion.name} className="own-table">
              <span className="table-words">
                <strong>{name}</strong>
                <span>{game}</span>
              </span>
              <button
                type="button"
                className="small-button small-button-strong"
                aria-label={named(text.lobby.askAgain, text.lobby.askAgainOf(name, game))}
                onClick={() => void ask(companion)}
              >
                {text.lobby.askAgain}
              </button>
              <button
                type="button"
                className="small-button"
                aria-label={named(text.lobby.drop, text.lobby.dropPerson(name))}
                onClick={() => {
                  dropPerson(companion.name);
                  setList(people());
                }}
              >
                {text.lobby.drop}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mistake" role="status">
        {problem}
      </p>
    </section>
  );
}

/** A new table like the last one, at which one sits already if one has a name. Null: there is none. */
async function tableFor({ name, rules, rulesName, seats, headStart }: Companion): Promise<string | null> {
  const [{ makeRoom }, { rememberedPlan }] = await Promise.all([
    import('../table/remote/remote-table.ts'),
    import('../setup/plans.ts'),
  ]);
  const made = await makeRoom({
    rules,
    ...(rulesName === undefined ? {} : { rulesName }),
    seats,
    ...(headStart === undefined ? {} : { headStart }),
    table: rememberedPlan().table,
  });
  if (made === null || !made.ok) return null;
  const own = recall('name');
  if (own !== null) expectArrival(made.room, { player: 1, name: own });
  expectAsked(made.room, name);
  return made.room;
}
