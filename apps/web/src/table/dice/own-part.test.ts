// What a device does for the dice by itself, and what it sends with a person's presses.
import type { FairState, RoomState } from '@ludo/room';
import { expect, test } from 'vitest';
import { ADA, begun, fairTable, pageOf, ROOM, type FairTable, type Page } from '../../../test/fair-table.ts';
import { remember } from '../../device/storage.ts';
import { chainsHere } from './seeds-here.ts';
import { ownPartNow, withOwnPart } from './own-part.ts';

const throwNow = (table: FairTable) => ({ do: 'throw', ply: table.now.ply }) as const;
const withPart = (table: FairTable, page: Page) =>
  withOwnPart(throwNow(table), table.here(page), page.chains);
const chainOf = (table: FairTable, person: string) =>
  table.now.fair?.persons.find((each) => each.person === person);

function untilThrow(table: FairTable, { person }: Page): void {
  for (;;) {
    const { position, seatList } = table.now;
    const seat = seatList.find(({ colours }) => colours.includes(position?.colour ?? -1));
    if (position?.dice === null && seat?.state === 'held' && seat.person === person) return;
    table.plays(1);
  }
}

test('whoever sits down publishes a tip, once, and a start gets the values of all without a press', () => {
  const { table } = begun();
  expect(table.rows.map(({ row }) => row.t)).toEqual(['open', 'sit', 'sit', 'wanted', 'value', 'start']);
  const { ada } = begun();
  const again = withOwnPart({ do: 'sit', player: 2, name: 'Ada' }, table.here(ada), ada.chains);
  expect(again).toEqual({ do: 'sit', player: 2, name: 'Ada' });
});

test('at a table whose dice cannot be checked a device does nothing', () => {
  const { table, ada } = begun();
  const old = { ...table.here(ada), room: { ...table.now, fair: null } };
  const sit = { do: 'sit', player: 1, name: 'Ada' } as const;
  expect(withOwnPart(sit, old, ada.chains)).toBe(sit);
  expect(ownPartNow(old, [], ada.chains)).toEqual([]);
});

test('the same value goes with the same throw, from every page of this browser and after a reload', () => {
  const { table, ada } = begun();
  untilThrow(table, ada);
  const first = withPart(table, ada);
  expect(first).toMatchObject({ do: 'throw', value: expect.stringMatching(/^[\w-]{22}$/) as unknown });
  expect(withPart(table, ada)).toEqual(first);
  expect(withPart(table, pageOf(ADA))).toEqual(first);
  table.plays(1);
  untilThrow(table, ada);
  expect(withPart(table, ada)).not.toEqual(first);
});

test('a device that has lost its memory publishes a new tip, once, and throws without a value until it counts', () => {
  const { table, ada } = begun();
  untilThrow(table, ada);
  remember(`dice.${ROOM}`, null);
  const lost = { person: ADA, chains: chainsHere(ROOM) };
  const [command, ...more] = ownPartNow(table.here(lost), [], lost.chains);
  expect(command).toMatchObject({ do: 'tip' });
  expect(more).toEqual([]);
  if (command === undefined) return;
  expect(ownPartNow(table.here(lost), [command], lost.chains)).toEqual([]);
  table.does(lost, command);
  expect(withPart(table, lost)).toEqual(throwNow(table));
  expect(ownPartNow(table.here(lost), [], lost.chains)).toEqual([]);
  table.does(lost, throwNow(table));
  expect(chainOf(table, ADA)?.next?.tip).toBe((command as { tip: string }).tip);
});

test('a device renews its chain before it is used up', () => {
  const { table, ada } = begun();
  const { fair } = table.now;
  const chain = chainOf(table, ADA)?.chain;
  if (fair === null || chain == null) throw new Error('no chain');
  const after = (spent: number) => ({
    ...table.here(ada),
    room: {
      ...table.now,
      fair: { ...fair, persons: [{ person: ADA, chain: { ...chain, spent }, next: null }] },
    },
  });
  expect(ownPartNow(after(447), [], ada.chains)).toEqual([]);
  expect(ownPartNow(after(448), [], ada.chains)).toMatchObject([{ do: 'tip' }]);
});

test('a start that waits gets one value of this device, and none twice', () => {
  const [ada, ben] = [pageOf(ADA), pageOf('ben'.padEnd(22, '-'))];
  const table = fairTable([]);
  table.does(ada, { do: 'sit', player: 1, name: 'Ada' });
  table.does(ben, { do: 'sit', player: 2, name: 'Ben' });
  table.does(ada, { do: 'start' });
  const wanted = ownPartNow(table.here(ada), [], ada.chains);
  expect(wanted).toMatchObject([{ do: 'value', player: 1 }]);
  expect(ownPartNow(table.here(ada), wanted, ada.chains)).toEqual([]);
  for (const command of wanted) table.does(ada, command);
  expect(ownPartNow(table.here(ada), [], ada.chains)).toEqual([]);
  expect(ownPartNow(table.here(ben), [], ben.chains)).toMatchObject([{ do: 'value', player: 2 }]);
});

