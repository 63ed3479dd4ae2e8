/** All games in one glance, each with its board. */
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useIsPainted } from '../device/after-paint.ts';
import { GamePicture } from '../drawing/welcome-picture-chunk.ts';
import { MINUTES } from '../setup/minutes.ts';
import { nameOfGame } from '../words/game-words.ts';
import { useFirstWords } from '../words/text.ts';

export function GamesShelf() {
  const text = useFirstWords();
  const isPainted = useIsPainted();
  return (
    <section className="games-shelf" aria-labelledby="games">
      <h2 id="games">{text.first.gamesTitle}</h2>
      <ul>
        {Object.entries(MINUTES).map(([game, [shortest, longest]]) => (
          <li key={game}>
            <Link className={`shelf-game game-${game}`} href={`/new/bots?game=${game}`}>
              <span className="shelf-picture">
                <Suspense>{isPainted && <GamePicture game={game} />}</Suspense>
              </span>
              <span className="shelf-words">
                <strong>{nameOfGame(text, game)}</strong>{' '}
                <span>{text.first.gameMinutes(shortest, longest)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
