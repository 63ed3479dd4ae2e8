import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { roomIn } from '../device/room-link.ts';
import { spelledAsOwn } from './own-tables.ts';
import { useFirstWords } from '../words/text.ts';

interface WatchFormProps {
  /** What was tried before. */
  readonly tried?: string;
}

/** To a table by its link or code. */
export function WatchForm({ tried = '' }: WatchFormProps) {
  const text = useFirstWords();
  const [, navigate] = useLocation();
  const [link, setLink] = useState(tried);
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const room = roomIn(link);
    if (room === null) setWrong(true);
    else navigate(`/table/${spelledAsOwn(room)}`);
  };
  return (
    <form className="watch-form" onSubmit={go}>
      {tried === '' && <h2>{text.first.watch}</h2>}
      <div className="row">
        <label htmlFor="watch-link">{text.first.watchLabel}</label>
        <input
          id="watch-link"
          type="text"
          value={link}
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
