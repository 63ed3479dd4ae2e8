// Owns the fold of another name or picture: seat, score and the result that is still shown follow.
import { DamagedLog } from '../damaged-log.ts';
import { pictureOf, withPicture } from '../pictures-at-seats.ts';
import type { Row } from '../rows.ts';
import { holderOf, seatOf, withSeat } from '../seats.ts';
import type { Folded, RoomState, Seat } from '../state.ts';
import { renamedTally } from '../tally.ts';

export function foldRename(
  state: RoomState,
  { p: player, n: name, pic }: Extract<Row, { readonly t: 'rename' }>,
): Folded {
  const seat = seatOf(state, player);
  const holder = holderOf(seat);
  if (seat === undefined || holder === null) throw new DamagedLog(state.seq, `seat ${player} is nobody's`);
  const { person, name: before } = holder;
  if (name === before && (pic ?? null) === pictureOf(state, person)) return { state, events: [] };
  const seatList = withSeat(state, called(seat, name));
  const nth = state.seatList.indexOf(seat);
  return {
    state: {
      ...state,
      seatList,
      pictures: withPicture(state.pictures, seatList, person, pic),
      tally: renamedTally(state, seat, name),
      // Whoever sits there by the same name is taken for the player of that game.
      endNames: state.endNames.map((each, index) => (index === nth && each === before ? name : each)),
    },
    events: [{ type: 'renamed', player, before, name, person }],
  };
}

function called(seat: Seat, name: string): Seat {
  switch (seat.state) {
    case 'held':
    case 'away':
      return { ...seat, name };
    case 'bot':
      return seat.holder === null ? seat : { ...seat, holder: { ...seat.holder, name } };
    default:
      return seat;
  }
}
