import type { OptionKey, RuleSetId } from '@ludo/rules';

export interface RuleSetText {
  readonly name: string;
  readonly special: string;
  readonly origin: string;
  readonly options: Readonly<Record<string, string>>;
}

/** By rule set; options by `id=value`, or `id` for a switch. */
export type RuleSetTexts = {
  readonly [Id in RuleSetId]: RuleSetText & { readonly options: Readonly<Record<OptionKey<Id>, string>> };
};
