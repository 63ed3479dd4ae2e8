// A seat goes to another device: the link for it, the question there, and what the old one says.
import { failure, success } from '@ludo/rules';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { happen, press, write } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { ROOM } from '../../test/dom/fake-table.ts';
import { everything } from '../../test/dom/page.tsx';
import { descriptionOf } from '../../test/dom/seeing.ts';
import { comeTo } from '../../test/dom/table.ts';
import { bring, takeFromAddress } from '../device/brought-pass.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const PASS = 'p'.repeat(22);
const PLAYED = 'Continue with the seat of Anna (Red) on this device?';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', `/table/${ROOM}`);
});

const company = () => roomFrom(POSITION, { anna: { 1: 'Anna' }, bert: { 2: 'Bert' } });
const question = () => everything().in('dialog', 'Continue on this device');

test('the menu of one’s own seat has a link and a code for the other device, for ten minutes', async () => {
  const { page, table } = await comeTo(company(), 'anna');
  await press(page.the('button', 'More about Anna'));
  await press(page.the('button', 'Continue on another device: Continue with Anna on another device'));
  const dialog = everything().in('dialog');
  const link = dialog.all('textbox')[0] as HTMLInputElement;
  expect(link.value).toBe(`http://ludo.example/table/${ROOM}#take=${'a'.repeat(22)}`);
  await act(() => vi.dynamicImportSettled());
  expect(dialog.has('img')).toBe(true);
  await happen(() => void vi.advanceTimersByTime(600_000));
  expect(dialog.has('alert')).toBe(true);
  expect(dialog.has('img')).toBe(false);
  // Nobody can be reached just now: said, and asked again by a press.
  table.pass = failure(null);
  await press(dialog.all('button').at(-1)!);
  expect(dialog.says('The server cannot be reached.')).toBe(true);
  await press(dialog.the('button', 'Close'));
  expect(everything().has('dialog')).toBe(false);
});

test('a link that is opened asks first; the focus is on the answer, and no takes nothing', async () => {
  const room = company();
  const { page, table } = await comeTo(room, 'anna on the phone');
  table.pass = success([1]);
  history.replaceState(null, '', `/table/${ROOM}#take=${PASS}`);
  await happen(takeFromAddress);
  expect(location.href).toBe(`http://ludo.example/table/${ROOM}`);
  await happen(() => undefined);
  const yes = question().the('button', 'Yes, play here');
  expect(document.activeElement).toBe(yes);
  expect(descriptionOf(yes)).toBe(PLAYED);
  await press(question().the('button', 'No'));
  expect(everything().has('dialog')).toBe(false);
  expect(page.says('You are watching.')).toBe(true);
  expect(room.state().movedAway).toEqual([]);
});

test('yes plays here, and what is given on to others has no pass in it', async () => {
  const room = company();
  const { page, table } = await comeTo(room, 'anna on the phone');
  table.pass = success([1]);
  await happen(() => bring({ room: ROOM, pass: PASS }));
  await press(question().the('button', 'Yes, play here'));
  expect(everything().has('dialog')).toBe(false);
  expect(room.state().seatList[0]).toMatchObject({ state: 'held', person: 'anna on the phone' });
  expect(page.has('button', 'Stand up: Leave the seat of Anna')).toBe(true);
  expect(page.the('textbox', 'Link to this table')).toHaveProperty(
    'value',
    `http://ludo.example/table/${ROOM}`,
  );
});

test('the old device says that the seat is elsewhere, and has a way back by the link of the other one', async () => {
  const room = company();
  const { page, table } = await comeTo(room, 'anna');
  await happen(() => room.writes({ t: 'move', from: 'anna', who: 'anna on the phone' }));
  expect(page.says('This seat is now played on another device.')).toBe(true);
  expect(page.has('button', /Leave the seat of Anna/)).toBe(false);
  await press(page.the('button', 'Play here again'));
  const dialog = everything().in('dialog');
  await write(dialog.the('textbox', 'Link from the other device'), 'no link');
  await press(dialog.the('button', 'Continue'));
  expect(dialog.says('This is not such a link to this table.')).toBe(true);
  table.pass = success([1]);
  const link = `http://ludo.example/table/${ROOM}#take=${PASS}`;
  await write(dialog.the('textbox', 'Link from the other device'), link);
  await press(dialog.the('button', 'Continue'));
  await press(question().the('button', 'Yes, play here'));
  expect(page.has('button', 'Stand up: Leave the seat of Anna')).toBe(true);
});

test('a copy of the browser that has come back since is told that it only watches', async () => {
  const room = company();
  const { page, table } = await comeTo(room, 'somebody new', 'at the door');
  await happen(() => {
    table.hears({ type: 'token-dead', next: 'anew' });
    table.joins();
  });
  expect(page.says('Your seat is held by another copy of this browser.')).toBe(true);
  expect(page.has('button', /Leave the seat/)).toBe(false);
});

test('a link that was used already is told, and closed', async () => {
  const { table } = await comeTo(company(), 'late');
  table.pass = failure({ code: 'pass-unknown', clause: null });
  await happen(() => bring({ room: ROOM, pass: PASS }));
  await happen(() => undefined);
  expect(question().in('alert').says('This link was used already or has run out.')).toBe(true);
  await press(question().the('button', 'Close'));
  expect(everything().has('dialog')).toBe(false);
});
