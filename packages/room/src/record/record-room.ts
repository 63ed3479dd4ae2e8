// Owns the state of a room in which the game of a record begins.
import { FAIR_ORIGIN } from '../dice.ts';
import type { FairState, KnownChain, PersonChain } from '../fair/fair-state.ts';
import { foldOpen } from '../fold/games.ts';
import { orderByLots } from '../lots.ts';
import { holderOf, withSeat } from '../seats.ts';
import type { RoomState, Seat } from '../state.ts';
import { standardChoices } from '../table-choices.ts';
import { DamagedRecord } from './game-record.ts';
import type { GameRecord, RecordChains, RecordSeat } from './game-record.ts';
import { headLineNumber } from './print-record.ts';

/** The row in which the values for the start were called for; tips that wait were published after it. */
const CALLED_AT = 1;

export function roomBefore(record: GameRecord): RoomState {
  const { rules, seats, position, hasHeadStart, rulesName, game, hasClock, begins, chains, lines } = record;
  const lots = lines.find((line) => line.is === 'lots');
  const opened = foldOpen(
    CALLED_AT,
    {
      t: 'open',
      v: 1,
      rules,
      seats,
      host: '',
      ...(position === undefined ? {} : { position }),
      ...(hasHeadStart === undefined ? {} : { headStart: hasHeadStart }),
      ...(rulesName === undefined ? {} : { rulesName }),
      table: {
        ...standardChoices,
        clock: hasClock === undefined ? { kind: 'none' } : { kind: 'throw', seconds: 1 },
        begins: begins ?? 'throw',
        drawsSeats: lots !== undefined,
      },
    },
    0,
  ).state;
  const seated = record.seated.reduce((state, seat) => withRecordSeat(state, seat), opened);
  const seatList = lots === undefined ? seated.seatList : undrawn(seated.seatList, lots.lots);
  const fair = chains === undefined ? null : fairBefore(record, chains, seatList);
  const seq = CALLED_AT + (chains?.waiting.length ?? 0);
  return { ...seated, seatList, fair, seq, game: game - 1, phase: game > 1 ? 'over' : 'gathering' };
}

/** As everybody sat before the lots moved them. What the lots say is for the fold to check. */
function undrawn(
  seatList: readonly Seat[],
  lots: readonly { readonly faces: readonly number[] }[],
): readonly Seat[] {
  const order = orderByLots(
    seatList.length,
    lots.map(({ faces }) => [faces[0] ?? 0, FAIR_ORIGIN] as const),
  );
  if (order === null) return seatList;
  return seatList.map((seat, index) => {
    const drawn = seatList[order.indexOf(index)] ?? seat;
    return { ...drawn, player: seat.player, colours: seat.colours };
  });
}

export function withRecordSeat(state: RoomState, shown: RecordSeat): RoomState {
  const seat = state.seatList.find(({ player }) => player === shown.player);
  if (seat === undefined) return state;
  return { ...state, seatList: withSeat(state, seatFrom(seat, shown)) };
}

function seatFrom({ player, colours }: Seat, shown: RecordSeat): Seat {
  const base = { player, colours };
  if (shown.is === 'nobody') return { ...base, state: 'given-up', person: '', name: '' };
  const holder = { person: shown.person ?? `${player}`, name: shown.name ?? '' };
  if (shown.is === 'person') return { ...base, state: 'held', ...holder };
  const isOwn = shown.person === null && shown.name === null;
  return { ...base, state: 'bot', level: shown.level, holder: isOwn ? null : holder };
}

function fairBefore(
  record: GameRecord,
  { throws, before, server, persons, waiting, renewing }: RecordChains,
  seatList: readonly Seat[],
): FairState {
  const known = (tip: string, spent: number, since: number): KnownChain => ({
    tip,
    since,
    spent,
    nth: 0,
    value: tip,
    saw: 0,
  });
  const nextOf = (person: string | null): KnownChain | null => {
    const nth = waiting.findIndex((each) => each.person === person);
    const next = waiting[nth];
    return next === undefined ? null : known(next.tip, 0, CALLED_AT + nth + 1);
  };
  const owners = new Set([...persons, ...waiting].flatMap(({ person }) => (person === null ? [] : [person])));
  for (const person of [...owners, ...renewing]) {
    if (seatList.some((seat) => holderOf(seat)?.person === person)) continue;
    const line = ['chain', 'wait', 'renew'].map((word) => headLineNumber(record, `${word} ${person}`));
    throw new DamagedRecord(Math.max(...line), `${person} has no seat`);
  }
  const given = record.lines.flatMap((line) =>
    line.is === 'value' ? [[line.player, line.value] as const] : [],
  );
  return {
    n: throws,
    result: before,
    thrownAt: 0,
    server: known(server.tip, server.spent, CALLED_AT),
    nextServer: nextOf(null),
    persons: [...owners].map((person): PersonChain => {
      const chain = persons.find((each) => each.person === person);
      return {
        person,
        chain: chain === undefined ? null : known(chain.tip, chain.spent, CALLED_AT),
        next: nextOf(person),
      };
    }),
    start: { since: 0, of: given.map(([player]) => player), given },
    calledAt: CALLED_AT,
    // A record does not show it.
    isReseated: false,
    renewing,
  };
}
