// What stands beside the turn of what has happened.
import { standardChoices } from '@ludo/room';
import { expect, test, vi } from 'vitest';
import { happen, press, ready } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { comeTo, pageOf, showHere, throwButton, turnOf } from '../../test/dom/table.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { useSettings } from '../preferences/settings.ts';

/** Red wins with a 1. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

const lastTold = (page: Part): string => page.element.querySelector('.last-told')?.textContent.trim() ?? '';

test('the next game on one screen does not begin under the end of the last one', async () => {
  const { page } = await showHere(LAST, ['Anna', 'Ben'], 1, 3);
  await press(page.the('button', throwButton));
  await press(page.the('button', /^Move: /));
  expect(page.has('heading', 'Anna (Red) wins!')).toBe(true);
  await ready(page.the('button', 'Play again'));
  await press(page.the('button', 'Play again'));
  expect(page.has('button', throwButton)).toBe(true);
  expect(lastTold(page)).toBe('');
  await press(page.the('button', throwButton));
  expect(lastTold(page)).toMatch(/^Anna \(Red\) throws 3\./);
});

test('while it is thrown who begins the next game, nobody is told how the last one ended', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.deal(6, 1, 1, 6);
  room.does('anna', { do: 'start' }, { do: 'end' });
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  const { page } = await comeTo(room, 'anna');
  await happen(() => useSettings.getState().change({ speed: 'normal' }));
  await happen(() => room.does('ben', { do: 'start' }));
  await press(page.the('button', 'Play again'));
  expect(page.says('Who begins?')).toBe(true);
  expect(turnOf(page)).toBe('Who begins?');
});

test('a capture stays told when the next one has thrown', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.b.28/-/b.b.b.5/- R ? -', ['Anna', 'Ben'], 3, 4);
  await press(page.the('button', throwButton));
  await press(page.the('button', /^Move: /));
  expect(lastTold(page)).toContain('Anna (Red) captures Ben (Yellow): the piece goes back to base.');
  await press(page.the('button', throwButton));
  expect(lastTold(page)).toMatch(
    /^Anna \(Red\) captures Ben \(Yellow\): the piece goes back to base\. Ben \(Yellow\) .*4/,
  );
});

test('the last move stays on the board with its die until the next throw', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.b.28/-/b.b.b.5/- R ? -', ['Anna', 'Ben'], 3, 4);
  const marks = (): number => page.element.querySelectorAll('.last-from, .last-to').length;
  const dice = (): number => page.element.querySelectorAll('.last-told .die').length;
  await press(page.the('button', throwButton));
  expect([marks(), dice()]).toEqual([0, 0]);
  await press(page.the('button', /^Move: /));
  expect([marks(), dice()]).toEqual([2, 1]);
  await press(page.the('button', throwButton));
  expect([marks(), dice()]).toEqual([0, 0]);
});

test('who is missing stands beside the turn of the others for as long, and what is no longer so goes', async () => {
  const room = fakeRoom(
    {
      rules: 'jumbo',
      seats: '1-2-',
      position: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -',
      table: { ...standardChoices, away: 'bot', grace: 60 },
    },
    { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');
  await happen(() => room.leaves('ben'));
  expect(lastTold(ada)).toBe('Ben (Yellow) is not connected.');
  await happen(() => room.writes({ t: 'away', p: 2 }));
  expect(lastTold(ada)).toBe('Ben (Yellow) is not connected.');
  await happen(() => room.passes(60_000));
  expect(lastTold(ada)).toBe('A bot plays for Ben (Yellow).');
  expect(ada.element.querySelector('.board-ground')?.textContent).toContain('Bot: Ben');
  room.deal(3);
  await press(ada.the('button', throwButton));
  expect(lastTold(ada)).toMatch(/^A bot plays for Ben \(Yellow\)\. You throw 3\./);
  await happen(() => room.does('ben', { do: 'back', player: 2 }));
  expect(lastTold(ada)).toMatch(/^You throw 3\. Ben \(Yellow\) is back and plays\.$/);
  await happen(() => room.leaves('ben'));
  expect(lastTold(ada)).toBe('Ben (Yellow) is not connected. You throw 3.');
});

test('at speed “at once”, where no dice are seen for it, it is told who begins, as long as the first turn lasts', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  const { page } = await comeTo(room, 'anna');
  const other = (await comeTo(room, 'ben')).page;
  room.deal(3, 4, 6, 1, 2);
  await press(page.the('button', 'Start the game'));
  expect([lastTold(page), lastTold(other)]).toEqual(['Ben (Yellow) begins.', 'You begin.']);
  await press(other.the('button', throwButton));
  expect(lastTold(page)).toMatch(/^Ben \(Yellow\) begins\. Ben \(Yellow\) throws 6\./);
  await press(other.the('button', /^Move: /));
  await press(other.the('button', throwButton));
  await press(other.the('button', /^Move: /));
  expect(lastTold(page)).toMatch(/^Ben \(Yellow\) begins\./);
  await press(page.the('button', throwButton));
  expect(lastTold(page)).not.toContain('begins');
});

test('IL-5: that a throw was the third 6 in a row stays told to everybody', async () => {
  const { page } = await showHere('indian 1-2- b.b.4.9/-/b.b.4.9/- R ? s2', ['Anna', 'Ben'], 6);
  await press(page.the('button', throwButton));
  expect(lastTold(page)).toBe(
    'Anna (Red) throws 6. Anna (Red) cannot use the 6. The third 6 in a row is lost.',
  );
});
