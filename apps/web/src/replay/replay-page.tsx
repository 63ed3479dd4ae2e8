/** Games that are watched again: by their link, from this device, or from a record that is read here. */
import { useCallback, useEffect, useState } from 'react';
import { Frame } from '../frame/frame.tsx';
import { useText } from '../words/text.ts';
import type { ReplayWords } from '../words/catalogue.ts';
import { useReplayWords } from '../words/replay-words.ts';
import { fetchRecord } from '../table/records/remote-record.ts';
import type { ReadGame } from './read-game.ts';
import { readRecordText, type Unread } from './reading.ts';
import { ReadRecord } from './read-record.tsx';
import { ReplayOf } from './replay-of.tsx';
import { UnreadWords } from './unread-words.tsx';

interface ReplayPageProps {
  /** Null: none is chosen. */
  readonly chosen: { readonly room: string; readonly game: string } | null;
}

export function ReplayPage({ chosen }: ReplayPageProps) {
  const text = useText();
  const words = useReplayWords();
  const [read, setRead] = useState<{ readonly game: ReadGame; readonly isFetched: boolean } | null>(null);
  const onRead = useCallback((game: ReadGame, isFetched: boolean) => setRead({ game, isFetched }), []);
  if (words === null)
    return (
      <Frame isPassing>
        <p role="status">{text.site.loading}</p>
      </Frame>
    );
  if (read !== null)
    return (
      <ReplayOf
        game={read.game}
        words={words}
        path={read.isFetched && chosen !== null ? `/replay/${chosen.room}/${chosen.game}` : null}
      />
    );
  if (chosen === null)
    return (
      <Frame title={words.title}>
        <ReadRecord words={words} onRead={(game) => setRead({ game, isFetched: false })} />
      </Frame>
    );
  return <Fetching chosen={chosen} words={words} onRead={onRead} />;
}

type Problem = 'gone' | 'unreachable' | Unread;

interface FetchingProps {
  readonly chosen: { readonly room: string; readonly game: string };
  readonly words: ReplayWords;
  readonly onRead: (game: ReadGame, isFetched: boolean) => void;
}

function Fetching({ chosen: { room, game }, words, onRead }: FetchingProps) {
  const [nth, setNth] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let isLeft = false;
    setProblem(null);
    void (async () => {
      const found = await fetchRecord(room, game);
      const read = found.ok ? await readRecordText(found.value) : found;
      if (isLeft) return;
      if (read.ok) onRead(read.value, true);
      else setProblem(read.error);
    })();
    return () => {
      isLeft = true;
    };
  }, [room, game, onRead, nth]);
  if (problem === null)
    return (
      <Frame title={words.title} isPassing>
        <p role="status">{words.read.fetching}</p>
      </Frame>
    );
  const isForNow = problem === 'unreachable' || problem === 'failed';
  return (
    <Frame title={words.title}>
      <p role="alert">
        {problem === 'gone' ? (
          words.read.gone
        ) : problem === 'unreachable' ? (
          words.read.unreachable
        ) : (
          <UnreadWords words={words} problem={problem} />
        )}
      </p>
      {isForNow && (
        <p>
          <button type="button" className="button" onClick={() => setNth(nth + 1)}>
            {words.read.again}
          </button>
        </p>
      )}
      <ReadRecord words={words} onRead={(read) => onRead(read, false)} />
    </Frame>
  );
}
