// What a page says of dice that it checks, and what it shouts.
import { survey } from '@ludo/rules';
import { expect, test, vi } from 'vitest';
import { facesOf, makeChain, throwResult } from '@ludo/fairness';
import { happen, press } from '../../test/dom/doing.ts';
import { fakeRoom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { comeTo } from '../../test/dom/table.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { fairDice, serverTip } from '../../test/fair-table.ts';

const opening = { rules: 'jumbo', seats: '1-2-' };
const fair = { tip: serverTip, fair: fairDice.fair };

function begunRoom(): FakeRoom {
  const room = fakeRoom(opening, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } }, fair);
  return room;
}

/** Whoever's turn it is throws, or plays the first way. */
function goesOn(room: FakeRoom): void {
  const { position, ply, seatList } = room.state();
  const seat = seatList.find(({ colours }) => colours.includes(position?.colour ?? -1));
  if (seat?.state !== 'held' || position === null) throw new Error('nobody is to throw');
  const play = survey(position).candidates.find(({ refusal }) => refusal === null)?.text;
  room.does(seat.person, play === undefined ? { do: 'throw', ply } : { do: 'play', ply, play });
}

const counts = (page: Part): string =>
  page.element.querySelector('.fair-counts')?.textContent.replaceAll(/(\d+)/g, ' $1. ').trim() ?? '';
const alarm = (page: Part): string => page.element.querySelector('.dice-alarm')?.textContent ?? '';

test('the throws of the game are counted as they come, and a tick stands beside the die', async () => {
  const room = begunRoom();
  const { page } = await comeTo(room, 'anna');
  await happen(() => room.does('anna', { do: 'start' }));
  await press(page.the('button', 'Fair dice'));
  expect(counts(page)).toBe(
    'Throws of this game 1. Checked here, and right 1. Without a part of the player’s device 1.',
  );
  await happen(() => goesOn(room));
  expect(counts(page)).toBe(
    'Throws of this game 2. Checked here, and right 2. Without a part of the player’s device 2.',
  );
  // Until a die lies that can be used.
  while (room.state().position?.dice === null) await happen(() => goesOn(room));
  expect(page.element.querySelector('.action .checked-sign')).not.toBeNull();
  expect(page.element.querySelector('.fair-dice strong')?.textContent).toMatch(/^([a-z]{5} ){3}[a-z]{5}$/);
  expect(alarm(page)).toBe('');
});

test('two pages have the same words after the same throw', async () => {
  const room = begunRoom();
  room.does('anna', { do: 'start' });
  const words: string[] = [];
  for (const person of ['anna', 'ben']) {
    const { page } = await comeTo(room, person);
    words.push(page.element.querySelector('.fair-dice strong')?.textContent ?? '');
  }
  expect(words[0]).not.toBe('');
  expect(words[1]).toBe(words[0]);
});

test('a throw that does not fit is shouted, with what should have come, and the evidence is a file', async () => {
  const room = begunRoom();
  room.does('anna', { do: 'start' });
  const { page } = await comeTo(room, 'anna');
  const { fair: known } = room.state();
  if (known === null) throw new Error('the dice cannot be checked');
  await happen(() => room.writes({ t: 'throw', d: [3], s: serverTip }));
  expect(alarm(page)).toContain('The dice of this table do not add up');
  expect(alarm(page)).toContain(
    `Throw ${known.n + 1} does not follow from the numbers that were fixed before.`,
  );
  expect(page.element.querySelector('.action .checked-sign')).toBeNull();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:evidence';
  });
  // This page would leave for the file.
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press(page.the('button', 'Save the evidence'));
  expect(download).toHaveBeenCalledOnce();
  const evidence = JSON.parse((await saved[0]?.text()) ?? 'null') as {
    faults: { fault: string; row: unknown }[];
  };
  expect(evidence).toMatchObject({
    room: 'abcdefghijkl',
    faults: [
      { fault: 'server-value', row: { row: { t: 'throw', d: [3] } }, before: { fair: { n: known.n } } },
    ],
  });
});

