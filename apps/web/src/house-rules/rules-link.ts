/** House rules as a link or a text. Both come from strangers: whatever is not known here is named, and nothing is guessed. */
import {
  isWrittenRules,
  readName,
  readRulesLink,
  RULES_PATH,
  standardLanguage,
  type Language,
} from '@ludo/room';
import { knownRules } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { differencesIn, nameOfGame } from '../words/game-words.ts';
import { isolated } from '../words/isolated.ts';
import type { HouseRules } from './house-rules.ts';

export type FoundRules =
  /** Without a name, or with one that cannot be shown, it is empty. */
  | { readonly is: 'known'; readonly rules: HouseRules; readonly isNameUnread: boolean }
  /** `rules`: what is known of them, without a name. */
  | {
      readonly is: 'partly';
      readonly rules: HouseRules;
      readonly unknown: readonly string[];
      readonly whole: HouseRules;
    }
  | { readonly is: 'unknown-game'; readonly game: string; readonly whole: HouseRules }
  | { readonly is: 'newer' };

const TEXT_LENGTH = 4000;

/** Opens where a table is made, with these rules. `language`: in which messengers tell of them; default: English. */
export function printRulesPath(
  { name, rules, start }: HouseRules,
  language: Language = standardLanguage,
): string {
  const called = name === '' ? '' : `&name=${encoded(name)}`;
  const begun = start === 'whole' ? '' : `&start=${start}`;
  const told = language === standardLanguage ? '' : `&lang=${language}`;
  return `${RULES_PATH}?rules=${rules}${called}${begun}${told}`;
}

/** Also what ends a link in a message. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[!'()*.~]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** For people to read; with its link for `readRulesText`. */
export function printRulesText(text: Catalogue, { name, rules, start }: HouseRules, link: string): string {
  const [id = ''] = rules.split('+');
  const game = nameOfGame(text, id);
  const title = name === '' ? game : text.common.named(isolated(text.code, name), game);
  return [title, ...differencesIn(text, rules, start).map((line) => `– ${line}`), link].join('\n');
}

/** Of the query of an address; null: it says nothing of rules. */
export function readRulesQuery(asked: URLSearchParams): FoundRules | null {
  const linked = readRulesLink(asked);
  if (linked === null) return null;
  return linked === 'newer' ? { is: 'newer' } : foundIn(linked.rules, linked.name, linked.start);
}

function foundIn(written: string, given: string, start: string): FoundRules {
  const read = readName(given);
  const name = read.ok ? read.value : '';
  const isNameUnread = given.trim() !== '' && !read.ok;
  const hasHeadStart = start === 'head-start';
  const whole: HouseRules = { name, rules: written, start: hasHeadStart ? start : 'whole' };
  const known = knownRules(written);
  if (known === null) return { is: 'unknown-game', game: written.split('+')[0] ?? '', whole };
  const { rules } = known;
  const unknown = [
    ...known.unknown,
    ...(hasHeadStart || start === 'whole' ? [] : [`start=${start.slice(0, 40)}`]),
  ];
  if (unknown.length === 0) return { is: 'known', rules: { ...whole, rules }, isNameUnread };
  return { is: 'partly', rules: { ...whole, name: '', rules }, unknown, whole };
}

const LINK = /\?([^\s#<>"]*\brules=[^\s#<>"]*)/;
const LINE = /^[a-z][\w-]*(?:\+[\w=-]+)*$/;

/** From a message with a link, or from rules as programs write them on a line of their own; null: there are none. */
export function readRulesText(text: string): FoundRules | null {
  const read = text.slice(0, TEXT_LENGTH);
  const query = LINK.exec(read)?.[1];
  if (query !== undefined) return readRulesQuery(new URLSearchParams(query.replace(/[.,;:!)\]]+$/, '')));
  for (const line of read.split('\n').map((each) => each.trim())) {
    const isMeant = LINE.test(line) && (line.includes('+') || knownRules(line) !== null);
    if (isMeant && isWrittenRules(line)) return foundIn(line, '', 'whole');
  }
  return null;
}
