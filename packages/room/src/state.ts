// Owns the state of a room, a pure function of its log, and the events of a row.
import type { Event, Position, BotLevel, Start } from '@ludo/rules';
import type { FairState } from './fair/fair-state.ts';
import type { Language } from './language.ts';
import type { Picture } from './pictures.ts';
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
  /** Connected as far as the log knows. */
  | (Held & { readonly state: 'held' })
  /** `isLate`: for longer than the grace time. */
  | (Held & { readonly state: 'away'; readonly since: number; readonly isLate: boolean })
  /** The holder, if any, takes the seat back at any time. */
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
  /** Six counts, for 1 to 6. */
  readonly faces: readonly number[];
  readonly sixes: number;
  /** Pieces of others that this colour sent to base. */
  readonly captures: number;
  /** Pieces of this colour. */
  readonly captured: number;
  readonly forfeited: number;
  /** Throws of which only one with a 6 could be used, with all pieces in base or home. */
  readonly needed: number;
  /** Of these, those that were. */
  readonly met: number;
}

export interface LastThrow {
  readonly colour: number;
  readonly dice: readonly number[];
  readonly origin: string;
  /** Null: the player threw. */
  readonly by: Deputy | null;
}

export type Ending = { readonly by: 'rules' } | { readonly by: 'person'; readonly person: PersonId };

export interface ClockState {
  /** Milliseconds since 1970; while the game is paused, how long the clock had run. */
  readonly since: number;
  /** Milliseconds, by player number; unused without a bank. */
  readonly banks: readonly number[];
}

export interface TallyEntry {
  /** A number: whoever plays for this player, a bot or one of several seats of the same person. */
  readonly who: PersonId | number;
  /** Under which they sat last; empty for a bot. */
  readonly name: string;
  /** Played to their end by the rules. */
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** Wins of a team against one that has no piece home. */
  readonly eights: number;
}

/** On the next game. */
export interface Agreement {
  /** When the first asked for it: milliseconds since 1970. */
  readonly since: number;
  /** With a seat, and not away. */
  readonly persons: readonly PersonId[];
}

/** Of persons who hold seats. */
export type Pictures = readonly (readonly [person: PersonId, picture: Picture])[];

/** By when they first played. */
export type Tally = readonly TallyEntry[];

export interface RoomState {
  /** Canonical. */
  readonly rules: string;
  /** Seating text: '1234', '1-2-' ... */
  readonly seats: string;
  /** Position text; null: the rule set's own beginning. */
  readonly startFrom: string | null;
  /** Only the first game does: it was begun elsewhere. */
  readonly goesOn: boolean;
  /** Of games that begin anew. */
  readonly start: Start;
  /** What these rules are called by whoever made them; null: nothing. */
  readonly rulesName: string | null;
  readonly table: TableChoices;
  /** Of whoever opened the table. */
  readonly language: Language;
  /** Empty: the host has left, and the next player who comes takes over. */
  readonly host: PersonId;
  readonly phase: Phase;
  /** By player number. */
  readonly seatList: readonly Seat[];
  readonly pictures: Pictures;
  /** Null until the first start. */
  readonly position: Position | null;
  /** Starts, throws, plays and ends so far. */
  readonly ply: number;
  /** 1 in the first game. */
  readonly game: number;
  /** Of the last row. */
  readonly seq: number;
  readonly clock: ClockState;
  /** Milliseconds since 1970; null while it is not paused. */
  readonly pausedAt: number | null;
  readonly isClosed: boolean;
  /** Without permission to sit again; they may watch. */
  readonly removed: readonly PersonId[];
  /** Persons without a seat, whose seats are on another device. */
  readonly movedAway: readonly PersonId[];
  /** For who begins the present game. */
  readonly rolls: Rounds;
  /** Of the present game. */
  readonly lastThrow: LastThrow | null;
  /** Of the last game; null while one is played or none was. */
  readonly ending: Ending | null;
  /**
   * When the last game ended, by player number, null for a bot: seats may have changed since. Empty while no game is
   * over.
   */
  readonly endNames: readonly (string | null)[];
  /** By colour, of the present game. */
  readonly statistics: readonly ColourStatistics[];
  /** Of all games of this table so far, or of the present match. */
  readonly tally: Tally;
  /** Null unless a game is over and somebody asks for the next. */
  readonly agreement: Agreement | null;
  /** Null: the dice of this table cannot be checked. */
  readonly fair: FairState | null;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Of the present game, in milliseconds since 1970. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

export type RoomEvent =
  | Event
  | { readonly type: 'opened'; readonly host: PersonId }
  | { readonly type: 'sat'; readonly player: number; readonly name: string; readonly person: PersonId }
  /** `before`: the name until now, which is the same where only the picture is another one. */
  | {
      readonly type: 'renamed';
      readonly player: number;
      readonly before: string;
      readonly name: string;
      readonly person: PersonId;
    }
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
  /** In the list of public tables. */
  | { readonly type: 'listed'; readonly isListed: boolean; readonly person: PersonId }
  /** To another device; the host's role moved along, if the person had it. */
  | {
      readonly type: 'seats-moved';
      readonly players: readonly number[];
      readonly from: PersonId;
      readonly person: PersonId;
    }
  | { readonly type: 'paused'; readonly person: PersonId }
  | { readonly type: 'resumed'; readonly person: PersonId }
  | { readonly type: 'talk-changed'; readonly talk: TalkChoice; readonly person: PersonId }
  /** The table throws or plays for this colour. */
  | { readonly type: 'time-over'; readonly colour: number }
  | { readonly type: 'started'; readonly game: number; readonly rolls: Rounds; readonly colour: number }
  /** Asks for the next game; `isFirst`: from now on the table waits for the others. */
  | { readonly type: 'agreed'; readonly player: number; readonly isFirst: boolean; readonly person: PersonId }
  /** The game does not begin: this player's device has not sent its value. */
  | { readonly type: 'value-missed'; readonly player: number }
  /** Whoever sits where has been drawn anew. */
  | { readonly type: 'seats-drawn' }
  /** The game begins without them. */
  | { readonly type: 'not-agreed'; readonly player: number }
  | { readonly type: 'ended'; readonly person: PersonId }
  | { readonly type: 'closed'; readonly person: PersonId };

export interface Folded {
  readonly state: RoomState;
  readonly events: readonly RoomEvent[];
}
