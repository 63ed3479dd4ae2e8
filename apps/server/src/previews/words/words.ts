import type { Variant } from '@ludo/room/variants';
import type { ColourName, RuleSetId } from '@ludo/rules';

export type Variations = Readonly<Record<RuleSetId, Readonly<Record<string, string>>>>;

/** What a link tells to people who have not come yet. Names are isolated already where they must be. */
export interface PreviewWords {
  /** As Open Graph names the language. */
  readonly locale: string;
  readonly isRightToLeft: boolean;
  readonly product: string;
  readonly games: Readonly<Record<RuleSetId, string>>;
  readonly variants: Readonly<Record<Variant, string>>;
  /** By game, then by option, with its value if it has several. */
  readonly variations: Variations;
  readonly headStart: string;
  /** Of a game, by rules that have a name. */
  readonly called: (game: string, name: string) => string;
  readonly more: (amount: number) => string;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly several: (names: readonly string[]) => string;
  readonly bot: (colours: string) => string;
  readonly freeSeat: string;
  /** On its own; at least one. */
  readonly seatsFree: (free: number) => string;
  readonly invites: (who: string) => string;
  readonly invitesTo: (who: string, game: string, free: number) => string;
  /** Nobody has sat down. */
  readonly opens: string;
  readonly opensTo: (game: string, free: number) => string;
  readonly begins: string;
  readonly against: (one: string, other: string) => string;
  /** More than two sides. */
  readonly play: (who: string, game: string) => string;
  readonly toWatch: (what: string) => string;
  readonly watch: string;
  readonly isPlayed: string;
  readonly won: (who: string, areSeveral: boolean) => string;
  readonly ended: string;
  readonly look: string;
  readonly about: {
    readonly seats: (game: string) => string;
    readonly watch: (game: string) => string;
    readonly over: (game: string) => string;
    /** Of house rules, of which no table is played yet. */
    readonly rules: (game: string) => string;
  };
  readonly general: { readonly headline: string; readonly about: string; readonly call: string };
}
