/** Who plays: colours, names, pieces and what they have won. */
import { holderOf, type RoomState, type Seat } from '@ludo/room';
import { ShapeSign } from '../drawing/parts.tsx';
import { actorOf, useShown } from '../play/session.ts';
import { PieceMarks } from '../seats/piece-marks.tsx';
import { pictureAt } from '../telling/pictures.ts';
import { wonAt } from '../telling/score.ts';
import { nameAtSeat } from '../telling/seat-names.ts';
import { boardOfRoom, colourName, isInTeams, partnersIn } from '../telling/sentences.ts';
import { DOT } from '../words/dotted.ts';
import { useText } from '../words/text.ts';

export function Players({ room }: { readonly room: RoomState }) {
  const text = useText();
  const partners = partnersIn(text, room, undefined);
  return (
    <section className="television-players" aria-label={text.seats.title}>
      <ul>
        {room.seatList.map((seat) => (
          <Player key={seat.player} room={room} seat={seat} />
        ))}
      </ul>
      {partners !== null && <p>{partners}</p>}
    </section>
  );
}

function Player({ room, seat }: { readonly room: RoomState; readonly seat: Seat }) {
  const text = useText();
  const isHere = useShown((shown) => shown.view.here.includes(seat.player));
  const board = boardOfRoom(room);
  if (board === null) return null;
  const holder = holderOf(seat);
  const place = (room.position?.ranking.indexOf(seat.player) ?? -1) + 1;
  const won = wonAt(text, room, seat);
  const picture = pictureAt(room, seat);
  const notes = [
    ...(seat.state === 'bot' && holder !== null ? [text.seats.bot] : []),
    ...(holder !== null && !isHere ? [text.seats.away] : []),
    ...(place > 0 && !isInTeams(room) ? [text.seats.place(place)] : []),
    ...(won === null ? [] : [won]),
  ];
  const [first] = seat.colours;
  const colour = first === undefined ? '' : `is-${colourName(board, first)}`;
  return (
    <li className={`${colour} ${actorOf(room) === seat.player ? 'seat-active' : ''}`}>
      {seat.colours.map((each) => (
        <ShapeSign key={each} name={colourName(board, each)} />
      ))}
      {picture !== null && <span aria-hidden="true">{picture}</span>}
      <strong>{nameAtSeat(text, room, seat)}</strong>
      {notes.length > 0 && <span>{notes.join(DOT)}</span>}
      <PieceMarks room={room} board={board} colours={seat.colours} />
    </li>
  );
}
