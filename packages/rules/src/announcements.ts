/** What may be announced before a throw (WU-1): `suck:RG@3`, red's piece at the foot of green's column, three squares up. */
import { refusalOfThrow, type Applied } from './actions.ts';
import type { Announcement, Tables } from './core/clause.ts';
import type { Event } from './core/event.ts';
import { layDice } from './core/changes.ts';
import { NOBODY, NOT_THROWN, piecesAt, placeOn } from './core/state.ts';
import { announced } from './core/turn.ts';
import type { Position, SetupError } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { close, open, type Opened } from './opening.ts';

export interface PossibleAnnouncement {
  /** In notation. */
  readonly text: string;
  /** Whose piece announces, and where it stands on its own way. */
  readonly colour: number;
  readonly from: number;
  /** At whose pieces, where they stand on their own way, and how many they are. */
  readonly of: number;
  readonly at: number;
  readonly count: number;
  /** Throws, of 36, that send a piece to base. */
  readonly hits: number;
}

function printAnnouncement({ board }: Tables, { by, of, up }: Announcement): string {
  return `suck:${board.colours[by]?.letter}${board.colours[of]?.letter}@${up}`;
}

function listed({ tables, state }: Opened): readonly Announcement[] {
  const isToThrow = state.colour !== NOBODY && state.die === NOT_THROWN && state.toCount === 0;
  return isToThrow ? (tables.announce?.list(tables, state) ?? []) : [];
}

/** Texts, in byte order. Errors: the game is over, or its dice have been thrown. */
export function announcements(position: Position): Result<readonly string[], SetupError> {
  const opened = open(position);
  const { tables, state } = opened;
  if (state.colour === NOBODY || state.die !== NOT_THROWN)
    return failure({ field: 'dice', reason: 'nothing is to be thrown: ? is expected' });
  return success(
    listed(opened)
      .map((each) => printAnnouncement(tables, each))
      .toSorted(),
  );
}

const NOTHING: readonly PossibleAnnouncement[] = [];

/** For whoever chooses one, in the order of the columns; none where nothing is to be thrown. */
export function possibleAnnouncements(position: Position): readonly PossibleAnnouncement[] {
  if (position.dice !== null) return NOTHING;
  const opened = open(position);
  const { tables, state } = opened;
  return listed(opened).map((each) => {
    const { colour, from, of, at } = aimOf(tables, each);
    return {
      text: printAnnouncement(tables, each),
      colour,
      from,
      of,
      at,
      count: piecesAt(state, of, at),
      hits: tables.announce?.chance(tables, state, each) ?? 0,
    };
  });
}

function aimOf(
  tables: Tables,
  { by, of, up }: Announcement,
): Omit<Extract<Event, { type: 'announced' }>, 'type'> {
  const { lastOnTrack } = tables.board;
  const foot = tables.trackAt[(of << 7) | lastOnTrack] as number;
  return { colour: by, from: placeOn(tables, by, foot), of, at: lastOnTrack + up };
}

function find(opened: Opened, announcement: string): Announcement | undefined {
  return listed(opened).find((each) => printAnnouncement(opened.tables, each) === announcement);
}

function cannotAnnounce({ announce }: Tables): Refusal {
  return { code: 'cannot-announce', clause: announce?.clause ?? null };
}

/** Before anything is thrown. Null: it is possible. */
export function refusalOfAnnouncement(position: Position, announcement: string): Refusal | null {
  const opened = open(position);
  return find(opened, announcement) === undefined ? cannotAnnounce(opened.tables) : null;
}

/**
 * The one thing that follows an announced throw. `dice`: as in `applyThrow`. Errors: those of `applyThrow`;
 * `cannot-announce`.
 */
export function applyAnnounced(
  position: Position,
  announcement: string,
  dice: readonly number[],
): Result<Applied, Refusal> {
  const opened = open(position);
  const { tables, state } = opened;
  const refusal = refusalOfThrow(opened, dice);
  if (refusal !== null) return failure(refusal);
  const wanted = find(opened, announcement);
  if (tables.announce === null || wanted === undefined) return failure(cannotAnnounce(tables));
  const events: Event[] = [{ type: 'announced', ...aimOf(tables, wanted) }];
  state.record = events;
  const [high = 0, low = 0] = dice.toSorted((a, b) => b - a);
  layDice(state, high, low);
  tables.announce.carryOut(tables, state, wanted);
  announced(tables, state);
  return success({ position: close(tables, state), events });
}
