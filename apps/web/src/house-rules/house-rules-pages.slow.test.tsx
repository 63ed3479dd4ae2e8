// Rules of one's own, from the first switch to the table: named, kept, chosen again, called otherwise, removed, shared, read.
import { expect, test } from 'vitest';
import { happen, press, pressKey, until, write } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { answer, comeTo } from '../../test/dom/table.ts';
import { storedGame } from '../table/stored-game.ts';
import { keepRules, keptRules } from './house-rules.ts';

const HMS = { name: 'HMS Example', rules: 'uckers+anyDouble+blowBack', start: 'whole' } as const;
const NAME = 'What are these rules called?';
const KEEP = 'Keep them on this device';
const REMOVE = 'Remove from this device';

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('radio', 'Ludo, board-game rules')).toBe(true));
  return page;
}

const isChecked = (page: Part, role: string, name: string | RegExp): boolean =>
  (page.the(role, name) as HTMLInputElement).checked;
const field = (page: Part, name: string) => page.the('textbox', name) as HTMLInputElement;
const own = (page: Part): Part => page.in('group', 'Your house rules');

async function makeHms(page: Part): Promise<void> {
  await press(page.the('radio', 'Uckers'));
  for (const variation of [/^Any double throws again/, /^Blow-back: /])
    await press(page.the('checkbox', variation));
  await write(page.the('textbox', NAME), HMS.name);
}

test('rules with switches are named and kept; the first page leads back to them in one press', async () => {
  const page = await open('/new/here');
  expect(page.has('textbox', NAME)).toBe(false);
  await makeHms(page);
  await press(page.the('button', KEEP));
  expect(keptRules()).toEqual([HMS]);
  expect(page.says('“HMS Example” is kept on this device.')).toBe(true);
  expect(isChecked(own(page), 'radio', 'HMS Example (Uckers)')).toBe(true);
  const site = await showAddress('/');
  const link = /^HMS Example, Uckers, with variations\. Play/;
  await until(() => expect(site.has('link', link)).toBe(true));
  await press(site.the('link', link));
  await until(() => expect(site.has('radio', 'HMS Example (Uckers)')).toBe(true));
  expect(isChecked(site, 'radio', 'HMS Example (Uckers)')).toBe(true);
  expect(isChecked(site, 'checkbox', /^Blow-back: /)).toBe(true);
  expect(site.says('From a link')).toBe(false);
});

test('a table has the name of its rules, as it is written, kept or not', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  await write(page.the('textbox', NAME), '  HMS   Example ');
  await press(page.the('button', 'Start the game'));
  await until(() => expect(page.has('group', /^Board of /)).toBe(true));
  expect(storedGame()?.room).toMatchObject({ rules: HMS.rules, rulesName: HMS.name });
  expect(page.has('heading', 'Uckers (HMS Example)')).toBe(true);
});

test('a name that nobody can read is told, and no game begins under it', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  await write(page.the('textbox', NAME), 'HMS Example and her crew');
  expect(page.says('A name has at most 20 characters.')).toBe(true);
  await press(page.the('button', KEEP));
  await press(page.the('button', 'Start the game'));
  expect(page.all('alert').map(wordsOf)).toContain('A name has at most 20 characters.');
  expect([keptRules(), storedGame()]).toEqual([[], null]);
});

test('a double press keeps the rules: its second half removes nothing', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  const button = page.the('button', KEEP);
  for (const detail of [1, 2])
    await happen(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  expect(keptRules()).toEqual([HMS]);
  expect(page.has('button', REMOVE)).toBe(true);
});

