import { isEmpty, type RoomState } from '@ludo/room';
import { useText } from '../words/text.ts';

/** Before a game. */
export function Waiting({ room }: { readonly room: RoomState }) {
  const text = useText();
  const words =
    room.goesOn && room.game === 0 ? { ...text.gathering, ...text.gathering.goesOn } : text.gathering;
  const open = room.seatList.filter(isEmpty).length;
  return (
    <p className="turn" role="status">
      {room.isClosed ? text.television.closed : open === 0 ? words.hostStarts : words.startWaits(open)}
    </p>
  );
}
