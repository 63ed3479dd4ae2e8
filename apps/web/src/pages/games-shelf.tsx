/** All games in one glance, each with its board. */
import { startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { afterPaint, whenIdle } from '../device/after-paint.ts';
import { GamePicture } from '../drawing/welcome-picture-chunk.ts';
import { MINUTES } from '../setup/minutes.ts';
import { nameOfGame } from '../words/game-words.ts';
import { useFirstWords } from '../words/text.ts';

const GAMES = Object.entries(MINUTES);

export function GamesShelf() {
  const text = useFirstWords();
  const pictured = useOneByOne(GAMES.length);
  return (
    <section className="games-shelf" aria-labelledby="games">
      <h2 id="games">{text.first.gamesTitle}</h2>
      <ul>
        {GAMES.map(([game, { whole, 'head-start': quick }], nth) => (
          <li key={game}>
            <Link className={`shelf-game game-${game}`} href={`/new/bots?game=${game}`}>
              <span className="shelf-picture">
                <Suspense>{nth < pictured && <GamePicture game={game} />}</Suspense>
              </span>
              <span className="shelf-words">
                <strong>{nameOfGame(text, game)}</strong> <span>{text.first.gameMinutes(...whole)}</span>{' '}
                <span>{text.first.quickMinutes(...quick)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts up whenever the page is idle, so that a press never waits for more than one drawing. */
function useOneByOne(most: number): number {
  const [amount, setAmount] = useState(0);
  useEffect(() => {
    if (amount === most) return undefined;
    return afterPaint(() => whenIdle(() => startTransition(() => setAmount(amount + 1))));
  }, [amount, most]);
  return amount;
}
