/** A game that is watched again: the board as it was at a moment, what happened there, and ways to other moments. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RoomState } from '@ludo/room';
import type { TableScreenProps } from '../table-host/table-host.tsx';
import { TableBoard } from '../table-host/table-board.tsx';
import { TurnDice } from '../play/action.tsx';
import { LastTold } from '../play/last-told.tsx';
import { NoticeBox } from '../play/notice-box.tsx';
import { useSession, useShown } from '../play/session.ts';
import { useTurnActions } from '../play/turn-actions.ts';
import { endWords } from '../ending/end.tsx';
import { bringUnfoldedIntoSight } from '../kit/in-sight.ts';
import { asItEnded, gameOf, whoIs } from '../telling/sentences.ts';
import { RulesDialog } from '../book/rules-dialog.tsx';
import { SAILORS_GAMES } from '../words/sailors.ts';
import { useMessWords, useText } from '../words/text.ts';
import { say } from '../kit/voice.ts';
import { useAt, useWays } from './looking.ts';
import { OtherPlays } from './other-plays.tsx';
import { usePlaying } from './playing.ts';
import { useReplay } from './replay-context.ts';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayNarrator } from './replay-narrator.tsx';
import { Transport } from './transport.tsx';
import { TurnList } from './turn-list.tsx';
import '../styles/review.css';
import '../styles/replay.css';

interface ReplayScreenProps extends TableScreenProps {
  readonly isInDialog: boolean;
  /** Below the list. */
  readonly further?: ReactNode;
}

export function ReplayScreen({ notice, rule, isInDialog, further }: ReplayScreenProps) {
  const { table, words, present } = useReplay();
  const { showRule } = useSession();
  const room = useShown((shown) => shown.room);
  const layout = useShown((shown) => shown.layout);
  const turn = useTurnActions(null);
  const playing = usePlaying();
  // The view changes with each row that is added.
  const turns = useShown(() => table.turns());
  const marks = useShown(() => table.marks());
  const ways = useWays(playing.stop, marks);
  const play = useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = useState('');
  const { at } = ways;
  useEffect(() => setMissing(''), [at]);
  const onNoCapture = useCallback(() => {
    setMissing(words.noCapture);
    say(words.noCapture);
  }, [words]);
  // The button that closes the dialog has the focus until then.
  const isDrawn = room !== null && layout !== null;
  useEffect(() => {
    if (isInDialog && isDrawn) play.current?.focus({ preventScroll: true });
  }, [isInDialog, isDrawn]);
  useReplayKeys({ ...ways, toggle: playing.toggle, onNoCapture }, isInDialog);
  useMessWords(room !== null && SAILORS_GAMES.includes(gameOf(room.rules)));
  if (room === null || layout === null) return null;
  return (
    <div className={`table table-playing replay game-${gameOf(room.rules)}`}>
      <ReplayNarrator />
      <TableBoard room={room} layout={layout} turn={turn} />
      <div className="table-side">
        {/* Before all that changes its height, so that no button goes away under a finger. */}
        <Transport ref={play} ways={ways} playing={playing} marks={marks} onNoCapture={onNoCapture} />
        <Now />
        <p className="small replay-missing">{missing}</p>
        <NoticeBox notice={notice} />
        {present}
        <TurnList turns={turns} onGo={ways.goTo} />
        <details className="replay-fold" onToggle={bringUnfoldedIntoSight}>
          <summary>{words.others.title}</summary>
          <OtherPlays />
        </details>
        {further}
        <p className="small replay-keys">{words.keys}</p>
      </div>
      {rule !== null && (
        <RulesDialog
          rules={room.rules}
          rulesName={room.rulesName}
          seats={room.seats}
          start={room.start}
          clause={rule}
          lesson={null}
          onClose={() => showRule(null)}
        />
      )}
    </div>
  );
}

/** The dice, whose turn it is, and what happened last; at the end who has won. */
function Now() {
  const text = useText();
  const { table, words } = useReplay();
  const room = useShown((shown) => shown.room);
  const at = useAt();
  if (room === null) return null;
  const colour = room.position?.colour ?? null;
  const isOver = room.phase === 'over';
  return (
    <div className="replay-now">
      <TurnDice room={withLastThrow(room)} left={null} colour={room.lastThrow?.colour} />
      <div className="replay-told">
        <p className="replay-turn-of">
          {isOver
            ? endWords(text, asItEnded(room))
            : colour === null
              ? words.momentOf(at + 1, table.moments.length())
              : text.captions.turn(whoIs(text, room, colour))}
        </p>
        <LastTold />
      </div>
    </div>
  );
}

/** The dice lie until the next throw. */
function withLastThrow(room: RoomState): RoomState {
  const { position, lastThrow } = room;
  if (position === null || position.dice !== null || lastThrow === null) return room;
  return { ...room, position: { ...position, dice: lastThrow.dice } };
}
