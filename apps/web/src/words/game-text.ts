import type { OptionKey, RuleSetId } from '@ludo/rules';

/** First words; what games are like is fetched later. */
export type RuleSetNames = Readonly<Record<RuleSetId, { readonly name: string }>>;

interface GameText {
  readonly special: string;
  readonly origin: string;
  readonly options: Readonly<Record<string, string>>;
}

/** By rule set; options by `id=value`, or `id` for a switch. */
export type GameTexts = {
  readonly [Id in RuleSetId]: GameText & { readonly options: Readonly<Record<OptionKey<Id>, string>> };
};
