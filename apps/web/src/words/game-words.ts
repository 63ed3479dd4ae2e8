/** The words of a game that may be unknown here. */
import { variantOf } from '@ludo/room/variants';
import type { RuleSetId, Start } from '@ludo/rules';
import type { Catalogue, FirstWords } from './catalogue.ts';

type Names = Pick<FirstWords, 'ruleSets'>;

/** An unknown identifier as it is. */
export function nameOfGame({ ruleSets }: Names, id: string): string {
  return isNamed(ruleSets, id) ? ruleSets[id].name : id;
}

/** What a game by these rules is called: as their card, where they are just those of a variant. */
export function nameOfRules(text: Pick<FirstWords, 'ruleSets' | 'cards'>, rules: string): string {
  const variant = variantOf(rules);
  return variant === null ? nameOfGame(text, rules.split('+')[0] ?? '') : text.cards[variant];
}

/** `card`: the identifier of a rule set or of a variant. */
export function nameOfCard(text: Pick<FirstWords, 'ruleSets' | 'cards'>, card: string): string {
  const names: Readonly<Record<string, string>> = text.cards;
  return names[card] ?? nameOfGame(text, card);
}

/** What is special about it, in a sentence. */
export function specialOfCard({ ruleSets, games, variants }: Catalogue, card: string): string {
  const said: Readonly<Record<string, string>> = variants;
  return said[card] ?? (isNamed(ruleSets, card) ? games[card].special : '');
}

/** `variation`: `id=value`, or `id` for a switch. Null: it has no words. */
export function variationWords(text: Catalogue, id: string, variation: string): string | null {
  if (!isNamed(text.ruleSets, id)) return null;
  const words: Readonly<Record<string, string>> = text.games[id].options;
  return words[variation] ?? null;
}

/** Beyond so many only their number is told. */
const FEW = 3;

/** A sentence for each chosen variation, and for a head start. */
export function differencesIn(text: Catalogue, rules: string, start: Start): readonly string[] {
  const [id = '', ...options] = rules.split('+');
  const sentences = options.map((option) => variationWords(text, id, option) ?? option);
  return start === 'head-start' ? [...sentences, `${text.setup.headStart}.`] : sentences;
}

/** Three at most; of more the last one says how many there are. */
export function fewLines(text: Catalogue, lines: readonly string[]): readonly string[] {
  if (lines.length <= FEW) return lines;
  const told = lines.slice(0, FEW - 1);
  return [...told, `… ${text.houseRules.more(lines.length - told.length)}`];
}

function isNamed(ruleSets: Names['ruleSets'], id: string): id is RuleSetId {
  return Object.hasOwn(ruleSets, id);
}
