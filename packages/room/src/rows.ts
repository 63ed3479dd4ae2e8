// Owns the rows of a room's log: plain JSON with short keys, because they travel.
import type { BotLevel } from '@ludo/rules';
import type { Language } from './language.ts';
import type { Picture } from './pictures.ts';
import type { GivenChoices, TalkChoice } from './table-choices.ts';

/** Public; follows from the secret token. */
export type PersonId = string;

/** For who begins. */
export type Roll = readonly [colour: number, faces: readonly number[], origin: string];

/** Of one die, for a seat at the next game. */
export type Lot = readonly [face: number, origin: string];

/** Round by round (CO-6); empty when the game starts from a given position. */
export type Rounds = readonly (readonly Roll[])[];

/** What shows where the dice of a start come from. */
export interface FairStart {
  /** The server's value. */
  readonly s: string;
  /** Which throw of the room it is. */
  readonly n: number;
  /** The result from which the faces follow. */
  readonly r: string;
  /** The tip of the server's chain, and which of its values `s` is. */
  readonly h: string;
  readonly k: number;
  /** For each device that takes part: the tip of its chain, which value it is, and the value, unless it is made without. */
  readonly of: readonly (
    | readonly [player: number, tip: string, nth: number]
    | readonly [player: number, tip: string, nth: number, value: string]
  )[];
}

/** Who acted instead of the player: the bot on the seat, or the table because the clock had run out. */
export type Deputy = 'bot' | 'clock';

/** In a row: `[who, name, games, wins, points, eights]`. */
export type TallyRow<Who = PersonId | number> = readonly [
  who: Who,
  name: string,
  games: number,
  wins: number,
  points: number,
  eights: number,
];

export type Row =
  | {
      readonly t: 'open';
      /** Of the rows' format. */
      readonly v: 1;
      readonly rules: string;
      readonly seats: string;
      readonly host: PersonId;
      /** Every game starts from this position; absent: the rule set's own. */
      readonly position?: string;
      /** Only the first game does: it was begun elsewhere. */
      readonly goesOn?: true;
      /** Games that begin anew do so with two pieces of each colour home. */
      readonly headStart?: true;
      /** Absent: the standard choices. */
      readonly table?: GivenChoices;
      /** Of whoever opened it; absent: the standard one. */
      readonly language?: Language;
      /** The tip of the server's chain; absent: the dice of this table cannot be checked. */
      readonly h?: string;
    }
  /** Takes player `p`'s seat under the name `n`: an open one, one that was given up, or a bot's. */
  | {
      readonly t: 'sit';
      readonly p: number;
      readonly n: string;
      readonly who: PersonId;
      readonly pic?: Picture;
      /** The tip of the chain of this person's device. */
      readonly h?: string;
    }
  /** Its holder is called `n` from now on, with another picture or none. */
  | { readonly t: 'rename'; readonly p: number; readonly n: string; readonly pic?: Picture }
  /** For good. */
  | { readonly t: 'stand'; readonly p: number }
  /** The holder has lost the connection. */
  | { readonly t: 'away'; readonly p: number }
  /** The grace time is over. */
  | { readonly t: 'late'; readonly p: number }
  /** The holder is back, and plays. */
  | { readonly t: 'back'; readonly p: number }
  /** A bot of level `l` plays from now on; `who` asked for it. */
  | { readonly t: 'bot'; readonly p: number; readonly l: BotLevel; readonly who: PersonId }
  /** Takes a player, or a bot, off the seat. */
  | { readonly t: 'remove'; readonly p: number; readonly who: PersonId }
  /** Passes the role to the holder of player `p`'s seat. */
  | { readonly t: 'host'; readonly p: number }
  /** `who` holds every seat of `from` from now on: the same person on another device. */
  | { readonly t: 'move'; readonly from: PersonId; readonly who: PersonId }
  /** The tip of a new chain: of a person's device, or without `who` of the server. */
  | {
      readonly t: 'tip';
      readonly h: string;
      readonly who?: PersonId;
      /** The server's store was restored: no value that was told before counts any more. */
      readonly z?: true;
    }
  /** The start waits for the values of these players' devices. */
  | {
      readonly t: 'wanted';
      readonly of: readonly number[];
      /** Who agreed to the next game last; absent: nobody, or it is the first game. */
      readonly who?: PersonId;
    }
  /** One of them. */
  | { readonly t: 'value'; readonly p: number; readonly v: string }
  /** Some did not come: the game does not begin yet. */
  | { readonly t: 'missed' }
  /** Wants the next game. */
  | { readonly t: 'agree'; readonly who: PersonId }
  | {
      readonly t: 'start';
      readonly rolls: Rounds;
      /** The colour that begins. */
      readonly c: number;
      /** What each has won before; absent: nothing. */
      readonly w?: readonly TallyRow[];
      /** Where the seats are drawn anew: in the order in which they fell. */
      readonly lots?: readonly Lot[];
      /** Players who had not agreed in time, by their seats before, and count as away; absent: nobody. */
      readonly away?: readonly number[];
      /** Absent: its dice cannot be checked. */
      readonly f?: FairStart;
    }
  /** Forfeits a throw that cannot be used; an announced one is used by it. */
  | {
      readonly t: 'throw';
      /** The higher first. */
      readonly d: readonly number[];
      /** What was announced with the command, before the dice fell, in notation. */
      readonly a?: string;
      /** Their origin; absent: the server. */
      readonly o?: string;
      readonly by?: Deputy;
      /** The server's value; absent: the throw cannot be checked. */
      readonly s?: string;
      /** The value of the device that threw; absent: made without it. */
      readonly p?: string;
    }
  /** A whole play, in notation. */
  | { readonly t: 'play'; readonly m: string; readonly by?: Deputy }
  /** In the list of public tables. */
  | { readonly t: 'list'; readonly on: boolean; readonly who: PersonId }
  | { readonly t: 'pause'; readonly who: PersonId }
  | { readonly t: 'resume'; readonly who: PersonId }
  /** What may be said from now on. */
  | { readonly t: 'talk'; readonly k: TalkChoice; readonly who: PersonId }
  /** The host, or whoever plays alone; in older logs any player. */
  | { readonly t: 'end'; readonly who: PersonId }
  /** For good; no row follows. */
  | { readonly t: 'close'; readonly who: PersonId };

export interface LoggedRow {
  /** 1, 2, 3 ... in the room, without gaps. */
  readonly s: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly row: Row;
  /** Of the command behind this row, by its sender. */
  readonly id?: string;
}
