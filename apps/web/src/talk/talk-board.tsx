/** On a phone: over the first of the player's bases, for a few seconds. */
import type { Layout } from '@ludo/drawing';
import type { RoomState, Seat } from '@ludo/room';
import { useNewLine } from './talk-news.ts';
import { SaidWords } from './talk-words.tsx';

export function BoardSpeech({ room, layout }: { room: RoomState; layout: Layout }) {
  return room.seatList.map((seat) => <Speech key={seat.player} seat={seat} layout={layout} />);
}

function Speech({ seat, layout }: { seat: Seat; layout: Layout }) {
  const said = useNewLine(seat.player);
  const base = layout.bases[seat.colours[0] ?? 0];
  if (said === null || base === undefined) return null;
  const share = (length: number) => `${(100 * length) / layout.size}%`;
  return (
    <span
      className="board-speech"
      style={{ left: share(base.centre.x), top: share(base.centre.y) }}
      data-testid={`board-speech-${seat.player}`}
      aria-hidden="true"
    >
      <SaidWords words={said.words} />
    </span>
  );
}
