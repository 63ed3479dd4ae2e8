/** Fetched with the first question about a position. */
import type { Wall } from '@ludo/rules';
import { count, numbers, several } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const review = {
  questions: {
    mine: 'My pieces',
    threats: 'Who can hit me?',
    all: 'Whole position',
    last: 'Last turns',
    now: 'What now?',
  },
  title: 'Ask about the game',
  close: 'Close',
  earlier: 'Earlier',
  later: 'Later',
  typing: 'Type a number or a letter',
  typingHint:
    'For screen readers: the keys of the table work in this field too. Enter alone throws, or makes the only move.',
  do: 'Go',
  unknown: 'That key does nothing here.',
  columns: { pieces: 'Pieces', place: 'Where', toGo: 'Squares to go', state: 'Safe?' },
  of: (who: string) => `${who}:`,
  ofYou: 'Your pieces:',
  stand: (many: number, standing: string) =>
    many === 1 ? `Piece ${standing}` : `${many} pieces ${standing}`,
  toGo: (squares: number, hasHome: boolean) =>
    hasHome ? `${squares} from home` : `${squares} from the end squares`,
  /** Where one stand is, how far, how safe. */
  line: (parts: readonly string[]) => `${parts.join(', ')}.`,
  states: {
    base: 'waiting',
    home: 'done',
    safe: 'safe: nobody else may enter here',
    sheltered: 'safe: nobody is captured on this square',
    open: 'nobody can hit it with one throw',
  },
  sheltered: (rule: string) => `safe: nobody is captured on this square (${rule})`,
  barred: (kind: Wall, rule: string) => `safe: a ${kind}, nobody may land on it (${rule})`,
  mixed: 'in a mixed blob with a piece of the partner',
  beside: 'beside a piece of another colour',
  hitBy: (hits: readonly string[]) => `can be hit by ${several(hits)}`,
  challengedBy: (hits: readonly string[]) => `can be challenged by ${several(hits)}`,
  by: (who: string, throws: number, of: number) => `${who} (${throws} of ${of} throws)`,
  byYou: (throws: number, of: number) => `you (${throws} of ${of} throws)`,
  hitsYou: (who: string, from: string, standing: string, way: string) =>
    `${who} can hit your piece ${standing}, ${way}, ${from}`,
  challengesYou: (who: string, from: string, standing: string, way: string) =>
    `${who} can challenge your blob ${standing}, ${way}, ${from}`,
  youCanHit: (from: string, whose: string, standing: string, way: string) =>
    `You can hit ${whose} ${standing}, ${way}, ${from}`,
  youCanChallenge: (from: string, whose: string, standing: string, way: string) =>
    `You can challenge the blob of ${whose} ${standing}, ${way}, ${from}`,
  hits: (who: string, from: string, whose: string, standing: string, way: string) =>
    `${who} can hit ${whose} ${standing}, ${way}, ${from}`,
  challenges: (who: string, from: string, whose: string, standing: string, way: string) =>
    `${who} can challenge the blob of ${whose} ${standing}, ${way}, ${from}`,
  /** `behind`: null out of base. */
  way: (behind: number | null) =>
    behind === null
      ? 'out of base'
      : behind > 0
        ? `${count(behind, 'square', 'squares')} behind it`
        : `${count(-behind, 'square', 'squares')} ahead of it`,
  withNeutral: (neutral: string) => `with a piece of ${neutral}`,
  chance: (means: string, throws: number, of: number) => `${means}: ${throws} of ${of} throws.`,
  means: (any: readonly number[], pairs: readonly string[], dice: number) =>
    `with ${numbersOr([...(any.length === 0 ? [] : [`${dice > 1 ? 'any' : 'a'} ${numbers(any)}`]), ...pairs])}`,
  pair: (high: number, low: number) => `${high} + ${low}`,
  nobodyHits: 'Nobody can hit you with one throw.',
  youHitNobody: 'You can hit nobody with one throw.',
  hitYou: 'Who can hit you:',
  youHit: 'Whom you can hit:',
  /** To a watcher: about whom the answer is. */
  watching: (who: string) => `You are watching. This is about ${who}, whose turn it is.`,
  watchingAll: 'You are watching. These are everybody’s pieces.',
  nobodyHitsThem: (who: string) => `Nobody can hit ${who} with one throw.`,
  theyHitNobody: (who: string) => `${who} can hit nobody with one throw.`,
  hitThem: (who: string) => `Who can hit ${who}:`,
  theyHit: (who: string) => `Whom ${who} can hit:`,
  nothingYet: 'Nothing has happened yet.',
  noEarlier: 'There is nothing earlier.',
  noLater: 'That was the last turn.',
  dice: (faces: string) => `On the table: ${faces}.`,
  toThrow: 'The dice are to be thrown.',
  toCount: (number: number) => `There are ${number} squares to count with a piece.`,
  first: capital,
};

function numbersOr(list: readonly string[]): string {
  return listed(manifest.code, list, 'disjunction');
}
