/** The end of a game fills the room. */
import type { RoomState } from '@ludo/room';
import { rankOf } from '@ludo/rules';
import { ShapeSign } from '../drawing/parts.tsx';
import { endWords } from '../ending/end.tsx';
import { Garland } from '../ending/party.tsx';
import { Score } from '../ending/score.tsx';
import { usePageTitle } from '../kit/page-title.ts';
import { useAgreeing } from '../seats/next-thing.tsx';
import { matchWords } from '../telling/score.ts';
import { asItEnded, boardOfRoom, colourName, gameName, playerIs, winnersAt } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { Join } from './join.tsx';

export function Win({ room: now }: { readonly room: RoomState }) {
  const text = useText();
  const room = asItEnded(now);
  const { agreed, seconds } = useAgreeing(now, null);
  const board = boardOfRoom(room);
  const words = endWords(text, room);
  usePageTitle(text.turn.titleOther(words, gameName(text, room.rules)));
  if (board === null || room.position === null) return null;
  const { position } = room;
  const winners = winnersAt(room);
  const colours = room.seatList.flatMap((seat) =>
    winners.includes(seat.player) ? seat.colours.map((colour) => colourName(board, colour)) : [],
  );
  const places = room.seatList
    .map((seat) => ({ seat, place: rankOf(position, seat.player) }))
    .filter(({ place }) => place > 0)
    .toSorted((a, b) => a.place - b.place);
  const match = matchWords(text, now, null);

  function nextWords(): string {
    if (now.isClosed) return text.television.closed;
    if (seconds === null) return text.television.next;
    const names = text.common.several(agreed.map((player) => playerIs(text, now, player)));
    return `${text.end.agreedSoFar(names)} ${text.end.beginsIn(seconds)}`;
  }

  return (
    <main className={`television television-win ${colours[0] === undefined ? '' : `is-${colours[0]}`}`}>
      <div className="television-win-words">
        <Garland colours={colours} />
        <h1>{words}</h1>
        {match !== null && <p className="television-match">{match}</p>}
      </div>
      <div className="television-result">
        <div>
          {places.length > 1 && (
            <ol>
              {places.map(({ seat, place }) => (
                <li key={seat.player}>
                  <span>{text.end.place(place)}</span>
                  {seat.colours.map((colour) => (
                    <ShapeSign key={colour} name={colourName(board, colour)} />
                  ))}
                  <strong>{playerIs(text, room, seat.player)}</strong>
                </li>
              ))}
            </ol>
          )}
          <Score room={now} />
          <p>{nextWords()}</p>
        </div>
        <Join />
      </div>
    </main>
  );
}
