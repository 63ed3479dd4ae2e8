// Owns the state of a room at one moment (a pure function of its log) and the events of a row.
import type { Event, Position, BotLevel } from '@ludo/rules';
import type { Deputy, PersonId, Rounds } from './rows.ts';
import type { TableChoices, TalkChoice } from './table-choices.ts';

interface SeatOf {
  readonly player: number;
  readonly colours: readonly number[];
}

interface Held extends SeatOf {
  readonly person: PersonId;
  readonly name: string;
}

export type Seat =
  | (SeatOf & { readonly state: 'open' })
  /** Its holder plays, and is connected as far as the log knows. */
  | (Held & { readonly state: 'held' })
  /** Its holder has lost the connection; `isLate`: for longer than the grace time. */
  | (Held & { readonly state: 'away'; readonly since: number; readonly isLate: boolean })
  /** A bot plays; the holder, if any, takes the seat back at any time. */
  | (SeatOf & {
      readonly state: 'bot';
      readonly level: BotLevel;
      readonly holder: { readonly person: PersonId; readonly name: string } | null;
    })
  /** Its holder left during a game; anybody may take over. */
  | (Held & { readonly state: 'given-up' });

export type Phase = 'gathering' | 'playing' | 'over';

export interface ColourStatistics {
  readonly throws: number;
  /** How often each face fell on any die: six counts, for 1 to 6. */
  readonly faces: readonly number[];
  readonly sixes: number;
  /** Pieces that this colour sent to base. */
  readonly captures: number;
  /** Pieces of this colour that were sent to base. */
  readonly captured: number;
  readonly forfeited: number;
}

export interface LastThrow {
  readonly colour: number;
  readonly dice: readonly number[];
  readonly origin: string;
  /** Null: the player threw. */
  readonly by: Deputy | null;
}

export type Ending = { readonly by: 'rules' } | { readonly by: 'person'; readonly person: PersonId };

/** The clock of the current throw, and what each player has left. */
export interface ClockState {
  /** When it started, in milliseconds since 1970; while the game is paused, how long it had run. */
  readonly since: number;
  /** Milliseconds left to each player, in the order of player numbers; unused without a bank. */
  readonly banks: readonly number[];
}

export interface RoomState {
  /** Canonical rules text. */
  readonly rules: string;
  /** Seating text: '1234', '1-2-' ... */
  readonly seats: string;
  /** The position text from which the room's games start; null: the rule set's own beginning. */
  readonly startFrom: string | null;
  /** Only the first game starts from that position: it was begun elsewhere. */
  readonly goesOn: boolean;
  readonly table: TableChoices;
  /** Empty: the host has left, and the next player who comes takes over. */
  readonly host: PersonId;
  readonly phase: Phase;
  /** One for each player, in the order of player numbers. */
  readonly seatList: readonly Seat[];
  /** Null until the first start. */
  readonly position: Position | null;
  /** Rows so far that changed a game (start, throw, play, end); a command names the ply that it was made for. */
  readonly ply: number;
  /** Games begun so far: 1 in the first. */
  readonly game: number;
  /** The last row's number. */
  readonly seq: number;
  readonly clock: ClockState;
  /** When the game was paused, in milliseconds since 1970; null while it is not. */
  readonly pausedAt: number | null;
  readonly isClosed: boolean;
  /** Persons who were removed from a seat and have no permission to sit again; they may watch. */
  readonly removed: readonly PersonId[];
  /** Persons without a seat whose seats have moved to another device. */
  readonly movedAway: readonly PersonId[];
  /** The throws for who begins, of the present game. */
  readonly rolls: Rounds;
  /** Of the present game. */
  readonly lastThrow: LastThrow | null;
  /** Why the last game is over; null while one is played or none was. */
  readonly ending: Ending | null;
  /**
   * The players' names when the last game ended, in the order of player numbers, null for a bot: seats may have changed
   * since. Empty while no game is over.
   */
  readonly endNames: readonly (string | null)[];
  /** Per colour of the board, of the present game. */
  readonly statistics: readonly ColourStatistics[];
  /** When the room was opened, in milliseconds since 1970. */
  readonly openedAt: number;
  /** Of the present game, in milliseconds since 1970. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

export type RoomEvent =
  | Event
  | { readonly type: 'opened'; readonly host: PersonId }
  | { readonly type: 'sat'; readonly player: number; readonly name: string; readonly person: PersonId }
  | { readonly type: 'stood'; readonly player: number; readonly name: string; readonly person: PersonId }
  | { readonly type: 'went-away'; readonly player: number }
  | { readonly type: 'is-late'; readonly player: number; readonly isBotPlaying: boolean }
  | { readonly type: 'came-back'; readonly player: number }
  | { readonly type: 'bot-sat'; readonly player: number; readonly level: BotLevel; readonly person: PersonId }
  | {
      readonly type: 'removed';
      readonly player: number;
      readonly name: string | null;
      readonly person: PersonId;
    }
  | { readonly type: 'host-changed'; readonly player: number }
  /** The table was added to the list of public tables, or removed. */
  | { readonly type: 'listed'; readonly isListed: boolean; readonly person: PersonId }
  /** These seats are now played on another device; the host's role moved along, if the person had it. */
  | {
      readonly type: 'seats-moved';
      readonly players: readonly number[];
      readonly from: PersonId;
      readonly person: PersonId;
    }
  | { readonly type: 'paused'; readonly person: PersonId }
  | { readonly type: 'resumed'; readonly person: PersonId }
  | { readonly type: 'talk-changed'; readonly talk: TalkChoice; readonly person: PersonId }
  /** This colour's clock had run out: the table throws or plays for it. */
  | { readonly type: 'time-over'; readonly colour: number }
  | { readonly type: 'started'; readonly game: number; readonly rolls: Rounds; readonly colour: number }
  | { readonly type: 'ended'; readonly person: PersonId }
  | { readonly type: 'closed'; readonly person: PersonId };

export interface Folded {
  readonly state: RoomState;
  readonly events: readonly RoomEvent[];
}
