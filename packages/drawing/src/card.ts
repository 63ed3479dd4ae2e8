/** What a link's picture shows. */
import type { ColourName, Position, RuleSetId } from '@ludo/rules';

/** Pixels, as messengers want them. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface CardRow {
  /** Whose pieces, or which game. */
  readonly sign: readonly ColourName[] | RuleSetId;
  /** Tried one after the other: the first of which something can be drawn. */
  readonly texts: readonly string[];
  /** Nobody sits there. */
  readonly isFree?: boolean;
  readonly rank?: number;
}

export interface Card {
  readonly position: Position;
  readonly isRightToLeft: boolean;
  readonly game: RuleSetId;
  readonly title: string;
  /** Under the title. */
  readonly subtitle: string;
  readonly headline: string;
  readonly rows: readonly CardRow[];
  /** What the link is for, as on a button. */
  readonly call: string;
}
