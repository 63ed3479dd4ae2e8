// Owns taking the record of one game from the rows of its table.
import { isOver, printPosition } from '@ludo/rules';
import { beginningOf } from '../beginning.ts';
import { FAIR_ORIGIN, STANDARD_ORIGIN } from '../dice.ts';
import { withTipsAtStart } from '../fair/tips.ts';
import type { FairState } from '../fair/fair-state.ts';
import { seatsAtStart } from '../fold/games.ts';
import { foldRow } from '../fold/fold.ts';
import type { LoggedRow, Row } from '../rows.ts';
import { ruleSetIn } from '../rule-set-in.ts';
import { holderOf } from '../seats.ts';
import type { RoomState, Seat } from '../state.ts';
import type { GameRecord, RecordChains, RecordLine, RecordSeat, RecordThrow, Turn } from './game-record.ts';
import { printInstant } from './instant-text.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

interface TakenFrom {
  /** Of whose name the chains are; on one screen another word. */
  readonly room: string;
  /** The state before the game's start. */
  readonly before: RoomState;
  /** From the start on. */
  readonly rows: readonly LoggedRow[];
  /** Otherwise the record names nobody. */
  readonly hasNames?: boolean;
}

/** Null: the rows do not begin with a start. Throws DamagedLog for rows that do not fit. */
export function takeRecord(from: TakenFrom): GameRecord | null {
  const taking = takingRecord(from);
  for (;;) {
    const step = taking.next();
    if (step.done === true) return step.value;
  }
}

/** Yields after each row, for callers that do something else in between. */
export function* takingRecord({
  room,
  before,
  rows,
  hasNames = true,
}: TakenFrom): Generator<void, GameRecord | null, undefined> {
  const [first, ...others] = rows;
  if (first?.row.t !== 'start') return null;
  const isFair = before.fair !== null || others.some(({ row }) => row.t === 'tip');
  const shown = (seat: Seat): RecordSeat => shownSeat(seat, isFair, hasNames);
  const dice = originIn(before.fair, rows);
  const seated = seatsAtStart(before, first.row, first.at).map(shown);
  const lines: RecordLine[] = [...linesOfStart(before, first.row, dice)];
  let state = foldRow(before, first).state;
  for (const logged of others) {
    if (state.phase !== 'playing') break;
    const after = foldRow(state, logged).state;
    const sat = after.seatList.filter(
      (seat, nth) => printed(shown(seat)) !== printed(shown(state.seatList[nth] ?? seat)),
    );
    lines.push(...sat.map((seat) => ({ is: 'seat', seat: shown(seat) }) as const));
    addLine(lines, state, after, logged.row, dice);
    state = after;
    yield;
  }
  const { table, rules, seats, startedAt, endedAt } = state;
  const position = beginningOf(before);
  const isThrown = position !== null || first.row.rolls.length > 0;
  return {
    record: 1,
    rules,
    seats,
    ...(position === null ? {} : { position }),
    ...(position === null && before.start === 'head-start' ? { hasHeadStart: true } : {}),
    game: state.game,
    ...(table.clock.kind === 'none' ? {} : { hasClock: true }),
    ...(isThrown || table.begins === 'throw' ? {} : { begins: table.begins }),
    ...(startedAt === null ? {} : { began: printInstant(startedAt) }),
    ...(endedAt === null ? {} : { over: printInstant(endedAt) }),
    ...(isFair ? { room } : {}),
    dice,
    result: resultOf(state),
    seated,
    ...(before.fair === null ? {} : { chains: chainsIn(before.fair) }),
    lines,
  };
}

export function resultOf({ phase, position }: RoomState): string {
  if (position !== null && isOver(position)) return printPosition(position).split(' ').at(-1) ?? '';
  return phase === 'playing' ? 'open' : 'ended';
}

const printed = (seat: RecordSeat): string => JSON.stringify(seat);

/** Of the first throw; of the others only what differs from it is written. */
function originIn(fair: FairState | null, rows: readonly LoggedRow[]): string {
  if (fair !== null) return FAIR_ORIGIN;
  for (const { row } of rows) {
    if (row.t === 'throw') return originOf(row);
    const rolled = row.t === 'start' ? row.rolls[0]?.[0]?.[2] : undefined;
    if (rolled !== undefined) return rolled;
  }
  return STANDARD_ORIGIN;
}

const originOf = ({ o, s }: RowOf<'throw'>): string => o ?? (s === undefined ? STANDARD_ORIGIN : FAIR_ORIGIN);

