/** The words about a game whose name comes from storage or a rules text, and may be unknown. */
import type { RuleSetId } from '@ludo/rules';
import type { FirstWords } from './catalogue.ts';
import type { RuleSetText } from './game-text.ts';

type Words = Pick<FirstWords, 'ruleSets'>;

export function gameWords({ ruleSets }: Words, id: string): RuleSetText | null {
  return isNamed(ruleSets, id) ? ruleSets[id] : null;
}

/** Its name; an unknown identifier as it is. */
export function nameOfGame(text: Words, id: string): string {
  return gameWords(text, id)?.name ?? id;
}

function isNamed(ruleSets: Words['ruleSets'], id: string): id is RuleSetId {
  return Object.hasOwn(ruleSets, id);
}
