// At a table: it is sent to a television by the code that stands there, or shown on the screen at which one is.
import { expect, test } from 'vitest';
import { press, pressKey, until, write } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { ROOM } from '../../test/dom/fake-table.ts';
import { everything } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { comeTo, showHere } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const company = () => roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });

async function openDialog(page: Part): Promise<Part> {
  await press(page.the('button', 'Settings'));
  await until(() => expect(everything().has('button', 'Show on a television')).toBe(true));
  await press(everything().the('button', 'Show on a television'));
  return everything().in('dialog', 'Show on a television');
}

const told = (dialog: Part): string => dialog.all('status').map(wordsOf).join('');

test.each(['ada', 'a watcher'])(
  '%s sends the table there by its code, however it is written',
  async (who) => {
    const { page, table } = await comeTo(company(), who);
    const dialog = await openDialog(page);
    expect(dialog.says('Open this address in the browser of the television.')).toBe(true);
    expect(dialog.element.querySelector('bdi')?.textContent).toBe('ludo.example/tv');
    const field = dialog.the('textbox', 'Code on the television');
    await write(field, 'cfh-346 ');
    await pressKey('Enter');
    expect(table.shown).toEqual(['CFH346']);
    expect(told(dialog)).toBe('The television shows this table.');
    expect(field).toHaveProperty('value', '');
  },
);

test('what is no code is told at once, and a code of no television when the server says so; it stays to be mended', async () => {
  const { page, table } = await comeTo(company(), 'ada');
  const dialog = await openDialog(page);
  const field = dialog.the('textbox', 'Code on the television');
  const send = dialog.the('button', 'Show it there');
  await write(field, 'CFH34');
  await press(send);
  expect(told(dialog)).toBe('The code has six letters and digits.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  table.refusal = { code: 'code-unknown', clause: null };
  await write(field, 'CFH347');
  await press(send);
  expect(told(dialog)).toContain('There is no television with this code.');
  expect(field).toHaveProperty('value', 'CFH347');
  expect(table.shown).toEqual([]);
});

test('a press in the browser of the television itself shows the table there; for who watches it stands beside the seats', async () => {
  const { page } = await comeTo(company(), 'ada');
  const dialog = await openDialog(page);
  expect(dialog.the('link', 'Show it on this screen').getAttribute('href')).toBe(`/tv/${ROOM}`);
  await press(dialog.the('button', 'Close'));
  expect(page.has('link', 'Show it large, as on a television')).toBe(false);
  const { page: other } = await comeTo(company(), 'a watcher');
  expect(other.the('link', 'Show it large, as on a television').getAttribute('href')).toBe(`/tv/${ROOM}`);
});

test('a game on one screen has no link, and is not sent anywhere', async () => {
  const { page } = await showHere(POSITION, ['Ada', 'Ben']);
  await press(page.the('button', 'Settings'));
  await until(() => expect(everything().has('radio', 'Dark')).toBe(true));
  expect(everything().has('button', 'Show on a television')).toBe(false);
});