test('kept rules are chosen, called otherwise, removed, and put back', async () => {
  keepRules(HMS);
  keepRules({ name: 'Grandma', rules: 'ludo+safe', start: 'head-start' });
  const page = await open('/new/here');
  await press(own(page).the('radio', 'Grandma (Ludo)'));
  expect(isChecked(page, 'checkbox', /^Safe squares: /)).toBe(true);
  expect(isChecked(page, 'checkbox', 'Two pieces of each colour are home from the beginning')).toBe(true);
  expect(field(page, NAME).value).toBe('Grandma');
  await write(page.the('textbox', NAME), 'Grandpa');
  await press(page.the('button', 'Rename “Grandma”'));
  expect(keptRules().map(({ name }) => name)).toEqual([HMS.name, 'Grandpa']);
  expect(document.activeElement).toBe(field(page, NAME));
  await press(own(page).the('radio', 'HMS Example (Uckers)'));
  const button = page.the('button', REMOVE);
  await press(button);
  expect(document.activeElement).toBe(button);
  expect(keptRules().map(({ name }) => name)).toEqual(['Grandpa']);
  expect(page.says('“HMS Example” is removed from this device.')).toBe(true);
  await press(page.the('button', 'Put it back'));
  expect(keptRules()[0]).toEqual(HMS);
});

test('other rules under a name that is taken: the old ones stay unless somebody says so', async () => {
  keepRules(HMS);
  const page = await open('/new/here');
  await press(own(page).the('radio', 'HMS Example (Uckers)'));
  await press(page.the('checkbox', /^Blow-back: /));
  expect(isChecked(own(page), 'radio', 'HMS Example (Uckers)')).toBe(false);
  await press(page.the('button', KEEP));
  await answer('Keep the old ones');
  expect(keptRules()).toEqual([HMS]);
  await press(page.the('button', KEEP));
  await answer('Replace them');
  expect(keptRules()).toEqual([{ ...HMS, rules: 'uckers+anyDouble' }]);
});

test('Enter in the name keeps the rules, and begins no game', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  await pressKey('Enter');
  expect(keptRules()).toEqual([HMS]);
  expect(storedGame()).toBeNull();
});

test('another game has no name of the rules of this one', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  await press(page.the('radio', 'Navy Uckers'));
  expect(field(page, NAME).value).toBe('');
});

test('a link brings its rules, says what differs, and offers to keep them; they are still there with other company', async () => {
  const page = await open('/new/friends?rules=uckers+anyDouble+blowBack&name=HMS%20Example');
  expect(page.says('From a link: HMS Example (Uckers)')).toBe(true);
  expect(page.says('Different from the standard: Any double throws again, not only a 6. Blow-back:')).toBe(
    true,
  );
  expect(isChecked(page, 'checkbox', /^Any double/)).toBe(true);
  await press(page.all('button', KEEP)[0]!);
  expect(keptRules()).toEqual([HMS]);
  expect(document.activeElement?.textContent).toBe('“HMS Example” is kept on this device.');
  await press(page.the('link', 'Around this screen'));
  await until(() => expect(field(page, NAME).value).toBe(HMS.name));
});

test('another link that is opened within the page brings its own rules', async () => {
  const page = await open('/new/friends?rules=ludo+safe&name=Grandma');
  await happen(() => history.pushState(null, '', '/new/friends?rules=uckers+blowBack&name=HMS'));
  await until(() => expect(page.says('From a link: HMS (Uckers)')).toBe(true));
  expect(field(page, NAME).value).toBe('HMS');
});

test('a switch that this version does not know is named, the rest is chosen, and the whole can be kept for later', async () => {
  keepRules(HMS);
  const page = await open('/new/friends?rules=ludo+safe+wings=2&name=Winged');
  const [told] = page.all('alert').map(wordsOf);
  expect(told).toContain('This version of the game does not know: wings=2');
  expect(isChecked(page, 'checkbox', /^Safe squares: /)).toBe(true);
  expect(field(page, NAME).value).toBe('');
  await press(page.the('button', 'Keep it as it is for later'));
  expect(keptRules()).toEqual([HMS, { name: 'Winged', rules: 'ludo+safe+wings=2', start: 'whole' }]);
  const later = page.the('radio', 'Winged (needs another version of the game)') as HTMLInputElement;
  expect(later.disabled).toBe(true);
  await press(page.the('button', 'Remove from this device (Winged)'));
  expect(keptRules()).toEqual([HMS]);
});

