/** All games in one glance, each with its board. */
import { startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { afterPaint, whenIdle } from '../device/after-paint.ts';
import { GamePicture } from '../drawing/welcome-picture-chunk.ts';
import { cardsIn, gameOfCard } from '../cards/cards.ts';
import { MINUTES } from '../setup/minutes.ts';
import { nameOfCard } from '../words/game-words.ts';
import { useFirstWords } from '../words/text.ts';

export function GamesShelf() {
  const text = useFirstWords();
  const cards = cardsIn(text.code);
  const pictured = useOneByOne(cards.length);
  return (
    <section className="games-shelf" aria-labelledby="games">
      <h2 id="games">{text.first.gamesTitle}</h2>
      <ul>
        {cards.map((card, nth) => {
          const game = gameOfCard(card);
          const { whole, 'head-start': quick } = MINUTES[card];
          return (
            <li key={card}>
              <Link className={`shelf-game game-${game}`} href={`/new/bots?game=${card}`}>
                <span className="shelf-picture">
                  <Suspense>{nth < pictured && <GamePicture game={game} />}</Suspense>
                </span>
                <span className="shelf-words">
                  <strong>{nameOfCard(text, card)}</strong> <span>{text.first.gameMinutes(...whole)}</span>{' '}
                  {quick !== undefined && <span>{text.first.quickMinutes(...quick)}</span>}
                </span>
              </Link>
            </li>
          );
        })}
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
