import { languages } from '@ludo/room';
import { expect, test } from 'vitest';
import { generalPreview } from './preview.ts';
import { rulesPreview } from './rules.ts';

const told = (query: string) => rulesPreview(new URLSearchParams(query));

test('a link of house rules tells their name, their game and what differs', () => {
  const preview = told('rules=uckers+anyDouble+snakeEyes=out&name=HMS%20Example&start=head-start');
  expect(preview?.title).toBe('Uckers (HMS Example)');
  expect(preview?.about.split('\n')).toEqual([
    '– Any double throws again, not only a 6.',
    '– Snake eyes: a first throw of double 1 brings all four pieces out at once.',
    '– Two pieces of each colour are home from the beginning.',
    'Uckers (HMS Example). Follow the link to play by these rules with friends: no account, nothing to install.',
  ]);
});

test('of more than three differences the third line tells how many there are', () => {
  const preview = told('rules=uckers+anyDouble+blowBack+snakeEyes=out+suckBack');
  expect(preview?.title).toBe('Uckers');
  expect(preview?.about.split('\n')).toHaveLength(4);
  expect(preview?.about.split('\n')[2]).toBe('– … and 2 more');
});

test.each(languages)('in %s it is told where the link says so, and the link goes on saying it', (lang) => {
  const preview = told(`rules=ludo+safe&name=Oma&lang=${lang}`);
  expect(preview?.language).toBe(lang);
  expect(preview?.card).toBe(generalPreview(lang).card);
  const again = told(preview?.path.split('?')[1] ?? '');
  expect(again).toEqual(preview);
});

test.each([
  'name=HMS',
  'rules=chess',
  'rules=uckers+wings',
  'rules=uckers+anyDouble=9',
  'rules=%3Cb%3E',
  `rules=uckers${'+anyDouble'.repeat(30)}`,
  'rules=uckers&start=backwards',
  'rules=uckers&v=2',
])('of what is not known here nothing is told: %s', (query) => {
  expect(told(query)).toBeNull();
});

test('a name that cannot be shown is none', () => {
  for (const name of ['\u202Eevil', 'x'.repeat(21), '\n'])
    expect(told(`rules=ludo+safe&name=${encodeURIComponent(name)}`)?.title).toBe('Ludo');
});