test.each([
  ['/new/friends?rules=chess+anyDouble&name=Kings', 'This version does not know this game: chess'],
  ['/new/friends?v=2&rules=ludo+safe&name=HMS', 'This link is of a newer version of the game.'],
])('%s says so, and what was chosen before stays', async (path, words) => {
  keepRules(HMS);
  localStorage.setItem('ludo.plan', JSON.stringify({ ruleSet: 'german', options: { barriers: true } }));
  const page = await open(path);
  expect(page.all('alert').map(wordsOf).join(' ')).toContain(words);
  expect(isChecked(page, 'radio', 'German-style Ludo')).toBe(true);
  expect(isChecked(page, 'checkbox', /^Barriers: /)).toBe(true);
  expect(keptRules()).toEqual([HMS]);
});

test('rules are shared by a link and a text, and read from that text where somebody pastes it', async () => {
  const page = await open('/new/here');
  await makeHms(page);
  await press(page.the('button', 'Share these rules'));
  await until(() => expect(page.has('textbox', 'Link to these rules')).toBe(true));
  expect(field(page, 'Link to these rules').value).toContain(
    '/new/friends?rules=uckers+anyDouble+blowBack&name=HMS%20Example',
  );
  const text = field(page, 'Copy as text').value;
  expect(text).toMatch(/^HMS Example \(Uckers\)\n– Any double/);
  localStorage.clear();
  const other = await open('/new/here');
  await press(other.the('button', 'Rules from a link or a text'));
  await write(other.the('textbox', 'The link or the text'), 'Good evening');
  await press(other.the('button', 'Take these rules'));
  expect(other.says('There are no rules in this text.')).toBe(true);
  await write(other.the('textbox', 'The link or the text'), `Tonight?\n${text}`);
  await press(other.the('button', 'Take these rules'));
  expect(other.says('Chosen now: HMS Example (Uckers)')).toBe(true);
  expect(isChecked(other, 'radio', 'Uckers')).toBe(true);
  expect(field(other, NAME).value).toBe(HMS.name);
});

test('whoever comes to a table sees by which rules it is played, before sitting down', async () => {
  const opening = {
    rules: `${HMS.rules}+challenge=consecutive+snakeEyes=out`,
    seats: '1212',
    rulesName: HMS.name,
  };
  const { page } = await comeTo(fakeRoom(opening, { ada: { 1: 'Ada' } }), 'cem');
  const before = page.in('region', 'Before the game');
  expect(before.says('Uckers (HMS Example)')).toBe(true);
  expect(before.all('listitem').map(wordsOf)).toEqual([
    'Any double throws again, not only a 6.',
    expect.stringMatching(/^Blow-back: /),
    '… and 2 more',
  ]);
  await press(before.the('button', 'Look at all rules'));
  await until(() => expect(everything().has('dialog', 'The rules of Uckers')).toBe(true));
  const card = everything().in('dialog', 'The rules of Uckers');
  await until(() => expect(card.has('heading', 'In short')).toBe(true));
  expect(card.says('HMS Example')).toBe(true);
  const headings = card.all('heading').map(wordsOf);
  expect(headings.slice(1, 3)).toEqual(['Different from the standard', 'Everything else as in the standard']);
  const words = wordsOf(card.element);
  expect(words.indexOf('different Any double')).toBeGreaterThan(0);
  expect(words.indexOf('different Any double')).toBeLessThan(words.indexOf('In short'));
  // Among all rules those of the switches are marked, too.
  expect(words.match(/WU-[24]\s*different/g)).toHaveLength(4);
});

test('a table by the standard rules says so on its card, and nothing more before the game', async () => {
  const { page } = await comeTo(fakeRoom({ rules: 'ludo', seats: '1-2-' }, { ada: { 1: 'Ada' } }), 'cem');
  expect(page.in('region', 'Before the game').says('Different')).toBe(false);
  await press(page.the('button', 'Rules'));
  await until(() => expect(everything().says('The standard rules, without variations.')).toBe(true));
});
