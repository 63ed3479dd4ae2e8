/** The first page: what this is in one line, and the two ways to play. */
import { useState, type FormEvent } from 'react';
import { ruleSets } from '@ludo/rules';
import { Link, useLocation } from 'wouter';
import { BoardPicture } from '../board/drawing.tsx';
import { layoutFor } from '../board/layout.ts';
import { gameName } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { keptGame } from '../table/local-table.ts';
import { Frame } from './frame.tsx';
import { roomIn } from './room-link.ts';

export function FirstPage() {
  const text = useText();
  const [kept] = useState(keptGame);
  const [ruleSet] = ruleSets;
  const throws = kept?.room.statistics.reduce((sum, each) => sum + each.throws, 0) ?? 0;
  return (
    <Frame>
      <section className="welcome">
        <h2>{text.site.name}</h2>
        <p>{text.first.line}</p>
      </section>
      <nav className="big-choices">
        {kept?.room.phase === 'playing' && (
          <Link className="big-choice big-choice-main" href="/here">
            <strong>{text.first.goOn}</strong>
            <span>{text.first.goOnHint(gameName(text, kept.room.rules), throws)}</span>
          </Link>
        )}
        <Link className="big-choice" href="/new/here">
          <strong>{text.first.here}</strong>
          <span>{text.first.hereHint}</span>
        </Link>
        <Link className="big-choice" href="/new/friends">
          <strong>{text.first.friends}</strong>
          <span>{text.first.friendsHint}</span>
        </Link>
      </nav>
      <WatchForm />
      <p className="small">{text.first.promise}</p>
      {ruleSet !== undefined && (
        <div className="welcome-picture">
          <BoardPicture layout={layoutFor(ruleSet.board)} />
        </div>
      )}
    </Frame>
  );
}

function WatchForm() {
  const text = useText();
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const room = roomIn(link);
    if (room === null) setWrong(true);
    else navigate(`/table/${room}`);
  };
  return (
    <form className="watch-form" onSubmit={go}>
      <h2>{text.first.watch}</h2>
      <div className="row">
        <input
          type="text"
          value={link}
          aria-label={text.first.watchLabel}
          placeholder={text.first.watchLabel}
          aria-invalid={isWrong}
          onChange={(event) => {
            setLink(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className="button">
          {text.first.watchButton}
        </button>
      </div>
      <p className="mistake" role="status">
        {isWrong ? text.first.watchWrong : ''}
      </p>
    </form>
  );
}
