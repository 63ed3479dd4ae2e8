// Owns which languages the links of tables are told in.
import type { Language } from '@ludo/room';
import { variantOf } from '@ludo/room/variants';
import { ruleSetOf } from '@ludo/rules';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { hi } from './words/hi.ts';
import type { PreviewWords } from './words/words.ts';

const words: Readonly<Record<Language, PreviewWords>> = { en, de, es, hi, ar };

export const wordsIn = (language: Language): PreviewWords => words[language];

/** What a game by these rules is called: as their card, where they are just those of a variant. Null: they are unknown here. */
export function nameOfRules({ games, variants }: PreviewWords, rules: string): string | null {
  const variant = variantOf(rules);
  if (variant !== null) return variants[variant];
  const ruleSet = ruleSetOf(rules);
  return ruleSet.ok ? games[ruleSet.value.id] : null;
}
