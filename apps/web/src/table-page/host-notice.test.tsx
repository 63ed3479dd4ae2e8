// Who becomes host, and who is host no longer, reads it beside the turn and not in the list of what happened alone.
import { expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { fakeRoom, roomFrom } from '../../test/dom/fake-room.ts';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { captions, comeTo, pageOf, throwButton, turnOf } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const NEW =
  'You are now the host: you can pause or end the game, set bots, and take players off their seats.';
const OLD = 'You are no longer the host: Ben (Yellow) is. The host can hand the role back to you.';

const notices = (page: Part): readonly string[] =>
  [...page.element.querySelectorAll('.asking-place .notice')].map(wordsOf);

function begun() {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  return room;
}

test('a host who was away reads who is host now, and the new one what a host can do', async () => {
  const room = begun();
  const ada = await pageOf(room, 'ada');
  const ben = await pageOf(room, 'ben');
  expect([...notices(ada), ...notices(ben)]).toEqual([]);
  await happen(() => {
    room.writes({ t: 'away', p: 1 });
    room.writes({ t: 'late', p: 1 });
    room.writes({ t: 'host', p: 2 });
  });
  expect(notices(ben)).toEqual([NEW]);
  expect(notices(ada)).toEqual([OLD]);
  await press(ben.in('main').all('button', 'Close').at(-1)!);
  expect(notices(ben)).toEqual([]);
});

test('a host who opens the page anew after the role has passed on reads it, once', async () => {
  const room = begun();
  const { table } = await comeTo(room, 'ada');
  table.close();
  room.writes({ t: 'away', p: 1 });
  room.writes({ t: 'late', p: 1 });
  room.writes({ t: 'host', p: 2 });
  const again = await comeTo(room, 'ada');
  expect(notices(again.page)).toEqual([OLD]);
  again.table.close();
  expect(notices((await comeTo(room, 'ada')).page)).toEqual([]);
});

/** After the moment in which a dialog that has just come up is deaf. */
async function pause(page: Part): Promise<void> {
  vi.useFakeTimers();
  await press(page.the('button', 'Settings'));
  await happen(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  await press(page.the('button', 'Pause the game'));
}

test('a host who only watches leads a game that went online, and whoever follows leads it then', async () => {
  const room = fakeRoom(
    { rules: 'jumbo', seats: '1-2-', position: POSITION, goesOn: true },
    { eve: {}, ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
  const [eve, ada, ben] = [await pageOf(room, 'eve'), await pageOf(room, 'ada'), await pageOf(room, 'ben')];
  await press(eve.the('button', 'Go on with the game'));
  expect(ada.has('button', throwButton)).toBe(true);
  await pause(eve);
  expect(turnOf(ben)).toBe('The game is paused');
  await press(eve.the('button', 'Go on with the game'));
  expect(ada.has('button', throwButton)).toBe(true);

  await happen(() => room.writes({ t: 'host', p: 1 }));
  expect(captions(ada).at(-1)).toContain('You are now the host.');
  expect(captions(ben).at(-1)).toContain('Ada (Red) is now the host.');
  await pause(ada);
  expect(turnOf(ben)).toBe('The game is paused');
});
