// Owns what a link tells of rules that differ from the standard of their game.
import type { RoomState } from '@ludo/room';
import { ruleSetOf } from '@ludo/rules';
import type { PreviewWords } from './words/words.ts';

/** Beyond so many only their number is told. */
const FEW = 3;

/** A line each, three at most: of more the last one tells how many there are. */
export function differing(
  { rules, start }: Pick<RoomState, 'rules' | 'start'>,
  { variations, headStart, more }: PreviewWords,
): readonly string[] {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) return [];
  const [, ...options] = rules.split('+');
  const sentences = options.map((option) => variations[ruleSet.value.id][option] ?? option);
  const all = start === 'head-start' ? [...sentences, headStart] : sentences;
  if (all.length <= FEW) return all.map(lineOf);
  const told = all.slice(0, FEW - 1);
  return [...told, `… ${more(all.length - told.length)}`].map(lineOf);
}

const lineOf = (sentence: string): string => `– ${sentence}`;
