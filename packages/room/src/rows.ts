// Owns the rows of a room's log, which are appended, broadcast and folded: plain JSON with short keys, because they
// travel.
import type { BotLevel } from '@ludo/rules';
import type { GivenChoices, TalkChoice } from './table-choices.ts';

/** A person's public name, derived from the secret token. */
export type PersonId = string;

/** One colour's throw for who begins: the colour, the faces, and their origin. */
export type Roll = readonly [colour: number, faces: readonly number[], origin: string];

/** The throws for who begins, round by round (CO-6); empty when the game starts from a given position. */
export type Rounds = readonly (readonly Roll[])[];

/** Who threw or played instead of the player: the bot on the seat, or the table because the clock had run out. */
export type Deputy = 'bot' | 'clock';

export type Row =
  | {
      readonly t: 'open';
      /** Version of the rows' format. */
      readonly v: 1;
      readonly rules: string;
      readonly seats: string;
      readonly host: PersonId;
      /** Every game of the room starts from this position; absent: the rule set's own. */
      readonly position?: string;
      /** Only the first game starts from the position: it was begun elsewhere. */
      readonly goesOn?: true;
      /** Absent: the standard choices. */
      readonly table?: GivenChoices;
    }
  /** A person takes player `p`'s seat under the name `n`: an open one, one that was given up, or a bot's. */
  | { readonly t: 'sit'; readonly p: number; readonly n: string; readonly who: PersonId }
  /** Its holder leaves the seat for good. */
  | { readonly t: 'stand'; readonly p: number }
  /** The holder of a seat has lost the connection. */
  | { readonly t: 'away'; readonly p: number }
  /** The grace time of an absent holder is over. */
  | { readonly t: 'late'; readonly p: number }
  /** The holder of a seat is back, and plays. */
  | { readonly t: 'back'; readonly p: number }
  /** A bot of level `l` plays on this seat from now on; `who` asked for it. */
  | { readonly t: 'bot'; readonly p: number; readonly l: BotLevel; readonly who: PersonId }
  /** `who` removes a player, or a bot, from the seat. */
  | { readonly t: 'remove'; readonly p: number; readonly who: PersonId }
  /** The host passes the role to the holder of player `p`'s seat. */
  | { readonly t: 'host'; readonly p: number }
  /** `who` holds every seat of `from` from now on: the same person on another device. */
  | { readonly t: 'move'; readonly from: PersonId; readonly who: PersonId }
  /** A game begins with colour `c`. */
  | { readonly t: 'start'; readonly rolls: Rounds; readonly c: number }
  /**
   * The dice `d` (higher first) of origin `o`, absent: the server's own; a throw that cannot be used is forfeited by
   * the same row.
   */
  | { readonly t: 'throw'; readonly d: readonly number[]; readonly o?: string; readonly by?: Deputy }
  /** A whole play, in the rules' notation. */
  | { readonly t: 'play'; readonly m: string; readonly by?: Deputy }
  /** The host adds the table to the list of public tables, or removes it. */
  | { readonly t: 'list'; readonly on: boolean; readonly who: PersonId }
  | { readonly t: 'pause'; readonly who: PersonId }
  | { readonly t: 'resume'; readonly who: PersonId }
  /** The host chooses what may be said from now on. */
  | { readonly t: 'talk'; readonly k: TalkChoice; readonly who: PersonId }
  /** A person ends the game early: the host, or whoever plays alone; in older logs any player. */
  | { readonly t: 'end'; readonly who: PersonId }
  /** The host closes the table for good; no row follows. */
  | { readonly t: 'close'; readonly who: PersonId };

export interface LoggedRow {
  /** 1, 2, 3 ... in the room, without gaps. */
  readonly s: number;
  /** When it was logged, in milliseconds since 1970. */
  readonly at: number;
  readonly row: Row;
  /** The identifier that the sender gave to the command behind this row. */
  readonly id?: string;
}
