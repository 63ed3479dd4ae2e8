import { useEffect } from 'react';
import { ruleSets } from '@ludo/rules';
import { Link } from 'wouter';
import { BoardPicture } from '../drawing/board-picture.tsx';
import { Emblem } from '../drawing/parts.tsx';
import { LabButton } from '../lab/lab-button.tsx';
import { Frame } from '../frame/frame.tsx';
import { useText } from '../words/text.ts';
import { InShort } from './in-short.tsx';
import { useBook } from './text.ts';
import { WordList, WORDS } from './word-list.tsx';
import '../styles/book.css';

export function BookPage() {
  const text = useText();
  const book = useBook();
  // The browser looked for the address's anchor before the page was there.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Frame title={book.title}>
      <p>{book.intro}</p>
      <nav className="book-contents not-printed" aria-label={book.contents}>
        <ul>
          {ruleSets.map(({ id }) => (
            <li key={id}>
              <a className="small-button" href={`#${id}`}>
                <Emblem game={id} />
                {text.ruleSets[id].name}
              </a>
            </li>
          ))}
          <li>
            <a className="small-button" href={`#${WORDS}`}>
              {book.words}
            </a>
          </li>
        </ul>
      </nav>
      {ruleSets.map(({ id, board, seatings }) => {
        const { name } = text.ruleSets[id];
        return (
          <article key={id} id={id} className="book-game">
            <header>
              <BoardPicture board={board} game={id} />
              <div>
                <h2>{name}</h2>
                <p>{text.games[id].special}</p>
              </div>
            </header>
            <InShort ruleSet={id} />
            <p className="row not-printed">
              <Link className="button" href={`/rules/${id}`}>
                {book.everyRuleOf(name)}
              </Link>
              <LabButton
                kind="game"
                what={name}
                asked={{ own: { rules: id, seats: seatings[0] ?? '', start: 'whole' }, other: null }}
              />
            </p>
          </article>
        );
      })}
      <WordList />
    </Frame>
  );
}
