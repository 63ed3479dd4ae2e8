// Owns what a room is at one moment (a pure function of its log) and the events that a row brings about.
import type { Event, Position } from '@ludo/rules';
import type { BotLevel, Deputy, PersonId, Rounds } from './rows.ts';
import type { TableChoices, TalkChoice } from './table-choices.ts';

interface SeatOf {
  readonly player: number;
  readonly colours: readonly number[];
}

interface Held extends SeatOf {
  readonly person: PersonId;
  readonly name: string;
}

/** A seat, by who plays on it. */
export type Seat =
  | (SeatOf & { readonly state: 'open' })
  /** Its holder plays, and is connected as far as the log knows. */
  | (Held & { readonly state: 'held' })
  /** Its holder has lost the connection; `isLate`: for longer than the grace time. */
  | (Held & { readonly state: 'away'; readonly since: number; readonly isLate: boolean })
  /** A bot plays; the holder, if there is one, takes the seat back at any time. */
  | (SeatOf & {
      readonly state: 'bot';
      readonly level: BotLevel;
      readonly holder: { readonly person: PersonId; readonly name: string } | null;
    })
  /** Its holder left in the middle of a game; whoever comes may go on. */
  | (Held & { readonly state: 'given-up' });

export type Phase = 'gathering' | 'playing' | 'over';

/** What happened to one colour in the present game. */
export interface ColourStatistics {
  readonly throws: number;
  /** How often each face fell on any die: six counts, for 1 to 6. */
  readonly faces: readonly number[];
  /** Dice that showed a 6. */
  readonly sixes: number;
  /** Pieces that this colour sent to base. */
  readonly captures: number;
  /** Pieces of this colour that were sent to base. */
  readonly captured: number;
  /** Throws that could not be used. */
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

/** The clock of the throw that is to be made or used, and what each player has left. */
export interface ClockState {
  /** When it began to run, in milliseconds since 1970; while the game is paused, how long it had run. */
  readonly since: number;
  /** Milliseconds left to each player, in the order of player numbers; unused without a bank. */
  readonly banks: readonly number[];
}

export interface RoomState {
  /** Canonical rules text. */
  readonly rules: string;
  /** Seating text: '1234', '1-2-' ... */
  readonly seats: string;
  /** Position text from which the games of this room start; null: the rule set's own beginning. */
  readonly startFrom: string | null;
  /** Only the first game starts from that position: it was begun elsewhere and goes on here. */
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
  /** When the game was paused, in milliseconds since 1970; null while it goes on. */
  readonly pausedAt: number | null;
  /** Whether the host has closed the table: nothing happens at it any more. */
  readonly isClosed: boolean;
  /** Persons who were taken off a seat, and whom the host has not let sit again: they may watch. */
  readonly removed: readonly PersonId[];
  /** Persons whose seats are played on another device now, and who hold none since. */
  readonly movedAway: readonly PersonId[];
  /** The throws for who begins of the present game. */
  readonly rolls: Rounds;
  /** The last throw of the present game. */
  readonly lastThrow: LastThrow | null;
  /** Why the last game is over; null while none is. */
  readonly ending: Ending | null;
  /**
   * What the players were called when the last game ended, in the order of player numbers, null for a bot: the seats may
   * have changed since. Empty while no game is over.
   */
  readonly endNames: readonly (string | null)[];
  /** Per colour of the board, of the present game. */
  readonly statistics: readonly ColourStatistics[];
  /** When the room was made, in milliseconds since 1970. */
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
  /** Strangers find the table from now on, or no more. */
  | { readonly type: 'listed'; readonly isListed: boolean; readonly person: PersonId }
  /** These seats are played on another device from now on; the host's role has gone along, if it was there. */
  | {
      readonly type: 'seats-moved';
      readonly players: readonly number[];
      readonly from: PersonId;
      readonly person: PersonId;
    }
  | { readonly type: 'paused'; readonly person: PersonId }
  | { readonly type: 'resumed'; readonly person: PersonId }
  | { readonly type: 'talk-changed'; readonly talk: TalkChoice; readonly person: PersonId }
  /** The clock of this colour had run out: the table throws or plays for it. */
  | { readonly type: 'time-over'; readonly colour: number }
  | { readonly type: 'started'; readonly game: number; readonly rolls: Rounds; readonly colour: number }
  | { readonly type: 'ended'; readonly person: PersonId }
  | { readonly type: 'closed'; readonly person: PersonId };

export interface Folded {
  readonly state: RoomState;
  readonly events: readonly RoomEvent[];
}
