/** Games that are watched again: by their link, from this device, or from a record that is read here. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { failure, success, type Result } from '@ludo/rules';
import { Frame } from '../frame/frame.tsx';
import { useText } from '../words/text.ts';
import type { ReplayWords } from '../words/catalogue.ts';
import { useReplayWords } from '../words/replay-words.ts';
import { keepRecord, keptRecord } from '../table/records/kept-games.ts';
import { fetchRecord } from '../table/records/remote-record.ts';
import { KeptList } from './kept-list.tsx';
import type { ReadGame } from './records/read-game.ts';
import { readRecordText, type Unread } from './records/reading.ts';
import { ReadRecord } from './records/read-record.tsx';
import { ReplayOf } from './replay-of.tsx';
import { UnreadWords } from './records/unread-words.tsx';

/** In place of a room's name: the game is kept on this device. */
const HERE = 'here';

interface Chosen {
  readonly room: string;
  readonly game: string;
}

interface ReplayPageProps {
  /** Null: none is chosen. */
  readonly chosen: Chosen | null;
}

/** What this page has read, on its way to the address under which it is kept. */
let readHere: { readonly id: string; readonly game: ReadGame } | null = null;

function takeReadHere(chosen: Chosen | null): ReadGame | null {
  return chosen?.room === HERE && chosen.game === readHere?.id ? readHere.game : null;
}

export function ReplayPage({ chosen }: ReplayPageProps) {
  const text = useText();
  const words = useReplayWords();
  const [, navigate] = useLocation();
  const [read, setRead] = useState<ReadGame | null>(() => takeReadHere(chosen));
  /** Kept here it is watched again tomorrow, too; where nothing can be kept it is watched now. */
  const keep = useCallback(
    async (game: ReadGame): Promise<void> => {
      const id = await keepRecord(game.text, 'read');
      if (id === null || chosen?.game === id) return setRead(game);
      readHere = { id, game };
      navigate(`/replay/${HERE}/${id}`);
    },
    [navigate, chosen],
  );
  if (words === null)
    return (
      <Frame isPassing>
        <p role="status">{text.site.loading}</p>
      </Frame>
    );
  if (read !== null) {
    const hasLink = chosen !== null && chosen.room !== HERE;
    return (
      <ReplayOf game={read} words={words} path={hasLink ? `/replay/${chosen.room}/${chosen.game}` : null} />
    );
  }
  if (chosen === null)
    return (
      <Frame title={words.title}>
        <KeptList />
        <ReadRecord words={words} onRead={keep} />
      </Frame>
    );
  return <Fetching chosen={chosen} words={words} onFetched={setRead} onRead={keep} />;
}

type Missing = 'gone' | 'goneHere' | 'unreachable';
type Problem = Missing | Unread;

async function recordOf({ room, game }: Chosen): Promise<Result<string, Missing>> {
  if (room !== HERE) return fetchRecord(room, game);
  const kept = await keptRecord(game);
  return kept === null ? failure('goneHere') : success(kept);
}

function isMissing(problem: Problem): problem is Missing {
  return problem === 'gone' || problem === 'goneHere' || problem === 'unreachable';
}

interface FetchingProps {
  readonly chosen: Chosen;
  readonly words: ReplayWords;
  readonly onFetched: (game: ReadGame) => void;
  readonly onRead: (game: ReadGame) => unknown;
}

function Fetching({ chosen: { room, game }, words, onFetched, onRead }: FetchingProps) {
  const [nth, setNth] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let isLeft = false;
    setProblem(null);
    void (async () => {
      const found = await recordOf({ room, game });
      const read = found.ok ? await readRecordText(found.value) : found;
      if (isLeft) return;
      if (read.ok) onFetched(read.value);
      else setProblem(read.error);
    })();
    return () => {
      isLeft = true;
    };
  }, [room, game, onFetched, nth]);
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
        {isMissing(problem) ? words.read[problem] : <UnreadWords words={words} problem={problem} />}
      </p>
      {isForNow && (
        <p>
          <button type="button" className="button" onClick={() => setNth(nth + 1)}>
            {words.read.again}
          </button>
        </p>
      )}
      <KeptList />
      <ReadRecord words={words} onRead={onRead} />
    </Frame>
  );
}