test('another face than the one that follows is named', async () => {
  const room = begunRoom();
  room.does('anna', { do: 'start' });
  const { page } = await comeTo(room, 'anna');
  const { fair: known } = room.state();
  if (known === null) throw new Error('the dice cannot be checked');
  const server = fairDice.fair.value(serverTip, known.server.spent + 1) ?? '';
  const right = facesOf(throwResult({ server, n: known.n + 1, before: known.result }, null)).next().value;
  await happen(() => room.writes({ t: 'throw', d: [right === 6 ? 1 : 6], s: server }));
  expect(alarm(page)).toContain(`It should have been ${right}.`);
});

test('a table whose dice cannot be checked says so before anybody sits down, and later when asked', async () => {
  const room = fakeRoom(opening, { anna: {} });
  const { page } = await comeTo(room, 'anna');
  expect(page.says('The dice of this table cannot be checked here.')).toBe(true);
  room.deal(6, 1);
  await happen(() => {
    room.does('anna', { do: 'sit', player: 1, name: 'Anna' });
    room.does('ben', { do: 'sit', player: 2, name: 'Ben' });
    room.does('anna', { do: 'start' });
  });
  expect(page.element.querySelector('.fair-dice')?.textContent).toContain('cannot be checked here');
});

test('throws that fell before the page came are counted, and checked when asked', async () => {
  const room = begunRoom();
  room.does('anna', { do: 'start' });
  for (let row = 0; row < 80; row++) goesOn(room);
  const { table, page } = await comeTo(room, 'anna');
  const throws = room.state().fair?.n ?? 0;
  expect(counts(page)).toContain(`Throws of this game ${throws}. Checked here, and right 0.`);
  expect(counts(page)).toContain(`Thrown while this page was not there ${throws}.`);
  await press(page.the('button', 'Fair dice'));
  await press(page.the('button', 'Check all of them'));
  await happen(() => undefined);
  expect(counts(page)).toContain(`Throws of this game ${throws}. Checked here, and right ${throws}.`);
  expect(counts(page)).not.toContain('was not there');
  expect(page.has('button', 'Check all of them')).toBe(false);
  expect(table.view().dice?.faults).toEqual([]);
});

test('a fault among throws that fell before the page came is found when asked', async () => {
  const room = begunRoom();
  room.does('anna', { do: 'start' });
  for (let row = 0; row < 20; row++) goesOn(room);
  room.writes({ t: 'tip', h: serverTip });
  room.writes({ t: 'tip', h: serverTip });
  while (room.state().seq < 90) goesOn(room);
  const { page } = await comeTo(room, 'anna');
  expect(alarm(page)).toBe('');
  await press(page.the('button', 'Fair dice'));
  await press(page.the('button', 'Check all of them'));
  await happen(() => undefined);
  expect(alarm(page)).toContain('The dice of this table do not add up');
});

test('while a start waits for devices the large button says for whose, and what comes of it is told', async () => {
  const room = begunRoom();
  const tips = ['anna', 'ben'].map((who, nth) =>
    makeChain({ room: 'abcdefghijkl', owner: who }, new Uint8Array(16).fill(nth)),
  );
  for (const [nth, who] of ['anna', 'ben'].entries())
    room.does(who, { do: 'tip', tip: tips[nth]?.tip ?? '' });
  const { page } = await comeTo(room, 'anna');
  await happen(() => room.does('anna', { do: 'start' }));
  const next = (): string => page.element.querySelector('.action-next')?.textContent ?? '';
  expect(next()).toBe('Waiting for Ben (Yellow)Each device sends its part of the dice.');
  await happen(() => room.does('anna', { do: 'value', player: 1, value: tips[0]?.value(1) ?? '' }));
  await happen(() => room.passes(10_000));
  expect(room.state().phase).toBe('gathering');
  expect(next()).toBe('Start the gameNo answer from the device of Ben (Yellow).');
  expect(page.element.textContent).toContain('The device of Ben (Yellow) has not sent its part of the dice');
});
