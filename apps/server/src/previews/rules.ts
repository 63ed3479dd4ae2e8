// Owns what a link of house rules tells: their name, and what differs from the standard of their game. All of it is in the
// link, which comes from strangers: of what is not known here nothing is told.
import { languages, readName, standardLanguage } from '@ludo/room';
import { knownRules } from '@ludo/rules';
import { differing } from './differing.ts';
import { isolated } from './isolated.ts';
import { generalPreview, type Preview } from './preview.ts';
import { nameOfRules, wordsIn } from './words-in.ts';

export const RULES_PATH = '/new/friends';

interface RulesPreview extends Preview {
  /** The path and query where the rules are. */
  readonly path: string;
}

/** As the page prints them; no longer than it reads. */
const RULES_LENGTH = 200;
const WRITTEN = /^[a-z][\w-]*(?:\+[\w=-]+)*$/i;
/** The form of a link of today. */
const FORM = '1';
const STARTS = ['whole', 'head-start'] as const;

/** Of the query at `RULES_PATH`; null: it names no rules, or some that are not known. */
export function rulesPreview(asked: URLSearchParams): RulesPreview | null {
  const rules = rulesIn(asked);
  const start = STARTS.find((each) => each === (asked.get('start') ?? 'whole'));
  if (rules === null || start === undefined || (asked.get('v') ?? FORM) !== FORM) return null;
  const language = languages.find((each) => each === asked.get('lang')) ?? standardLanguage;
  const words = wordsIn(language);
  const read = readName(asked.get('name') ?? '');
  const name = read.ok ? read.value : '';
  const plain = nameOfRules(words, rules) ?? words.product;
  const title = name === '' ? plain : words.called(plain, isolated(name, words.isRightToLeft));
  const query = new URLSearchParams({
    rules,
    ...(name === '' ? {} : { name }),
    ...(start === 'whole' ? {} : { start }),
    ...(language === standardLanguage ? {} : { lang: language }),
  });
  return {
    ...generalPreview(language),
    title,
    about: [...differing({ rules, start }, words), words.about.rules(title)].join('\n'),
    path: `${RULES_PATH}?${query.toString()}`,
  };
}

function rulesIn(asked: URLSearchParams): string | null {
  // A plus sign in an address is read as a space.
  const written = (asked.get('rules') ?? '').trim().replaceAll(' ', '+');
  if (written.length > RULES_LENGTH || !WRITTEN.test(written)) return null;
  const known = knownRules(written);
  return known === null || known.unknown.length > 0 ? null : known.rules;
}
