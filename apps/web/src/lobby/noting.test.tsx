// What a device notes of a table while somebody sits there.
import { expect, test, vi } from 'vitest';
import { happen } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { comeTo } from '../../test/dom/table.ts';
import { noteWhileSeated } from './noting.ts';
import { ownTables } from './own-tables.ts';
import { people } from './people.ts';

const ROOM = 'abcdefghijkl';
const MINUTE = 60_000;

test('a table is noted with when one was last there, and that one has stood up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const came = Date.now();
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const { table } = await comeTo(room, 'ada');
  const stop = noteWhileSeated(table, ROOM);
  await happen(() => room.does('ben', { do: 'stand', player: 2 }));
  expect(ownTables()).toEqual([{ room: ROOM, rules: 'jumbo', at: came, others: [] }]);
  vi.setSystemTime(came + MINUTE);
  stop();
  expect(ownTables()).toEqual([{ room: ROOM, rules: 'jumbo', at: came + MINUTE, others: [] }]);
  noteWhileSeated(table, ROOM);
  await happen(() => room.does('ada', { do: 'stand', player: 1 }));
  expect(ownTables()).toMatchObject([{ room: ROOM, isLeft: true }]);
});

test('whoever changes the name stands once among the people one has played with', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const { table } = await comeTo(room, 'ada');
  const stop = noteWhileSeated(table, ROOM);
  const names = (): readonly string[] => people().map(({ name }) => name);
  room.deal(6, 5);
  await happen(() => room.does('ada', { do: 'start' }));
  expect(names()).toEqual(['Ben']);
  await happen(() => room.does('ben', { do: 'rename', player: 2, name: 'Benedikt' }));
  expect(names()).toEqual(['Benedikt']);
  stop();
});

test('what the rules of a table are called is noted with it, and with whom one has played by them', async () => {
  const own = { rules: 'jumbo+safe', rulesName: 'HMS Example' };
  const room = fakeRoom({ ...own, seats: '1-2-', headStart: true }, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const { table } = await comeTo(room, 'ada');
  const stop = noteWhileSeated(table, ROOM);
  room.deal(6, 5);
  await happen(() => room.does('ada', { do: 'start' }));
  expect(ownTables()).toMatchObject([own]);
  expect(people()).toMatchObject([{ name: 'Ben', ...own, headStart: true }]);
  stop();
});

test('the last game that has ended at a table is noted with it, also while the next is played, until it is closed', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const { table } = await comeTo(room, 'ada');
  const stop = noteWhileSeated(table, ROOM);
  const ended = (): readonly (number | undefined)[] => ownTables().map((each) => each.ended);
  room.deal(6, 5);
  await happen(() => room.does('ada', { do: 'start' }));
  expect(ended()).toEqual([undefined]);
  await happen(() => room.does('ada', { do: 'end' }));
  expect(ended()).toEqual([1]);
  room.deal(6, 5);
  await happen(() => {
    room.does('ada', { do: 'start' });
    room.does('ben', { do: 'start' });
  });
  expect(table.view().room).toMatchObject({ phase: 'playing', game: 2 });
  expect(ended()).toEqual([1]);
  await happen(() => room.does('ada', { do: 'end' }));
  expect(ended()).toEqual([2]);
  await happen(() => room.does('ada', { do: 'stand', player: 1 }));
  expect(ownTables()).toMatchObject([{ ended: 2, isLeft: true }]);
  await happen(() => room.does('ben', { do: 'close' }));
  expect(ended()).toEqual([undefined]);
  stop();
});
