/** Before the game: whether it can start, and who may start it. */
import { isEmpty } from '@ludo/room';
import { useText } from '../settings/settings.ts';
import { useSession, useShown } from './session.ts';

export function Gathering() {
  const text = useText();
  const { act } = useSession();
  const room = useShown((shown) => shown.room);
  const view = useShown((shown) => shown.view);
  const isBusy = useShown((shown) => shown.moving !== null);
  if (room === null || room.phase !== 'gathering' || isBusy) return null;
  const open = room.seatList.filter(isEmpty).length;
  const mayStart = view.mine.length > 0 || view.person === room.host;
  // A game that began on one screen goes on here.
  const words =
    room.goesOn && room.game === 0 ? { ...text.gathering, ...text.gathering.goesOn } : text.gathering;
  const wordsOf = (): string => {
    if (room.isClosed) return words.closed;
    if (open === 0) return mayStart ? words.ready : words.hostStarts;
    return view.mine.length === 0 ? words.takeOne : words.startWaits(open);
  };
  return (
    <section className="gathering" aria-labelledby="gathering-title">
      <h2 id="gathering-title">{words.title}</h2>
      <p role="status">{wordsOf()}</p>
      {mayStart && open === 0 && !room.isClosed && (
        <button
          type="button"
          className="action action-start action-ready"
          onClick={() => void act({ do: 'start' })}
        >
          <span className="action-words">{words.start}</span>
        </button>
      )}
    </section>
  );
}
