// Owns what a table chooses for itself when it is made: clocks, what happens when somebody is away, and what may be said.

/** How long a player may take. Seconds throughout. */
export type ClockChoice =
  | { readonly kind: 'none' }
  /** So long for every throw and its use together. */
  | { readonly kind: 'throw'; readonly seconds: number }
  /** So long for the whole game, and some more for every throw that has been used. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** What happens to the seat of a player who has been away for longer than the grace time. */
export type AwayChoice = 'wait' | 'bot' | 'others';

/** What happens when a clock runs out: the bot uses the throw, or it is forfeited where the rules allow that. */
type ExpiryChoice = 'bot' | 'forfeit';

/** What may be said at the table: phrases and reactions alone, or own words as well. */
export const talkChoices = ['phrases', 'text'] as const;
export type TalkChoice = (typeof talkChoices)[number];

export interface TableChoices {
  readonly clock: ClockChoice;
  readonly expiry: ExpiryChoice;
  readonly away: AwayChoice;
  /** Seconds. */
  readonly grace: number;
  readonly talk: TalkChoice;
  /** Whether strangers find the table in the list of public tables; else whoever has its link. */
  readonly listed: boolean;
}

/** Choices as a row or a message gives them: what came to be chosen later may be absent, and is then the standard. */
type Later = 'talk' | 'listed';
export type GivenChoices = Omit<TableChoices, Later> & Partial<Pick<TableChoices, Later>>;

/** What a table does that chose nothing, and what every table did before there was a choice. */
export const standardChoices: TableChoices = {
  clock: { kind: 'none' },
  expiry: 'bot',
  away: 'wait',
  grace: 60,
  talk: 'phrases',
  listed: false,
};

export const LEAST_SECONDS = 5;
export const MOST_SECONDS = 3600;
