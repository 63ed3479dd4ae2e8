/** Reads the record of a game: from a file, which may be dropped here, or from a text. */
import { useEffect, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import type { Result } from '@ludo/rules';
import { useStableCallback } from '../../kit/stable-callback.ts';
import type { ReplayWords } from '../../words/catalogue.ts';
import type { ReadGame } from './read-game.ts';
import { readRecordFile, readRecordText, type Unread } from './reading.ts';
import { UnreadWords } from './unread-words.tsx';

interface ReadRecordProps {
  readonly words: ReplayWords;
  readonly onRead: (game: ReadGame) => unknown;
}

export function ReadRecord({ words, onRead }: ReadRecordProps) {
  const { read } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Unread | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Whoever chooses another file meanwhile means that one. */
  const asked = useRef(0);

  const take = async (reading: Promise<Result<ReadGame, Unread>>): Promise<void> => {
    const nth = ++asked.current;
    setBusy(true);
    setProblem(null);
    const result = await reading;
    if (nth !== asked.current) return;
    setBusy(false);
    if (result.ok) onRead(result.value);
    else setProblem(result.error);
  };
  const takeFile = (file: File | undefined): void => {
    if (file !== undefined) void take(readRecordFile(file));
  };
  const drop = useStableCallback((event: DragEvent): void => {
    event.preventDefault();
    takeFile(event.dataTransfer?.files[0]);
  });
  // Anywhere on the page: otherwise the browser would leave it for the file.
  useEffect(() => {
    const allow = (event: Event): void => event.preventDefault();
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, [drop]);
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (file === undefined) return;
    event.preventDefault();
    takeFile(file);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else void take(readRecordText(text));
  };
  return (
    <form className="read-record" onSubmit={submit}>
      <p>{read.means}</p>
      <label className="button read-file">
        <span>{read.choose}</span>
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={(event) => {
            takeFile(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <label className="read-text">
        <span>{read.paste}</span>
        <textarea
          ref={field}
          dir="ltr"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onPaste={paste}
        />
      </label>
      <p className="row">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {read.open}
        </button>
      </p>
      <p role="status">{isBusy ? read.reading : ''}</p>
      <p className="mistake" role="alert">
        {problem === null ? null : <UnreadWords words={words} problem={problem} />}
      </p>
    </form>
  );
}
