import { holderOf, holds, isEmpty, isFree, type RoomState, type Seat } from '@ludo/room';
import type { Board } from '@ludo/rules';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { ShapeSign } from '../drawing/parts.tsx';
import {
  boardOfRoom,
  colourName,
  coloursOf,
  isInTeams,
  isNeutral,
  partnerIn,
  partnersIn,
  seatedAs,
} from '../telling/sentences.ts';
import { readerIn } from '../telling/reader.ts';
import { hasFriendlyBlob } from '../telling/teams.ts';
import { pictureAt } from '../telling/pictures.ts';
import { wonAt } from '../telling/score.ts';
import { nameAtSeat } from '../telling/seat-names.ts';
import { named } from '../words/named.ts';
import { DOT } from '../words/dotted.ts';
import { useText } from '../words/text.ts';
import { wasRemovedHere } from '../table/removed-here.ts';
import { actorOf, useMine, useSession, useShown } from '../play/session.ts';
import { arriving } from './arriving.ts';
import { FreeSeat } from './free-seat.tsx';
import { NameAsked } from './name-form.tsx';
import { PictureField } from './picture-field.tsx';
import { PieceMarks } from './piece-marks.tsx';
import { SeatMenu } from './seat-menu.tsx';
import { SeatSpeech } from '../talk/talk-seat.tsx';

export function SeatList() {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const mine = useMine();
  const person = useShown((shown) => shown.view.person);
  const isLocal = useShown((shown) => shown.view.connection.state === 'local');
  const watchers = useShown((shown) => shown.view.watchers);
  const televisions = useShown((shown) => shown.view.televisions);
  const { asking, television } = useSession().table;
  const isOff = useShown((shown) => asking !== null && wasRemovedHere(shown.view, asking.room));
  const own = useRef<HTMLLIElement>(null);
  const isGathering = room?.phase === 'gathering';
  const hasSeat = mine.length > 0;
  // With the first seat much goes from above it: nothing of it might be left in sight.
  useEffect(() => {
    if (isGathering && scrollY > 0) own.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isGathering, hasSeat]);
  const isArriving = useStore(arriving) !== null;
  const board = room === null ? null : boardOfRoom(room);
  if (room === null || board === null) return null;
  const partners = partnersIn(text, room, readerIn(room, person)?.player);
  const isSeated = hasSeat || isLocal;
  const isWatching = !isSeated && !isArriving;
  const others = isSeated ? watchers : watchers - 1;
  // By what is shown; the table may be ahead of it.
  const isOnes = (seat: Seat): boolean =>
    person === null ? mine.includes(seat.player) : holds(seat, person);
  const isOffered = (seat: Seat): boolean =>
    !room.isClosed && !isOff && isFree(seat) && (seat.state !== 'bot' || mine.length === 0);
  return (
    <section className="seats" aria-labelledby="seats-title">
      <h2 id="seats-title" tabIndex={-1}>
        {text.seats.title}
      </h2>
      {isWatching && (
        <p className="watching">
          <strong>{text.seats.watching}.</strong>
          {/* Before the game there is to choose a seat. */}
          {room.phase !== 'gathering' && ` ${text.seats.watchingHint}`}
        </p>
      )}
      {isWatching && television !== null && (
        <Link className="small-button to-television" href={`/tv/${television.room}`}>
          {text.television.big}
        </Link>
      )}
      {partners !== null && <p className="small">{partners}</p>}
      {hasFriendlyBlob(room, person) && <p className="small">{text.own.friends}</p>}
      {room.table.bestOf > 0 && (
        <p className="small">{text.score.matchOf(room.table.bestOf, Math.ceil(room.table.bestOf / 2))}</p>
      )}
      {room.phase !== 'gathering' && <NameAsked />}
      <ul>
        {room.seatList.map((seat) => (
          <li
            key={seat.player}
            ref={seat.player === mine[0] ? own : undefined}
            className={actorOf(room) === seat.player ? 'seat seat-active' : 'seat'}
          >
            <SeatSigns seat={seat} board={board} />
            <SeatContent
              seat={seat}
              room={room}
              board={board}
              isMine={isOnes(seat)}
              isOffered={isOffered(seat)}
            />
          </li>
        ))}
        {board.colours
          .filter(({ index }) => isNeutral(room, index))
          .map(({ index, name }) => (
            <li key={name} className="seat">
              <span className="seat-signs">
                <ShapeSign name={name} />
              </span>
              <span className="seat-words">
                <strong>{text.common.colour[name]}</strong>
                <span className="seat-notes">{text.seats.neutral}</span>
                <PieceMarks room={room} board={board} colours={[index]} />
              </span>
            </li>
          ))}
      </ul>
      {isWatching && !isOff && room.seatList.some(isFree) && <PictureField />}
      {others > 0 && <p className="watchers">{text.seats.watchers(others)}</p>}
      {televisions > 0 && <p className="watchers">{text.seats.televisions(televisions)}</p>}
    </section>
  );
}

