// Whoever speaks to a page presses what is read on a control: its words are in its name, on every page in every language.
import { expect, test, vi } from 'vitest';
import type { PublicTables } from '@ludo/protocol';
import { happen, press, until } from '../../test/dom/doing.ts';
import { fakeRoom, roomFrom } from '../../test/dom/fake-room.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { misnamed, type Part } from '../../test/dom/seeing.ts';
import { comeTo, showHere } from '../../test/dom/table.ts';
import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { currentText, showLanguage } from '../words/text.ts';
import { noteOwnTable } from '../lobby/own-tables.ts';

const ADDRESSES = ['/', '/new/here', '/new/friends', '/learn', '/learn/ludo', '/rules', '/rules/uckers'];
const TWO_DICE = 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -';

async function looked(found: string[], where: string): Promise<void> {
  // What is unfolded may be drawn only then.
  await happen(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  found.push(...misnamed(document.body).map((each) => `${where}: ${each}`));
}

const isWhole = (page: Part) =>
  until(() =>
    expect(page.element.querySelector('main [aria-busy="true"], main[aria-busy="true"]')).toBeNull(),
  );

test.each(LANGUAGES)('on every page in %s', async (language) => {
  await showLanguage(language);
  const text = currentText();
  const tables: PublicTables = {
    tables: [
      {
        room: 'abcdefghijkm',
        rules: 'ludo',
        seats: [
          { player: 1, colours: [0], state: 'person', name: 'Anna' },
          { player: 2, colours: [2], state: 'open' },
        ],
        phase: 'gathering',
        watchers: 1,
        since: 0,
      },
    ],
    kept: { gathering: 7, playing: 90, over: 365 },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(tables)));
  noteOwnTable({ room: 'abcdefghijkl', rules: 'ludo', at: 0, others: ['Ben'] });
  const found: string[] = [];
  for (const address of ADDRESSES) {
    const page = await showAddress(address);
    await isWhole(page);
    await until(() => expect(page.all('link').length + page.all('button').length).toBeGreaterThan(4));
    await looked(found, address);
    for (const name of [text.bar.settings, text.languages.button(MANIFESTS[language].name)])
      if (page.has('button', name)) {
        await press(page.the('button', name));
        await until(() => expect(everything().has('dialog')).toBe(true));
        await looked(found, `${address}, ${name}`);
        await press(everything().in('dialog').all('button')[0]!);
      }
  }
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('at every table in %s', async (language) => {
  await showLanguage(language);
  const text = currentText();
  const found: string[] = [];
  const gathering = fakeRoom({ rules: 'ludo', seats: '1234' }, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  gathering.does('ada', { do: 'bot', player: 3, level: 'sensible' });
  await comeTo(gathering, 'ada');
  await looked(found, 'before the game');
  await comeTo(gathering, 'cem');
  await looked(found, 'before the game, as a guest');
  const playing = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  playing.does('ada', { do: 'start' });
  const { page } = await comeTo(playing, 'ada');
  await press(page.the('button', text.keys.look));
  await looked(found, 'one die');
  await happen(() => playing.does('ben', { do: 'bot', player: 2, level: 'sensible' }));
  await comeTo(playing, 'ben');
  await looked(found, 'a bot plays on');
  await happen(() => playing.does('ada', { do: 'end' }));
  await looked(found, 'the end');
  const two = await showHere(TWO_DICE, ['Red', 'Yellow']);
  await looked(found, 'two dice');
  const [first] = two.page.all('list', text.board.choices);
  await press(first!.querySelector('button')!);
  await looked(found, 'the second of two steps');
  expect(found).toEqual([]);
});
