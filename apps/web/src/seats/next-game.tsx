import { isEmpty, mayDirect } from '@ludo/room';
import { useText } from '../words/text.ts';
import { useSession, useShown } from '../play/session.ts';

export function NextGame() {
  const text = useText();
  const { table } = useSession();
  const room = useShown((shown) => shown.room);
  const person = useShown((shown) => shown.view.person);
  // The headline says that closing the table broke the game off.
  if (room?.isClosed === true) return <p role="status">{text.gathering.closed}</p>;
  if (room === null || person === null || !mayDirect(room, person)) return null;
  const open = room.seatList.filter(isEmpty).length;
  // The focused heading tells screen readers where they are.
  const toSeats = () => {
    const seats = document.getElementById('seats-title');
    seats?.scrollIntoView({ block: 'start' });
    seats?.focus({ preventScroll: true });
  };
  return (
    <>
      {table.kind === 'remote' && (
        <>
          <button type="button" className="button" onClick={toSeats}>
            {text.end.toSeats}
          </button>
          <p className="small next-game" role="status">
            {open === 0 ? text.end.seatsHint : text.end.seatsOpen(open)}
          </p>
        </>
      )}
    </>
  );
}
