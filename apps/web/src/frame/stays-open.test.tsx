// What was opened just before another page came.
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { TablePage } from '../table-page/table-page.tsx';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { everything, show } from '../../test/dom/page.tsx';
import { comeTo } from '../../test/dom/table.ts';
import type { Table } from '../table/table.ts';
import { Frame } from './frame.tsx';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BOTH = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } };

function Arriving({ comes }: { comes: (arrive: (table: Table) => void) => void }) {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => comes(setTable), [comes]);
  return table === null ? <Frame isPassing>Connecting …</Frame> : <TablePage table={table} />;
}

test.each([
  ['Settings', 'Settings'],
  ['Language: English', 'Language'],
])('%s: pressed while a table comes, stays open over it, and is closed there', async (button, dialog) => {
  let arrive: (table: Table) => void = () => undefined;
  const page = await show(<Arriving comes={(come) => (arrive = come)} />);
  await press(page.the('button', button));
  await until(() => expect(everything().has('dialog', dialog)).toBe(true));
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const table = room.tableOf('ada', false);
  await happen(() => arrive(table));
  await until(() => expect(everything().has('dialog', dialog)).toBe(true));
  await happen(() => table.joins());
  expect(page.element.querySelector('.board')).not.toBeNull();
  expect(everything().all('dialog', dialog)).toHaveLength(1);
  await pressKey('Escape');
  await until(() => expect(everything().has('dialog')).toBe(false));
});

test('settings stay open while the game begins', async () => {
  const room = roomFrom(POSITION, BOTH);
  const { page } = await comeTo(room, 'ben');
  await press(page.the('button', 'Settings'));
  await until(() => expect(everything().has('dialog', 'Settings')).toBe(true));
  await happen(() => room.does('ada', { do: 'start' }));
  expect(everything().has('dialog', 'Settings')).toBe(true);
});