function SeatSigns({ seat, board }: { seat: Seat; board: Board }) {
  return (
    <span className="seat-signs">
      {seat.colours.map((colour) => (
        <ShapeSign key={colour} name={colourName(board, colour)} />
      ))}
    </span>
  );
}

function SeatContent({ isOffered, ...shown }: OwnedSeatProps & { readonly isOffered: boolean }) {
  const { seat, room } = shown;
  const arrival = useStore(arriving);
  if (arrival?.player === seat.player && isEmpty(seat))
    return <ArrivingSeat seat={seat} room={room} name={arrival.name} />;
  if (!isOffered) return <PlayedSeat {...shown} />;
  return (
    <>
      {seat.state === 'bot' && <SeatWords {...shown} isMine={false} />}
      <FreeSeat seat={seat} room={room} />
      <SeatMenu seat={seat} room={room} />
    </>
  );
}

function ArrivingSeat({ seat, room, name }: { seat: Seat; room: RoomState; name: string }) {
  const text = useText();
  return (
    <span className="seat-words">
      <strong>{name}</strong>
      <span className="seat-notes">{[coloursOf(text, room, seat.player), text.seats.you].join(DOT)}</span>
    </span>
  );
}

interface SeatProps {
  readonly seat: Seat;
  readonly room: RoomState;
  readonly board: Board;
}

interface OwnedSeatProps extends SeatProps {
  readonly isMine: boolean;
}

function SeatWords({ seat, room, board, isMine }: OwnedSeatProps) {
  const text = useText();
  const isHere = useShown((shown) => shown.view.here.includes(seat.player));
  const isRemote = useSession().table.kind === 'remote';
  const colours = coloursOf(text, room, seat.player);
  const holder = holderOf(seat);
  const name = nameAtSeat(text, room, seat);
  const isBot = seat.state === 'bot' && holder === null;
  const place = (room.position?.ranking.indexOf(seat.player) ?? -1) + 1;
  const won = wonAt(text, room, seat);
  const picture = pictureAt(room, seat);
  const notes = [
    ...(isRemote && isMine ? [text.seats.you] : []),
    ...(isRemote && holder !== null && holder.person === room.host ? [text.seats.host] : []),
    ...(seat.state === 'bot' && holder !== null ? [text.seats.bot] : []),
    ...(isRemote && holder !== null && !isHere ? [text.seats.away] : []),
    ...(room.position?.freed ?? [])
      .filter((colour) => seat.colours.includes(colour))
      .map((colour) => text.seats.freed(text.common.colour[colourName(board, partnerIn(room, colour))])),
    ...(place > 0 && !isInTeams(room) ? [text.seats.place(place)] : []),
    ...(won === null ? [] : [won]),
    ...(actorOf(room) === seat.player ? [text.seats.toThrow] : []),
  ];
  return (
    <span className="seat-words">
      <strong>
        {picture !== null && <span aria-hidden="true">{picture} </span>}
        {name}
      </strong>
      <span className="seat-notes">
        {[...(name === colours || isBot ? [] : [colours]), ...notes].join(DOT)}
      </span>
      <PieceMarks room={room} board={board} colours={seat.colours} />
      <SeatSpeech player={seat.player} />
    </span>
  );
}

function PlayedSeat({ seat, room, board, isMine }: OwnedSeatProps) {
  const text = useText();
  const { act, table } = useSession();
  const isRemote = table.kind === 'remote';
  const who = seatedAs(text, room, seat, nameAtSeat(text, room, seat));
  const mayStand = isMine && isRemote && room.phase !== 'playing' && !room.isClosed;
  const mayReturn = isMine && seat.state === 'bot' && !room.isClosed;
  return (
    <>
      <SeatWords seat={seat} room={room} board={board} isMine={isMine} />
      <span className="seat-deeds">
        {mayReturn && (
          <button
            type="button"
            className="small-button small-button-strong"
            aria-label={named(text.seats.back, text.seats.backOf(who))}
            onClick={() => void act({ do: 'back', player: seat.player })}
          >
            {text.seats.back}
          </button>
        )}
        {mayStand && (
          <button
            type="button"
            className="small-button"
            aria-label={named(text.seats.leaveShort, text.seats.leave(who))}
            onClick={() => void act({ do: 'stand', player: seat.player })}
          >
            {text.seats.leaveShort}
          </button>
        )}
        {!room.isClosed && <SeatMenu seat={seat} room={room} />}
      </span>
    </>
  );
}
