/** Games that are kept on this device, to be watched again or removed. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Question } from '../kit/question.tsx';
import { gameOf } from '../lobby/own-tables-list.tsx';
import { whenWords } from '../lobby/when.ts';
import { forgetKept, keptGames, type KeptGame } from '../table/records/kept-games.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { isolated } from '../words/isolated.ts';
import { named } from '../words/named.ts';
import { useText } from '../words/text.ts';

/** On the first page. */
const LAST = 3;

/** All of them, newest first. Nothing where there are none. */
export function KeptList() {
  return <Kept most={Infinity} />;
}

/** The last of them, and the way to all. */
export function LastKept() {
  const { kept: words } = useText();
  return (
    <Kept most={LAST}>
      <Link className="button" href="/replay">
        {words.all}
      </Link>
    </Kept>
  );
}

function Kept({ most, children }: { most: number; children?: ReactNode }) {
  const { kept: words } = useText();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    let isGone = false;
    void keptGames().then((found) => {
      if (!isGone) setGames(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (games.length === 0) return null;
  const forget = async (id: string): Promise<void> => {
    await forgetKept(id);
    setGames(await keptGames());
  };
  return (
    <section className="tables" aria-labelledby="kept-games">
      <h2 id="kept-games">{words.title}</h2>
      <ul>
        {games.slice(0, most).map((game) => (
          <Item key={game.id} game={game} onForget={() => void forget(game.id)} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Item({ game, onForget }: { game: KeptGame; onForget: () => void }) {
  const text = useText();
  const { kept: words } = text;
  const [isAsked, ask] = useState(false);
  const what = text.lobby.withOthers(gameOf(text, game.rules), namesIn(text, game));
  const [result, when] = [resultWords(text, game), whenWords(text, game.keptAt)];
  return (
    <li className="own-table">
      <Link
        className="table-link"
        href={`/replay/here/${game.id}`}
        aria-label={text.lobby.table(
          [what, result, when].filter((part) => part !== ''),
          words.watch,
        )}
      >
        <span className="table-words">
          <strong>{what}</strong>
          {result !== '' && <span>{result}</span>}
          <span>{when}</span>
        </span>
        <span className="table-deed">{words.watch}</span>
      </Link>
      <button
        type="button"
        className="small-button"
        aria-label={named(text.lobby.drop, words.forget(what, when))}
        onClick={() => ask(true)}
      >
        {text.lobby.drop}
      </button>
      {isAsked && (
        <Question
          title={words.asked}
          sentence={words.sure(what, when)}
          safe={words.keep}
          deed={words.remove}
          onDeed={onForget}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

/** Who has no name among others who have one is a bot; none, where all are left out. */
function namesIn(text: Catalogue, { names }: KeptGame): readonly string[] {
  return names.every((name) => name === '') ? [] : names.map((name) => nameOf(text, name));
}

function nameOf(text: Catalogue, name: string): string {
  return name === '' ? text.lobby.aBot : isolated(text.code, name);
}

function resultWords(text: Catalogue, game: KeptGame): string {
  const { kept: words } = text;
  if (game.result === 'open') return words.open;
  if (game.result === 'ended') return words.ended;
  if (namesIn(text, game).length === 0) return '';
  const winners = winnersOf(game).map((name) => nameOf(text, name));
  const names = text.common.several(winners);
  return winners.length > 1 ? words.wonTogether(names) : words.won(names);
}

/**
 * By the note at the end of a position: all players in the order of their places, or the one who has won, or the players of
 * the team that has.
 */
function winnersOf({ names, result }: KeptGame): readonly string[] {
  const players = [...(/^w(\d+)$/.exec(result)?.[1] ?? '')].map(Number);
  const first = players.length === names.length ? players.slice(0, 1) : players;
  return first.flatMap((player) => names[player - 1] ?? []);
}
