// Owns a room's state as one short value of plain JSON: newcomers and readers of the store need no earlier rows. The rows
// remain the truth.
import { parsePosition, printPosition } from '@ludo/rules';
import { DamagedLog } from './damaged-log.ts';
import { readFair, takeFair, type FairSnapshot } from './fair/fair-snapshot.ts';
import type { Picture } from './pictures.ts';
import type { PersonId, TallyRow } from './rows.ts';
import { standardLanguage, type Language } from './language.ts';
import { namesOf, openSeats } from './seats.ts';
import type { Agreement, Ending, Phase, RoomState, Tally } from './state.ts';
import { readSeat, takeSeat, type SeatSnapshot, type Who } from './snapshot-seats.ts';
import {
  readCounts,
  readRolls,
  readThrow,
  takeCounts,
  takeRolls,
  takeThrow,
  type RollSnapshot,
  type ThrowSnapshot,
} from './snapshot-throws.ts';
import { noStatistics } from './statistics.ts';
import { standardChoices, writeChoices, type GivenChoices } from './table-choices.ts';
import { readTally } from './tally.ts';

/** Absent fields are null in the state, empty, or zero. */
export interface Snapshot {
  /** The last row that it covers. */
  readonly s: number;
  /** The position's text; before the first game only rules and seats. */
  readonly p: string;
  readonly ply: number;
  readonly game: number;
  /** Milliseconds since 1970. */
  readonly opened: number;
  /** Every person named here, once. */
  readonly who: readonly PersonId[];
  readonly host?: Who;
  readonly seats: readonly SeatSnapshot[];
  readonly pics?: readonly (readonly [Who, Picture])[];
  readonly table: GivenChoices;
  /** Absent: the standard one. */
  readonly language?: Language;
  /** A position's text: of every game, or with `goesOn` only of the first. */
  readonly from?: string;
  readonly goesOn?: true;
  readonly headStart?: true;
  readonly rulesName?: string;
  /** When it started, then what each player has left. */
  readonly clock: readonly number[];
  readonly paused?: number;
  readonly closed?: true;
  readonly removed?: readonly Who[];
  readonly moved?: readonly Who[];
  readonly rolls?: readonly (readonly RollSnapshot[])[];
  readonly thrown?: ThrowSnapshot;
  /**
   * By colour: throws, captures, captured, forfeited, how often each face fell, throws for which a 6 was needed, and
   * those that had one; empty without a throw.
   */
  readonly stats?: readonly (readonly number[])[];
  /** As in rows; a person is an index, a bot a negative number. */
  readonly tally?: readonly TallyRow<number>[];
  /** Absent: the dice cannot be checked. */
  readonly fair?: FairSnapshot;
  /** To the next game: since when, then who. */
  readonly agreed?: readonly number[];
  readonly began?: number;
  /** Of a finished game. */
  readonly over?: readonly [at: number, by: 'rules' | Who];
  /** At the end of the game, if they have changed since. */
  readonly names?: readonly (string | null)[];
}

/** `readSnapshot` undoes it. */
export function takeSnapshot(state: RoomState): Snapshot {
  const who: PersonId[] = [];
  const whoIs = (person: PersonId): Who => {
    const known = who.indexOf(person);
    return known < 0 ? who.push(person) - 1 : known;
  };
  const { position, startFrom, pausedAt, lastThrow, startedAt, ending, endedAt } = state;
  return {
    s: state.seq,
    p: position === null ? `${state.rules} ${state.seats}` : printPosition(position),
    ply: state.ply,
    game: state.game,
    opened: state.openedAt,
    who,
    ...(state.host === '' ? {} : { host: whoIs(state.host) }),
    seats: state.seatList.map((seat) => takeSeat(seat, whoIs)),
    ...(state.pictures.length === 0
      ? {}
      : { pics: state.pictures.map(([person, picture]) => [whoIs(person), picture] as const) }),
    table: writeChoices(state.table),
    ...(state.language === standardLanguage ? {} : { language: state.language }),
    ...(startFrom === null ? {} : { from: startFrom }),
    ...(state.goesOn ? { goesOn: true as const } : {}),
    ...(state.start === 'head-start' ? { headStart: true as const } : {}),
    ...(state.rulesName === null ? {} : { rulesName: state.rulesName }),
    clock: [state.clock.since, ...state.clock.banks],
    ...(pausedAt === null ? {} : { paused: pausedAt }),
    ...(state.isClosed ? { closed: true as const } : {}),
    ...(state.removed.length === 0 ? {} : { removed: state.removed.map(whoIs) }),
    ...(state.movedAway.length === 0 ? {} : { moved: state.movedAway.map(whoIs) }),
    ...(state.rolls.length === 0 ? {} : { rolls: takeRolls(state.rolls) }),
    ...(lastThrow === null ? {} : { thrown: takeThrow(lastThrow) }),
    ...(state.game === 0 ? {} : { stats: state.statistics.map(takeCounts) }),
    ...(state.tally.length === 0 ? {} : { tally: takeTally(state.tally, whoIs) }),
    ...(state.agreement === null
      ? {}
      : { agreed: [state.agreement.since, ...state.agreement.persons.map(whoIs)] }),
    ...(state.fair === null ? {} : { fair: takeFair(state.fair, whoIs) }),
    ...(startedAt === null ? {} : { began: startedAt }),
    ...(ending === null || isSame(state.endNames, namesOf(state.seatList)) ? {} : { names: state.endNames }),
    ...(ending === null || endedAt === null
      ? {}
      : { over: [endedAt, ending.by === 'rules' ? 'rules' : whoIs(ending.person)] as const }),
  };
}

