import { beforeEach, expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { wordsOf } from '../../test/dom/seeing.ts';
import { closePages, showTable } from '../../test/dom/page.tsx';
import { choices, pageOf, tableHere, throwButton, turnOf } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

beforeEach(async () => {
  vi.useFakeTimers();
  await happen(() => useSettings.getState().change({ speed: 'slow' }));
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
});

test('while the own throw and move are shown, they are told as you, and to others by name', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  const [ada, ben] = [await pageOf(room, 'ada'), await pageOf(room, 'ben')];
  room.deal(3);
  await press(ada.the('button', throwButton));
  expect([turnOf(ada), turnOf(ben)]).toEqual(['You throw', 'Ada (Red) throws']);
  await happen(() => void vi.advanceTimersByTime(10_000));
  await press(choices(ada)[0] ?? ada.element);
  expect([turnOf(ada), turnOf(ben)]).toEqual(['You move a piece', 'Ada (Red) moves a piece']);
});

test('on one screen with bots the only person is told as you, and of several each by name', async () => {
  for (const [people, words] of [
    [['Ada', null], 'You throw'],
    [['Ada', 'Ben'], 'Ada (Red) throws'],
  ] as const) {
    const table = tableHere(POSITION, people, 3);
    await table.act({ do: 'start' });
    const page = await showTable(table);
    await press(page.the('button', throwButton));
    expect(turnOf(page)).toBe(words);
    await closePages();
  }
});

test('whoever plays two colours reads whose turn of them it is', async () => {
  const room = roomFrom('uckers 1212 b.b.b.30/b.b.b.b/b.b.b.20/b.b.b.b R ? -', { ada: { 1: 'Ada' } });
  room.does('ada', { do: 'bot', player: 2, level: 'sensible' }, { do: 'start' });
  const page = await pageOf(room, 'ada');
  expect(wordsOf(page.element.querySelector('.turn') ?? page.element)).toBe(
    'Your turn – Ada (Red): throw the dice',
  );
});

test('IL-5: after the second 6 in a row it is told that a third would be lost', async () => {
  const room = roomFrom('indian 1-2- b.b.4.9/-/b.b.4.9/- R 6 s1', { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  const [ada, ben] = [await pageOf(room, 'ada'), await pageOf(room, 'ben')];
  await press(choices(ada)[0] ?? ada.element);
  await happen(() => void vi.advanceTimersByTime(10_000));
  expect([turnOf(ada), turnOf(ben)]).toEqual([
    'Ada (Red): throw again; a third 6 would be lost',
    'Ada (Red) throws again; a third 6 would be lost',
  ]);
});
