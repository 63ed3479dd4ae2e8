/** The game so far, while it goes on: from its first throw, with the present in sight. And once it is over, the whole game. */
import { useMemo, useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { useStableCallback } from '../kit/stable-callback.ts';
import { TurnSignal } from '../play/turn-signal.tsx';
import { KeepPicture } from '../picture/keep-picture.tsx';
import { isMyTurn, SessionContext, useSession, useShown } from '../play/session.ts';
import { TableHost } from '../table-host/table-host.tsx';
import type { TableScreenProps } from '../table-host/table-host.tsx';
import type { ReplayWords } from '../words/catalogue.ts';
import { useText } from '../words/text.ts';
import { useReplayWords } from '../words/replay-words.ts';
import { PlayOn } from './play-on.tsx';
import { ReplayContext } from './replay-context.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { useReplaySpeed } from './speed.ts';
import { useSoFar } from './so-far.ts';

interface LookBackProps {
  /** To watch the game from its start. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

export default function LookBack({ isOver, onClose }: LookBackProps) {
  const text = useText();
  const words = useReplayWords();
  const session = useSession();
  const { table } = session;
  const [speed, setSpeed, tempo] = useReplaySpeed();
  const found = useSoFar(table, isOver ? 'start' : 'present');
  const back = useStableCallback(onClose);
  const replay = useMemo(
    () =>
      words === null || found === null || found === 'failed'
        ? null
        : {
            table: found.replay,
            words,
            game: null,
            speed,
            setSpeed,
            present: (
              <SessionContext value={session}>
                <Present words={words} onBack={back} />
              </SessionContext>
            ),
          },
    [words, found, speed, setSpeed, session, back],
  );
  if (words === null) return null;
  return (
    <Dialog
      title={isOver ? text.gameRecord.watch : words.present.title}
      close={words.present.back}
      onClose={onClose}
      isWide
    >
      {replay === null && <Present words={words} onBack={back} />}
      {found === 'failed' && <p role="alert">{words.present.failed}</p>}
      {found === null && <p role="status">{words.present.reading}</p>}
      {replay !== null && found !== null && found !== 'failed' && (
        <ReplayContext key={found.key} value={replay}>
          <TableHost table={replay.table} screen={Screen} tempo={tempo} />
        </ReplayContext>
      )}
    </Dialog>
  );
}

function Screen(props: TableScreenProps) {
  return <ReplayScreen {...props} isInDialog further={<Further />} />;
}

function Further() {
  const room = useShown((shown) => shown.room);
  return (
    <>
      <PlayOn />
      {room !== null && <KeepPicture room={room} />}
    </>
  );
}

/** Of the table, which goes on behind the dialog. */
function Present({
  words: { present },
  onBack,
}: {
  readonly words: ReplayWords;
  readonly onBack: () => void;
}) {
  const isMine = useShown(isMyTurn);
  const seq = useShown(({ room }) => room?.seq ?? 0);
  const [from] = useState(seq);
  return (
    <div className="look-back-present">
      <TurnSignal />
      {seq > from && <p className="small">{present.new}</p>}
      <button type="button" className={isMine ? 'button button-strong' : 'button'} onClick={onBack}>
        {isMine ? present.yourTurn : present.back}
      </button>
    </div>
  );
}