/** Throws DamagedLog for an impossible snapshot. */
export function readSnapshot(snapshot: Snapshot): RoomState {
  const { s, p, who, game, over } = snapshot;
  const required = <T>(value: T | null | undefined, what: string): T => {
    if (value === null || value === undefined) throw new DamagedLog(s, `its snapshot has no ${what}`);
    return value;
  };
  const person = (index: Who): PersonId => required(who[index], `person ${index}`);
  const [rules = '', seats = ''] = p.split(' ');
  const position = game === 0 ? null : parsePosition(p);
  const open = openSeats(seats);
  const phase: Phase = game === 0 ? 'gathering' : over === undefined ? 'playing' : 'over';
  const [since, ...banks] = snapshot.clock;
  required(open.length > 0 && open.length === snapshot.seats.length ? open : null, `seats of ${seats}`);
  const seatList = open.map((seat, nth) =>
    required(readSeat(seat, required(snapshot.seats[nth], 'seat'), person), 'such seat'),
  );
  return {
    rules,
    seats,
    startFrom: snapshot.from ?? null,
    goesOn: snapshot.goesOn ?? false,
    start: snapshot.headStart === true ? 'head-start' : 'whole',
    rulesName: snapshot.rulesName ?? null,
    table: { ...standardChoices, ...snapshot.table },
    language: snapshot.language ?? standardLanguage,
    host: snapshot.host === undefined ? '' : person(snapshot.host),
    phase,
    seatList,
    pictures: (snapshot.pics ?? []).map(([index, picture]) => [person(index), picture] as const),
    position: position === null ? null : required(position.ok ? position.value : null, 'position'),
    ply: snapshot.ply,
    game,
    seq: s,
    openedAt: snapshot.opened,
    clock: { since: required(since, 'clock'), banks },
    pausedAt: snapshot.paused ?? null,
    isClosed: snapshot.closed ?? false,
    removed: (snapshot.removed ?? []).map(person),
    movedAway: (snapshot.moved ?? []).map(person),
    rolls: readRolls(snapshot.rolls ?? [], (origin) => required(origin, 'origin of a throw')),
    lastThrow: snapshot.thrown === undefined ? null : readThrow(snapshot.thrown),
    ending: over === undefined ? null : readEnding(over[1], person),
    endNames: over === undefined ? [] : (snapshot.names ?? namesOf(seatList)),
    statistics: game === 0 ? noStatistics : required(snapshot.stats, 'statistics').map(readCounts),
    tally: readTally((snapshot.tally ?? []).map(([who, ...rest]) => [readWho(who, person), ...rest])),
    agreement: readAgreement(snapshot.agreed, person),
    fair: snapshot.fair === undefined ? null : readFair(snapshot.fair, person),
    startedAt: game === 0 ? null : required(snapshot.began, 'beginning'),
    endedAt: over === undefined ? null : over[0],
  };
}

/** Bots are counted from -1 down, persons from 0 up. */
function takeTally(tally: Tally, whoIs: (person: PersonId) => Who): readonly TallyRow<number>[] {
  return tally.map(({ who, name, games, wins, points, eights }) => [
    typeof who === 'number' ? -who : whoIs(who),
    name,
    games,
    wins,
    points,
    eights,
  ]);
}

function readWho(who: number, person: (who: Who) => PersonId): PersonId | number {
  return who < 0 ? -who : person(who);
}

function readAgreement(
  agreed: readonly number[] | undefined,
  person: (who: Who) => PersonId,
): Agreement | null {
  const [since, ...persons] = agreed ?? [];
  return since === undefined ? null : { since, persons: persons.map(person) };
}

function readEnding(by: 'rules' | Who, person: (who: Who) => PersonId): Ending {
  return by === 'rules' ? { by } : { by: 'person', person: person(by) };
}

function isSame(names: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return names.length === others.length && names.every((name, nth) => name === others[nth]);
}
