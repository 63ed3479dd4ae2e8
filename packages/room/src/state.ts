// Owns what a room is at one moment (a pure function of its log) and the events that a row brings about.
import type { Event, Position } from '@ludo/rules';
import type { PersonId, Rounds } from './rows.ts';

export type Seat =
  | { readonly state: 'open'; readonly player: number; readonly colours: readonly number[] }
  | {
      readonly state: 'held';
      readonly player: number;
      readonly colours: readonly number[];
      readonly person: PersonId;
      readonly name: string;
    };

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
}

export type Ending = { readonly by: 'rules' } | { readonly by: 'person'; readonly person: PersonId };

export interface RoomState {
  /** Canonical rules text. */
  readonly rules: string;
  /** Seating text: '1234', '1-2-' ... */
  readonly seats: string;
  /** Position text from which every game of this room starts; null: the rule set's own beginning. */
  readonly startFrom: string | null;
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
  /** The throws for who begins of the present game. */
  readonly rolls: Rounds;
  /** The last throw of the present game. */
  readonly lastThrow: LastThrow | null;
  /** Why the last game is over; null while none is. */
  readonly ending: Ending | null;
  /** Per colour of the board, of the present game. */
  readonly statistics: readonly ColourStatistics[];
  /** Of the present game, in milliseconds since 1970. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

export type RoomEvent =
  | Event
  | { readonly type: 'opened'; readonly host: PersonId }
  | { readonly type: 'sat'; readonly player: number; readonly name: string; readonly person: PersonId }
  | { readonly type: 'stood'; readonly player: number; readonly name: string; readonly person: PersonId }
  | { readonly type: 'started'; readonly game: number; readonly rolls: Rounds; readonly colour: number }
  | { readonly type: 'ended'; readonly person: PersonId };

export interface Folded {
  readonly state: RoomState;
  readonly events: readonly RoomEvent[];
}