function shownSeat(seat: Seat, isFair: boolean, hasNames: boolean): RecordSeat {
  const { player } = seat;
  const holder = holderOf(seat);
  const person = isFair ? (holder?.person ?? null) : null;
  const name = hasNames ? (holder?.name ?? null) : null;
  if (seat.state === 'bot') return { player, is: 'bot', level: seat.level, person, name };
  return holder === null ? { player, is: 'nobody' } : { player, is: 'person', person, name };
}

function chainsIn(before: FairState): RecordChains {
  const fair = withTipsAtStart(before);
  const waiting = [
    ...(fair.nextServer === null ? [] : [{ person: null, chain: fair.nextServer }]),
    ...fair.persons.flatMap(({ person, next }) => (next === null ? [] : [{ person, chain: next }])),
  ];
  return {
    throws: fair.n,
    before: fair.result,
    server: { tip: fair.server.tip, spent: fair.server.spent },
    persons: fair.persons.flatMap(({ person, chain }) =>
      chain === null ? [] : [{ person, tip: chain.tip, spent: chain.spent }],
    ),
    waiting: waiting
      .toSorted((a, b) => a.chain.since - b.chain.since)
      .map(({ person, chain }) => ({ person, tip: chain.tip })),
    renewing: fair.renewing,
  };
}

function thrownOf(faces: readonly number[], origin: string, dice: string): RecordThrow {
  return { faces, ...(origin === dice ? {} : { origin }) };
}

function linesOfStart(
  { rules }: RoomState,
  { rolls, lots, c, f }: RowOf<'start'>,
  dice: string,
): readonly RecordLine[] {
  const values = (f?.of ?? []).flatMap(([player, , , value]) =>
    value === undefined ? [] : [{ is: 'value', player, value } as const],
  );
  const rounds = rolls.map((round) =>
    round.map(([colour, faces, origin]) => ({
      colour: letterOf(rules, colour),
      ...thrownOf(faces, origin, dice),
    })),
  );
  const drawn = lots?.map(([face, origin]) => thrownOf([face], origin, dice));
  return [
    ...values,
    ...(drawn === undefined ? [] : [{ is: 'lots', lots: drawn } as const]),
    { is: 'begin', colour: letterOf(rules, c), rounds, ...(f === undefined ? {} : { server: f.s }) },
  ];
}

function addLine(lines: RecordLine[], before: RoomState, after: RoomState, row: Row, dice: string): void {
  const colour = letterOf(before.rules, before.position?.colour ?? null);
  switch (row.t) {
    case 'throw': {
      const origin = row.o === undefined && row.s !== undefined ? dice : originOf(row);
      const thrown = { ...thrownOf(row.d, origin, dice), ...(row.by === undefined ? {} : { by: row.by }) };
      const isForfeited = row.a === undefined && after.position?.dice === null;
      lines.push({
        is: 'turn',
        colour,
        ...(row.a === undefined ? {} : { announced: [row.a] }),
        thrown,
        played: isForfeited ? { play: '-' } : null,
        ...(row.s === undefined ? {} : { server: row.s }),
        ...(row.p === undefined ? {} : { device: row.p }),
      });
      return;
    }
    case 'play': {
      const played = { play: row.m, ...(row.by === undefined ? {} : { by: row.by }) };
      const last = lines.at(-1);
      const count = before.position?.toCount ?? 0;
      if (count > 0) {
        const turn: Turn = last?.is === 'turn' ? last : { is: 'turn', colour, thrown: null, played: null };
        const bonuses = [...(turn.bonuses ?? []), { count, ...played }];
        lines.splice(lines.length - (turn === last ? 1 : 0), 1, { ...turn, bonuses });
      } else if (last?.is === 'turn' && last.thrown !== null && last.played === null)
        lines[lines.length - 1] = { ...last, played } satisfies Turn;
      else lines.push({ is: 'turn', colour, thrown: null, played });
      return;
    }
    case 'sit':
      if (after.fair !== null && row.h !== undefined) lines.push({ is: 'tip', person: row.who, tip: row.h });
      return;
    case 'tip':
      lines.push({
        is: 'tip',
        person: row.who ?? null,
        tip: row.h,
        ...(row.z === true ? { isRestored: true } : {}),
      });
      return;
    default:
  }
}

function letterOf(rules: string, colour: number | null): string {
  return ruleSetIn(rules).board.colours.find(({ index }) => index === colour)?.letter ?? '-';
}