test('what another program left in the storage is no chain of this device', () => {
  for (const left of ['{', '{}', '[1,null,{"seed":"x"}]', '[{"seed":"00","person":"ada","tip":"t"}]']) {
    remember(`dice.${ROOM}`, left);
    expect(chainsHere(ROOM).has(ADA, 't')).toBe(false);
  }
  const wrong = [{ seed: '00'.repeat(16), person: ADA, tip: 'AAAAAAAAAAAAAAAAAAAAAA' }];
  remember(`dice.${ROOM}`, JSON.stringify(wrong));
  expect(chainsHere(ROOM).value(ADA, 'AAAAAAAAAAAAAAAAAAAAAA', { nth: 1, fixed: [] })).toBeNull();
});

test('a value that was sent for one throw is sent for no other, and the chain is given up', () => {
  const { table, ada } = begun();
  untilThrow(table, ada);
  const { fair } = table.now;
  if (fair === null) throw new Error('no dice');
  const shown = (change: Partial<FairState>) => ({
    ...table.here(ada),
    room: { ...table.now, fair: { ...fair, ...change } },
  });
  const sent = (here: ReturnType<typeof shown>): unknown =>
    withOwnPart(throwNow(table), here, pageOf(ADA).chains);
  const first = sent(shown({}));
  expect(first).toHaveProperty('value');
  expect(sent(shown({ persons: fair.persons.filter(({ person }) => person === ADA) }))).toEqual(first);
  expect(ownPartNow(shown({}), [], pageOf(ADA).chains)).toEqual([]);
  const tip = 'f'.repeat(21) + 'A';
  const late = { tip, since: fair.thrownAt + 1, spent: 0, nth: 0, value: tip, saw: 0 };
  expect(sent(shown({ nextServer: late }))).toEqual(first);
  // The server has shown this page a log without a tip that all others have.
  expect(sent(shown({ nextServer: { ...late, since: fair.thrownAt - 1 } }))).toEqual(throwNow(table));
  expect(sent(shown({}))).toEqual(throwNow(table));
  expect(ownPartNow(shown({}), [], pageOf(ADA).chains)).toMatchObject([{ do: 'tip' }]);
});

test('a value that was sent for a start is sent for no other', () => {
  const [ada, ben] = [pageOf(ADA), pageOf('ben'.padEnd(22, '-'))];
  const table = fairTable([]);
  table.does(ben, { do: 'sit', player: 2, name: 'Ben' });
  table.does(ada, { do: 'sit', player: 1, name: 'Ada' });
  table.does(ada, { do: 'start' });
  const { fair } = table.now;
  if (fair === null) throw new Error('no dice');
  const asked = (change: Partial<RoomState>): unknown =>
    ownPartNow({ ...table.here(ada), room: { ...table.now, ...change } }, [], ada.chains);
  const [first, second] = table.now.seatList;
  const turned = [
    { ...second!, player: 1 },
    { ...first!, player: 2 },
  ];
  const value = [{ do: 'value', player: 1 }];
  expect(asked({})).toMatchObject(value);
  expect(asked({ seatList: turned, fair: { ...fair, isReseated: true } })).toMatchObject(value);
  // Nothing comes but the next tip: the start need not wait.
  expect(asked({ seatList: turned })).toMatchObject([{ do: 'tip' }]);
  expect(asked({})).toMatchObject([{ do: 'tip' }]);
});

test('whoever has taken over a seat that was called for sends the value for it, too', () => {
  const [ada, ben] = [pageOf(ADA), pageOf('ben'.padEnd(22, '-'))];
  const table = fairTable([]);
  table.does(ben, { do: 'sit', player: 2, name: 'Ben' });
  table.does(ada, { do: 'sit', player: 1, name: 'Ada' });
  table.does(ada, { do: 'start' });
  const here = { ...table.here(ada), mine: [1, 2] };
  const start = { since: 0, of: [1, 2], given: [[1, 'x'] as const] };
  const asked = { ...here, room: { ...table.now, fair: { ...table.now.fair!, start } } };
  expect(ownPartNow(asked, [], ada.chains)).toMatchObject([{ do: 'value', player: 2 }]);
});

test('a value before one that was sent is not sent', () => {
  const { table, ada } = begun();
  untilThrow(table, ada);
  const { fair } = table.now;
  const chain = chainOf(table, ADA)?.chain;
  if (fair === null || chain == null) throw new Error('no chain');
  const told = (nth: number): string | null =>
    pageOf(ADA).chains.value(ADA, chain.tip, { nth, fixed: [] }, true);
  expect(told(100)).not.toBeNull();
  expect(told(99)).toBeNull();
  // Of a start that is over, to a page that is behind.
  expect(pageOf(ADA).chains.has(ADA, chain.tip)).toBe(true);
  expect(told(101)).not.toBeNull();
});
