// Owns a table's choices at its making: clocks, absence, talk, public listing.

/** How long a player may take, in seconds. */
export type ClockChoice =
  | { readonly kind: 'none' }
  /** Time for every throw and its use together. */
  | { readonly kind: 'throw'; readonly seconds: number }
  /** Time for the whole game, and an increment for every throw that has been used. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** What happens to the seat of a player who has been away for longer than the grace time. */
export type AwayChoice = 'wait' | 'bot' | 'others';

/** What happens when a clock runs out: the bot uses the throw, or it is forfeited if the rules allow that. */
type ExpiryChoice = 'bot' | 'forfeit';

/** What may be said: only phrases and reactions, or free text as well. */
export const talkChoices = ['phrases', 'text'] as const;
export type TalkChoice = (typeof talkChoices)[number];

export interface TableChoices {
  readonly clock: ClockChoice;
  readonly expiry: ExpiryChoice;
  readonly away: AwayChoice;
  readonly grace: number;
  readonly talk: TalkChoice;
  /** Whether the table is in the public list; if not, people need its link. */
  readonly listed: boolean;
}

/** Choices as a row or a message gives them: newer choices may be absent, and are then the standard. */
type Later = 'talk' | 'listed';
export type GivenChoices = Omit<TableChoices, Later> & Partial<Pick<TableChoices, Later>>;

/** The default choices, also for tables older than a choice. */
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
