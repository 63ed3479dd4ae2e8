// Dice of a game on one screen: what is written down can be checked as that of a table by link.
import { checkRow, foldRow, type Finding, type RoomState } from '@ludo/room';
import { checkRecord, parseRecord } from '@ludo/room/record';
import { survey } from '@ludo/rules';
import { expect, test } from 'vitest';
import { deviceDice, tipBefore } from './device-dice.ts';
import { beginHere, openLocalTable } from './local-table.ts';
import { storedGame } from './stored-game.ts';
import type { Table } from './table.ts';

function begunHere(): Table {
  const parties = ['Ada', 'Ben'].map((name, nth) => ({ player: nth + 1, name, isBot: false }));
  expect(beginHere({ rules: 'jumbo', seats: '1-2-' }, parties).ok).toBe(true);
  const table = openLocalTable();
  if (table === null) throw new Error('no table');
  return table;
}

async function goesOn(table: Table): Promise<void> {
  const { room } = table.view();
  if (room === null || room.position === null) throw new Error('no game');
  const play = survey(room.position).candidates.find(({ refusal }) => refusal === null)?.text;
  const { ply } = room;
  const command = play === undefined ? ({ do: 'throw', ply } as const) : ({ do: 'play', ply, play } as const);
  expect((await table.act(command)).ok).toBe(true);
}

function findings(): readonly Finding[] {
  const found: Finding[] = [];
  let state: RoomState | null = null;
  for (const row of storedGame()?.rows ?? []) {
    const finding = state === null ? null : checkRow('here', state, row.row);
    if (finding !== null) found.push(finding);
    state = foldRow(state, row).state;
  }
  return found;
}

const lastThrow = (table: Table) => table.view().room?.lastThrow?.dice;

test('every throw, and the one for who begins, follows from a chain whose tip stands at the beginning', async () => {
  const table = begunHere();
  await table.act({ do: 'start' });
  for (let nth = 0; nth < 30; nth++) await goesOn(table);
  const found = findings();
  expect(found.length).toBeGreaterThan(10);
  expect(found).toEqual(found.map(() => ({ is: 'right', without: 'device' })));
  table.close();
});

test('the record of the game on this screen is right, also after a game before it, with the names and without', async () => {
  const table = begunHere();
  for (let game = 0; game < 2; game++) {
    await table.act({ do: 'start' });
    for (let nth = 0; nth < 20; nth++) await goesOn(table);
    await table.act({ do: 'end' });
  }
  for (const hasNames of [true, false]) {
    const text = await table.record(hasNames);
    const record = parseRecord(text ?? '');
    if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.reason}`);
    expect(record.value).toMatchObject({ room: 'here', dice: 'fair', result: 'ended' });
    expect(text?.includes('Ada')).toBe(hasNames);
    const checked = checkRecord(record.value);
    expect(checked.ok && checked.value.throws).toBeGreaterThan(5);
    expect(checked.ok && checked.value.right).toBe(checked.ok && checked.value.throws);
  }
  table.close();
});

test('a throw that is taken back comes again', async () => {
  const table = begunHere();
  await table.act({ do: 'start' });
  for (let turn = 0; turn < 20; turn++) {
    const before = table.view().room?.position?.dice ?? null;
    await goesOn(table);
    if (before !== null) continue;
    const thrown = lastThrow(table);
    expect(table.undo()).toBe(true);
    await goesOn(table);
    expect(lastThrow(table)).toEqual(thrown);
  }
  expect(findings().every(({ is }) => is === 'right')).toBe(true);
  table.close();
});

test('the device publishes a new tip before its chain is used up, or when it has lost the seed', async () => {
  const table = begunHere();
  const { room } = table.view();
  const { fair } = deviceDice;
  if (room?.fair == null || fair === undefined) throw new Error('the dice cannot be checked');
  const after = (spent: number): RoomState => ({
    ...room,
    fair: room.fair && { ...room.fair, server: { ...room.fair.server, spent } },
  });
  expect(tipBefore(after(383), deviceDice)).toBeNull();
  expect(tipBefore(after(384), deviceDice)).toEqual({ t: 'tip', h: expect.any(String) as string });
  const lost = { ...deviceDice, fair: { ...fair, value: () => null } };
  expect(tipBefore(room, lost)).toEqual({ t: 'tip', h: expect.any(String) as string, z: true });
  expect(tipBefore({ ...room, fair: null }, deviceDice)).toBeNull();
  table.close();
});
