// Owns what a link of house rules tells: their name, and what differs from the standard of their game. All of it is in the
// link, which comes from strangers: of what is not known here nothing is told.
import { languages, readName, readRulesLink, RULES_PATH, standardLanguage } from '@ludo/room';
import { knownRules } from '@ludo/rules';
import { differing } from './differing.ts';
import { isolated } from './isolated.ts';
import { generalPreview, type Preview } from './preview.ts';
import { nameOfRules, wordsIn } from './words-in.ts';

interface RulesPreview extends Preview {
  /** The path and query where the rules are. */
  readonly path: string;
}

const STARTS = ['whole', 'head-start'] as const;

/** Of the query at `RULES_PATH`; null: it names no rules, or some that are not known. */
export function rulesPreview(asked: URLSearchParams): RulesPreview | null {
  const linked = readRulesLink(asked);
  if (linked === null || linked === 'newer') return null;
  const known = knownRules(linked.rules);
  const start = STARTS.find((each) => each === linked.start);
  if (known === null || known.unknown.length > 0 || start === undefined) return null;
  const { rules } = known;
  const language = languages.find((each) => each === asked.get('lang')) ?? standardLanguage;
  const words = wordsIn(language);
  const read = readName(linked.name);
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
