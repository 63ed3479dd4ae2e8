// Owns what is chosen for a table: clocks, absence, talk, public listing.

/** Seconds. */
export type ClockChoice =
  | { readonly kind: 'none' }
  /** For every throw and its use together. */
  | { readonly kind: 'throw'; readonly seconds: number }
  /** For the whole game, with an increment for every throw that has been used. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** What happens to a seat after the grace time. */
export type AwayChoice = 'wait' | 'bot' | 'others';

/** When a clock runs out. `forfeit`: if the rules allow that. */
type ExpiryChoice = 'bot' | 'forfeit';

/** `phrases` includes reactions; `text` allows both. */
export const talkChoices = ['phrases', 'text'] as const;
export type TalkChoice = (typeof talkChoices)[number];

/** For each game: one for whoever wins, or three, two and one by rank. */
export const pointChoices = ['wins', 'ranks'] as const;
/** Games of a match; 0: no matches are played. */
export const bestOfChoices = [0, 3, 5, 7] as const;
/** The next game: whoever throws highest (CO-6), or whoever has won the last one, or was last in it. */
export const beginChoices = ['throw', 'winner', 'loser'] as const;

export interface TableChoices {
  readonly clock: ClockChoice;
  readonly expiry: ExpiryChoice;
  readonly away: AwayChoice;
  readonly grace: number;
  readonly talk: TalkChoice;
  /** In the public list; otherwise people need the link. */
  readonly listed: boolean;
  readonly points: (typeof pointChoices)[number];
  readonly bestOf: (typeof bestOfChoices)[number];
  readonly begins: (typeof beginChoices)[number];
  /** Anew for each next game; otherwise everybody stays. */
  readonly drawsSeats: boolean;
}

/** Rows and messages may lack these choices, which are then the standard. */
type Later = 'talk' | 'listed' | 'points' | 'bestOf' | 'begins' | 'drawsSeats';
export type GivenChoices = Omit<TableChoices, Later> & Partial<Pick<TableChoices, Later>>;

/** Also for tables older than a choice. */
export const standardChoices: TableChoices = {
  clock: { kind: 'none' },
  expiry: 'bot',
  away: 'wait',
  grace: 60,
  talk: 'phrases',
  listed: false,
  points: 'wins',
  bestOf: 0,
  begins: 'throw',
  drawsSeats: false,
};

/** As they are kept and sent: those about the score are absent where they are the standard. */
export function writeChoices({ points, bestOf, begins, drawsSeats, ...choices }: TableChoices): GivenChoices {
  return {
    ...choices,
    ...(points === standardChoices.points ? {} : { points }),
    ...(bestOf === standardChoices.bestOf ? {} : { bestOf }),
    ...(begins === standardChoices.begins ? {} : { begins }),
    ...(drawsSeats ? { drawsSeats } : {}),
  };
}

/** The standard choices with those about the score and the next games; undefined: all are the standard. */
export function scoreChoices(table: TableChoices): GivenChoices | undefined {
  const { points, bestOf, begins, drawsSeats } = table;
  const isStandard =
    points === standardChoices.points &&
    bestOf === standardChoices.bestOf &&
    begins === standardChoices.begins &&
    !drawsSeats;
  return isStandard ? undefined : writeChoices({ ...standardChoices, points, bestOf, begins, drawsSeats });
}

export const LEAST_SECONDS = 5;
export const MOST_SECONDS = 3600;
