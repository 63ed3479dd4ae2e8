// The settings at a table: what is chosen holds at once, and is kept; what the host can do stands among them.
import { expect, test } from 'vitest';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { everything } from '../../test/dom/page.tsx';
import type { Part } from '../../test/dom/seeing.ts';
import { answer, comeTo, turnOf } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

async function settings(page: Part): Promise<Part> {
  await press(page.the('button', 'Settings'));
  await until(() => expect(everything().has('radio', 'Dark')).toBe(true));
  return everything().in('dialog', 'Settings');
}

const company = () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  return room;
};

test('what is chosen holds at once and is kept on the device', async () => {
  const { page } = await comeTo(company(), 'ben');
  const dialog = await settings(page);
  await press(dialog.the('radio', 'Dark'));
  await press(dialog.the('radio', 'Slow'));
  await press(dialog.the('checkbox', /^Vibrat/));
  expect(useSettings.getState().settings).toMatchObject({ theme: 'dark', speed: 'slow', vibration: false });
  expect(JSON.parse(localStorage.getItem('ludo.settings') ?? '{}')).toMatchObject({
    theme: 'dark',
    speed: 'slow',
  });
  await press(dialog.the('radio', 'Deutsch'));
  await until(() => expect(everything().has('dialog', 'Einstellungen')).toBe(true));
});

test('the host pauses and ends the game, which is asked about first with the safe answer at hand', async () => {
  const room = company();
  const { page } = await comeTo(room, 'ada');
  await press((await settings(page)).the('button', 'Pause the game'));
  expect(everything().has('dialog')).toBe(false);
  expect(turnOf(page)).toBe('The game is paused');
  await press(page.the('button', 'Go on with the game'));
  await press((await settings(page)).the('button', 'End this game'));
  expect(document.activeElement).toBe(
    everything().in('dialog', 'End this game').the('button', 'Keep playing'),
  );
  await pressKey('Escape');
  expect(room.state().phase).toBe('playing');
  await press(everything().in('dialog', 'Settings').the('button', 'End this game'));
  await answer('End the game');
  expect(page.has('heading', 'The game was ended early.')).toBe(true);
});

test('a player is offered to ask, and nothing any more once the game is over', async () => {
  const room = company();
  const { page } = await comeTo(room, 'ben');
  const dialog = await settings(page);
  expect(dialog.has('button', 'Ask the host to end the game')).toBe(true);
  expect(dialog.has('button', /^(Pause the game|End this game|Close this table)$/)).toBe(false);
  await happen(() => room.does('ada', { do: 'end' }));
  expect(everything().in('dialog', 'Settings').has('button', 'Ask the host to end the game')).toBe(false);
});

test('keys open the rules and turn the sound on and off, but not in a dialog', async () => {
  const { page } = await comeTo(company(), 'ben');
  await pressKey('s');
  expect(useSettings.getState().settings.sound).toBe(true);
  await settings(page);
  await pressKey('s');
  expect(useSettings.getState().settings.sound).toBe(true);
  await pressKey('Escape');
  await pressKey('s');
  expect(useSettings.getState().settings.sound).toBe(false);
});
