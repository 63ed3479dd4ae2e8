// House rules on their way from one person to another, by link and by text; both may come from anybody.
import { ruleSets } from '@ludo/rules';
import { expect, test } from 'vitest';
import { catalogue as english } from '../words/en/index.ts';
import type { HouseRules } from './house-rules.ts';
import { printRulesPath, printRulesText, readRulesQuery, readRulesText } from './rules-link.ts';

const ORIGIN = 'https://ludo.example';
const query = (path: string) => new URL(path, ORIGIN).searchParams;
const known = (rules: HouseRules, isNameUnread = false) => ({ is: 'known', rules, isNameUnread });

const names = [
  '',
  'HMS Example',
  'Anna & Ben',
  'a=b?c#d+e%20',
  'बड़ों का खेल',
  'بيت دانا',
  '👨‍👩‍👧‍👦!',
  "it's (new).",
  '"<b>"',
];
const every: readonly HouseRules[] = names.flatMap((name) =>
  ruleSets.flatMap(({ id, options }) =>
    (['whole', 'head-start'] as const).map((start) => {
      const chosen = options.map((option) => {
        const [value] = option.values ?? [];
        return value === undefined ? option.id : `${option.id}=${value}`;
      });
      return { name, rules: [id, ...chosen.toSorted()].join('+'), start };
    }),
  ),
);

test('every rules go through a link, and through a text around it, and come out the same', () => {
  expect(every.length).toBeGreaterThan(100);
  for (const rules of every) {
    const path = printRulesPath(rules);
    expect(readRulesQuery(query(path)), path).toEqual(known(rules));
    const text = printRulesText(english, rules, ORIGIN + path);
    for (const message of [text, `Look: (${text}), tonight?`, text.replaceAll('\n', '\r\n')])
      expect(readRulesText(message), message).toEqual(known(rules));
  }
});

test('a link says in which language messengers tell of the rules, and the page reads past it', () => {
  const [rules] = every as [HouseRules];
  expect(query(printRulesPath(rules, 'es')).get('lang')).toBe('es');
  expect(query(printRulesPath(rules, 'en')).has('lang')).toBe(false);
  expect(readRulesQuery(query(printRulesPath(rules, 'es')))).toEqual(known(rules));
});

test('a text says what the rules are called and what differs, for people', () => {
  const rules = {
    name: 'HMS Example',
    rules: 'uckers+anyDouble+snakeEyes=out',
    start: 'head-start',
  } as const;
  expect(printRulesText(english, rules, 'LINK').split('\n')).toEqual([
    'HMS Example (Uckers)',
    '– Any double throws again, not only a 6.',
    '– Snake eyes: a first throw of double 1 brings all four pieces out at once.',
    '– Two pieces of each colour are home from the beginning.',
    'LINK',
  ]);
});

test.each([
  ['uckers+anyDouble', 'uckers+anyDouble'],
  ['  ludo+safe+out=1  ', 'ludo+out=1+safe'],
  ['We play\njumbo+captureThrows\nagain', 'jumbo+captureThrows'],
  ['ludo', 'ludo'],
])('%j is read as rules without a name', (text, rules) => {
  expect(readRulesText(text)).toEqual(known({ name: '', rules, start: 'whole' }));
});

test.each([
  '',
  'Hello',
  'ludo is fun',
  'https://ludo.example/table/abcdefghijkl',
  '?rules=',
  '?rules=%3Cb%3E',
  '+',
  'x'.repeat(9999),
])('in %j there are no rules', (text) => {
  expect(readRulesText(text)).toBeNull();
});

test.each([
  ['\u202eHMS', 'a sign that turns the direction'],
  ['HMS\u0000', 'a control character'],
  ['H'.repeat(21), 'too many letters'],
  ['\u200b', 'nothing to see'],
])('a name that nobody can show, %j, is left out, and the rules are taken', (name) => {
  const path = `/new/friends?rules=ludo+safe&name=${encodeURIComponent(name)}`;
  expect(readRulesQuery(query(path))).toEqual(known({ name: '', rules: 'ludo+safe', start: 'whole' }, true));
});

test('a switch that is not known here is named; what is known is told apart from the whole, which keeps its name', () => {
  expect(readRulesQuery(query('/new/here?rules=ludo+wings=2+safe&name=HMS&start=late'))).toEqual({
    is: 'partly',
    rules: { name: '', rules: 'ludo+safe', start: 'whole' },
    unknown: ['wings=2', 'start=late'],
    whole: { name: 'HMS', rules: 'ludo+wings=2+safe', start: 'whole' },
  });
});

test('a game that is not known here is named', () => {
  expect(readRulesText('pachisi+cowries')).toMatchObject({ is: 'unknown-game', game: 'pachisi' });
});

test('a link of another form is of a newer version', () => {
  expect(readRulesQuery(query('/new/friends?v=2&rules=ludo+safe&name=HMS'))).toEqual({ is: 'newer' });
  expect(readRulesQuery(query('/new/friends?v=1&rules=ludo+safe&utm_source=x'))).toMatchObject({
    is: 'known',
  });
});
