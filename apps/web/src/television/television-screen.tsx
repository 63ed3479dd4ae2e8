/** A table for three metres: the board as large as the screen allows, and nothing to press. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { RoomState } from '@ludo/room';
import { Emblem } from '../drawing/parts.tsx';
import { Party } from '../ending/party.tsx';
import { VoiceRegion } from '../kit/voice-region.tsx';
import { TurnDice } from '../play/action.tsx';
import { LastTold } from '../play/last-told.tsx';
import { Narrator } from '../play/narrator.tsx';
import { isGatheringNow, isOverNow, useShown } from '../play/session.ts';
import { useTurnActions } from '../play/turn-actions.ts';
import { TurnSignal } from '../play/turn-signal.tsx';
import { ConnectionNotice } from '../seats/connection.tsx';
import { TableBoard } from '../table-host/table-board.tsx';
import { gameCalled, gameOf } from '../telling/sentences.ts';
import { SAILORS_GAMES } from '../words/sailors.ts';
import { useMessWords, useText } from '../words/text.ts';
import { Join } from './join.tsx';
import { useTelevisionLook } from './look.ts';
import { Players } from './players.tsx';
import { Waiting } from './waiting.tsx';
import { Win } from './win.tsx';
import '../styles/television.css';

/** Milliseconds after which a table that did not let the television in is tried again. */
const AGAIN = 20_000;

export function TelevisionScreen() {
  const room = useShown((shown) => shown.room);
  const layout = useShown((shown) => shown.layout);
  const isGathering = useShown(isGatheringNow);
  const isEnded = useShown(isOverNow);
  const turn = useTurnActions(null);
  useTelevisionLook(room?.seq ?? 0);
  useMessWords(room !== null && SAILORS_GAMES.includes(gameOf(room.rules)));
  if (room === null || layout === null) return <NotYet />;
  return (
    <>
      <VoiceRegion />
      <Narrator turn={turn} notice={null} isInLesson={false} />
      <ConnectionNotice />
      {isEnded ? (
        <Win room={room} />
      ) : (
        <main className={`television television-table game-${gameOf(room.rules)}`}>
          {/* Nothing is pressed here, not by a remote control either. */}
          <div className="television-board" inert>
            <TableBoard room={room} layout={layout} turn={turn} />
          </div>
          <div className="television-side">
            <Game room={room} />
            {isGathering && <Waiting room={room} />}
            {!isGathering && (
              <>
                <TurnSignal />
                <TurnDice room={room} left={null} />
                <LastTold />
              </>
            )}
            <Players room={room} />
            <Join />
          </div>
        </main>
      )}
      <Party />
    </>
  );
}

function Game({ room }: { readonly room: RoomState }) {
  const text = useText();
  const { bestOf } = room.table;
  return (
    <header className="television-game">
      <Emblem game={gameOf(room.rules)} />
      <h1>{gameCalled(text, room)}</h1>
      {bestOf > 0 && <p>{text.score.matchOf(bestOf, Math.ceil(bestOf / 2))}</p>}
    </header>
  );
}

/** Nobody is there to press anything: what cannot be shown is tried again, and a table that is gone leads back to the code. */
function NotYet() {
  const text = useText();
  const [, go] = useLocation();
  const problem = useShown((shown) => shown.view.problem);
  useEffect(() => {
    if (problem === null) return;
    if (problem.code === 'room-unknown') return go('/tv', { replace: true });
    const waiting = setTimeout(() => location.reload(), AGAIN);
    return () => clearTimeout(waiting);
  }, [problem, go]);
  return (
    <main className="television television-waiting">
      {problem === null ? (
        <p role="status">{text.television.connecting}</p>
      ) : (
        <p role="alert">{`${text.refusal[problem.code]} ${text.television.again}`}</p>
      )}
      <ConnectionNotice />
    </main>
  );
}
