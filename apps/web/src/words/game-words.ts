/** The words of a game that may be unknown here. */
import type { RuleSetId } from '@ludo/rules';
import type { Catalogue, FirstWords } from './catalogue.ts';

type Names = Pick<FirstWords, 'ruleSets'>;

const NONE: Readonly<Record<string, string>> = {};

/** An unknown identifier as it is. */
export function nameOfGame({ ruleSets }: Names, id: string): string {
  return isNamed(ruleSets, id) ? ruleSets[id].name : id;
}

/** By `id=value`, or `id` for a switch. */
export function variationsOf(
  { ruleSets, games }: Pick<Catalogue, 'ruleSets' | 'games'>,
  id: string,
): Readonly<Record<string, string>> {
  return isNamed(ruleSets, id) ? games[id].options : NONE;
}

function isNamed(ruleSets: Names['ruleSets'], id: string): id is RuleSetId {
  return Object.hasOwn(ruleSets, id);
}
