// Owns the record of one game: what `packages/rules/NOTATION.md` writes as text, as plain JSON.
import type { BotLevel } from '@ludo/rules';
import type { Deputy, PersonId } from '../rows.ts';

/** Who sits at a seat. A person is null where no dice can be checked, a name where it is left out. */
export type RecordSeat =
  | {
      readonly player: number;
      readonly is: 'person';
      readonly person: PersonId | null;
      readonly name: string | null;
    }
  /** `person`: for whom it stands in; null: it plays for itself. */
  | {
      readonly player: number;
      readonly is: 'bot';
      readonly level: BotLevel;
      readonly person: PersonId | null;
      readonly name: string | null;
    }
  /** Given up. */
  | { readonly player: number; readonly is: 'nobody' };

/** Faces as they fell; another origin than the record's dice is named. */
export interface RecordThrow {
  readonly faces: readonly number[];
  readonly origin?: string;
}

/** `colour`: the letter of the notation. */
export interface RecordRoll extends RecordThrow {
  readonly colour: string;
}

interface Play {
  readonly play: string;
  readonly by?: Deputy;
}

/** Of rule sets that count one: so many squares, and what is played with them. */
interface Bonus extends Play {
  readonly count: number;
}

export interface Turn {
  readonly is: 'turn';
  readonly colour: string;
  /** Before the throw, which is used by it: nothing is played. */
  readonly announced?: readonly string[];
  /** Null: the dice lay before this line. */
  readonly thrown: (RecordThrow & { readonly by?: Deputy }) | null;
  /** Null: something else happened before it, or the game ended. */
  readonly played: Play | null;
  readonly bonuses?: readonly Bonus[];
  /** The server's value; absent: the throw cannot be checked. */
  readonly server?: string;
  /** Of the device that threw. */
  readonly device?: string;
}

export interface Begin {
  readonly is: 'begin';
  readonly colour: string;
  readonly rounds: readonly (readonly RecordRoll[])[];
  readonly server?: string;
}

interface RecordTip {
  readonly is: 'tip';
  /** Null: the server. */
  readonly person: PersonId | null;
  readonly tip: string;
  readonly isRestored?: true;
}

/** What happened, in order; each is a line of the text. */
export type RecordLine =
  /** Of player `player`'s device, for the start. */
  | { readonly is: 'value'; readonly player: number; readonly value: string }
  | { readonly is: 'lots'; readonly lots: readonly RecordThrow[] }
  | Begin
  | Turn
  | { readonly is: 'seat'; readonly seat: RecordSeat }
  | RecordTip;

/** What was known of the dice when the values for the start were called for. */
export interface RecordChains {
  /** Of the room so far. */
  readonly throws: number;
  /** The result of the last of them. */
  readonly before: string;
  readonly server: { readonly tip: string; readonly spent: number };
  readonly persons: readonly { readonly person: PersonId; readonly tip: string; readonly spent: number }[];
  /** Published since, in order; a null person is the server. */
  readonly waiting: readonly { readonly person: PersonId | null; readonly tip: string }[];
  /** After a restore: the next tip of each counts at once. */
  readonly renewing: readonly PersonId[];
}

export interface GameRecord {
  /** Of this form. */
  readonly record: 1;
  readonly rules: string;
  readonly seats: string;
  /** In which the game began; absent: the rule set's own. */
  readonly position?: string;
  /** With two pieces of each colour home. */
  readonly hasHeadStart?: true;
  /** What the rules are called by whoever made them; left out with the names of people. */
  readonly rulesName?: string;
  /** 1 for the first game of a table. */
  readonly game: number;
  /** Whoever is slow is thrown for. */
  readonly hasClock?: true;
  /** Nobody threw for who begins: the one who had won the game before, or lost it. */
  readonly begins?: 'winner' | 'loser';
  /** In UTC, as `2026-01-31T23:59:59.000Z`. */
  readonly began?: string;
  readonly over?: string;
  /** Absent: the dice cannot be checked. */
  readonly room?: string;
  /** Where they come from: `fair` dice can be checked. */
  readonly dice: string;
  /** The last note of the position (`w21`); `ended` by somebody; `open`: it is still played. */
  readonly result: string;
  /** By player number, as they sit in this game. */
  readonly seated: readonly RecordSeat[];
  /** Absent: nothing was published before the start. */
  readonly chains?: RecordChains;
  readonly lines: readonly RecordLine[];
}

/** What is wrong, and in which line of the text. */
export interface RecordFault {
  readonly line: number;
  readonly reason: string;
}

/** Characters of a record: more is not read. */
export const RECORD_LENGTH = 1_000_000;

/** Lines of a record, likewise: no room writes so many rows, and whoever shows a game again plays all of them. */
export const RECORD_LINES = 25_000;

/** Leaves through the functions that read or check a record, which return it. */
export class DamagedRecord extends Error {
  readonly fault: RecordFault;
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'DamagedRecord';
    this.fault = { line, reason };
  }
}
