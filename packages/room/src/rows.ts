// Owns the rows of a room's log: what is appended, broadcast and folded. Rows are plain JSON with short keys, since
// every update that travels is one of them.

/** The public name of a person: derived from a secret token, never the token itself. */
export type PersonId = string;

/** One colour's throw for who begins: the colour, the faces, and where they came from. */
export type Roll = readonly [colour: number, faces: readonly number[], origin: string];

/** The throws for who begins, round by round (CO-6); empty when the game starts from a given position. */
export type Rounds = readonly (readonly Roll[])[];

export type Row =
  | {
      readonly t: 'open';
      /** Version of the rows' format. */
      readonly v: 1;
      readonly rules: string;
      readonly seats: string;
      readonly host: PersonId;
      /** Every game of the room starts from this position; without it, from the rule set's own. */
      readonly position?: string;
    }
  /** A person takes player `p`'s seat under the name `n`. */
  | { readonly t: 'sit'; readonly p: number; readonly n: string; readonly who: PersonId }
  | { readonly t: 'stand'; readonly p: number }
  /** A game begins with colour `c`. */
  | { readonly t: 'start'; readonly rolls: Rounds; readonly c: number }
  /** The dice `d` (higher first) of origin `o`; a throw that cannot be used is forfeited in the same row. */
  | { readonly t: 'throw'; readonly d: readonly number[]; readonly o: string }
  /** A whole use of the throw, in the rules' notation. */
  | { readonly t: 'play'; readonly m: string }
  /** A person ends the game before its end. */
  | { readonly t: 'end'; readonly who: PersonId };

export interface LoggedRow {
  /** 1, 2, 3 ... in the room, without gaps. */
  readonly s: number;
  /** When it was logged, in milliseconds since 1970. */
  readonly at: number;
  readonly row: Row;
  /** The identifier that the sender gave to the command behind this row. */
  readonly id?: string;
}
