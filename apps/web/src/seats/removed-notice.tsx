/** Stands in place of the free seats in a browser that was removed from one. */
import { isFree } from '@ludo/room';
import { coloursOf } from '../telling/sentences.ts';
import { recall } from '../device/storage.ts';
import { useText } from '../words/text.ts';
import { wasRemovedHere } from '../table/removed-here.ts';
import { NAME_KEY } from './free-seat.tsx';
import { useSession, useShown } from '../play/session.ts';

export function RemovedNotice() {
  const text = useText();
  const { table, wish } = useSession();
  const { asking } = table;
  const room = useShown((shown) => shown.view.room);
  const isOff = useShown((shown) => asking !== null && wasRemovedHere(shown.view, asking.room));
  const isAsked = useShown(({ view }) => view.wish?.to === 'sit' && view.wish.is === 'asked');
  if (!isOff || room === null || room.isClosed) return null;
  const seat = room.seatList.find(isFree);
  const words = text.asking;
  return (
    <div className="moved" role="status">
      <p>
        <strong>{words.takenOff}</strong> {words.takenOffHint}
      </p>
      {seat !== undefined && !isAsked && (
        <button
          type="button"
          className="button"
          onClick={() => {
            const name = recall(NAME_KEY) ?? coloursOf(text, room, seat.player);
            void wish({ do: 'sit', player: seat.player, name });
          }}
        >
          {words.askToSit}
        </button>
      )}
    </div>
  );
}
