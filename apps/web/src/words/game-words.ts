/** The words of a game that may be unknown here. */
import type { RuleSetId } from '@ludo/rules';
import type { Catalogue, FirstWords } from './catalogue.ts';

type Names = Pick<FirstWords, 'ruleSets'>;

/** An unknown identifier as it is. */
export function nameOfGame({ ruleSets }: Names, id: string): string {
  return isNamed(ruleSets, id) ? ruleSets[id].name : id;
}

/** `variation`: `id=value`, or `id` for a switch. Null: it has no words. */
export function variationWords(text: Catalogue, id: string, variation: string): string | null {
  if (!isNamed(text.ruleSets, id)) return null;
  const words: Readonly<Record<string, string>> = text.games[id].options;
  return words[variation] ?? null;
}

function isNamed(ruleSets: Names['ruleSets'], id: string): id is RuleSetId {
  return Object.hasOwn(ruleSets, id);
}
