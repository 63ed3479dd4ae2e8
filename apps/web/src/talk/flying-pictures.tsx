/** A picture that somebody shows flies from the seat to the middle of the board, and is gone: it takes no room and no press. */
import { useLayoutEffect, useRef } from 'react';
import type { Layout } from '@ludo/drawing';
import type { RoomState, Seat } from '@ludo/room';
import { wantsStillness } from '../preferences/settings.ts';
import { useNewLine } from './talk-news.ts';
import { pictureOf } from './talk-words.tsx';

const FLIGHT = 1600;
/** How large it becomes, and the share of the way after which it fades. */
const GROWN = 2.6;
const FADING = 0.7;

interface FlyingPicturesProps {
  readonly room: RoomState;
  readonly layout: Layout;
}

export function FlyingPictures({ room, layout }: FlyingPicturesProps) {
  return room.seatList.map((seat) => <FromSeat key={seat.player} seat={seat} layout={layout} />);
}

function FromSeat({ seat, layout }: { readonly seat: Seat; readonly layout: Layout }) {
  const said = useNewLine(seat.player);
  const base = layout.bases[seat.colours[0] ?? 0];
  const picture = said === null ? null : pictureOf(said.words);
  if (said === null || picture === null || base === undefined || wantsStillness()) return null;
  const { x, y } = base.centre;
  return (
    <Flight
      key={`${said.at}-${said.n}`}
      picture={picture}
      player={seat.player}
      x={x / layout.size}
      y={y / layout.size}
    />
  );
}

interface FlightProps {
  readonly picture: string;
  readonly player: number;
  /** Shares of the board. */
  readonly x: number;
  readonly y: number;
}

function Flight({ picture, player, x, y }: FlightProps) {
  const flying = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = flying.current;
    const width = element?.parentElement?.offsetWidth ?? 0;
    if (element === null || typeof element.animate !== 'function') return;
    const at = (share: number): string => {
      const [right, down] = [0.5 - x, 0.5 - y].map((way) => `${(way * width * share).toFixed(1)}px`);
      const size = 1 + (GROWN - 1) * share;
      return `translate(-50%, -50%) translate(${right}, ${down}) scale(${size.toFixed(2)})`;
    };
    element.animate(
      [
        { transform: at(0), opacity: 1 },
        { transform: at(FADING), opacity: 1, offset: FADING },
        { transform: at(1), opacity: 0 },
      ],
      { duration: FLIGHT, easing: 'ease-out' },
    );
  }, [x, y]);
  return (
    <span
      ref={flying}
      className="flying-picture"
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
      data-testid={`flying-${player}`}
      aria-hidden="true"
    >
      {picture}
    </span>
  );
}
