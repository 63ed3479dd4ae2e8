/** The type of the rule book's words. */
import type { RuleSetId } from '@ludo/rules';

export interface BookText {
  readonly title: string;
  readonly contents: string;
  readonly intro: string;
  readonly titleOf: (game: string) => string;
  readonly inShort: string;
  /** By rule set: goal, start, moving, capturing, home, what is special. */
  readonly short: Readonly<Record<RuleSetId, readonly string[]>>;
  readonly everyRule: string;
  readonly everyRuleOf: (game: string) => string;
  readonly identifiers: string;
  readonly variations: string;
  readonly variationsHint: string;
  readonly picture: string;
  readonly parts: Readonly<Record<BoardPart, string>>;
  readonly words: string;
  readonly wordsHint: string;
  /** What this book says; what others say for it; what it is. */
  readonly wordList: readonly (readonly [string, string, string])[];
  readonly others: string;
  readonly print: string;
  readonly toBook: string;
  readonly unknown: string;
}

export const BOARD_PARTS = ['base', 'start', 'track', 'gate', 'column', 'home'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];
