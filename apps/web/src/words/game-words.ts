/** The words of a game that may be unknown here. */
import type { RuleSetId } from '@ludo/rules';
import type { FirstWords } from './catalogue.ts';
import type { RuleSetText } from './game-text.ts';

type Words = Pick<FirstWords, 'ruleSets'>;

export function gameWords({ ruleSets }: Words, id: string): RuleSetText | null {
  return isNamed(ruleSets, id) ? ruleSets[id] : null;
}

/** An unknown identifier as it is. */
export function nameOfGame(text: Words, id: string): string {
  return gameWords(text, id)?.name ?? id;
}

function isNamed(ruleSets: Words['ruleSets'], id: string): id is RuleSetId {
  return Object.hasOwn(ruleSets, id);
}
