import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happen } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { comeTo } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BOTH = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } };

/** Screens that are kept on now, and marks on the icon in their order. */
const device = { kept: 0, asked: 0, marks: [] as number[] };

function request(): Promise<WakeLockSentinel> {
  const lock = new EventTarget();
  device.kept += 1;
  device.asked += 1;
  const release = (): Promise<void> => {
    device.kept -= 1;
    lock.dispatchEvent(new Event('release'));
    return Promise.resolve();
  };
  return Promise.resolve(Object.assign(lock, { release }) as unknown as WakeLockSentinel);
}

async function seen(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await happen(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  Object.assign(device, { kept: 0, asked: 0, marks: [] });
  Object.assign(navigator, {
    wakeLock: { request },
    setAppBadge: (count: number) => Promise.resolve(void device.marks.push(count)),
    clearAppBadge: () => Promise.resolve(void device.marks.push(0)),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['wakeLock', 'setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

test('the screen stays on while one plays, not before the game, in a pause or for whoever watches', async () => {
  const room = roomFrom(POSITION, BOTH);
  await comeTo(room, 'ada');
  expect(device.kept).toBe(0);
  await happen(() => room.does('ada', { do: 'start' }));
  expect(device.kept).toBe(1);
  await happen(() => room.does('ada', { do: 'pause' }));
  expect(device.kept).toBe(0);
  await happen(() => room.does('ada', { do: 'resume' }));
  expect(device.kept).toBe(1);
  await happen(() => room.does('ada', { do: 'end' }));
  expect(device).toMatchObject({ kept: 0, asked: 2 });

  const other = roomFrom(POSITION, BOTH);
  other.does('ada', { do: 'start' });
  await comeTo(other, 'cem');
  expect(device.asked).toBe(2);
});

test('the icon is marked while a turn waits that nobody sees', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  await comeTo(room, 'ada');
  await seen('hidden');
  expect(device.marks.at(-1)).toBe(1);
  await seen('visible');
  expect(device.marks.at(-1)).toBe(0);
  await seen('hidden');
  room.deal(3);
  await happen(() => room.does('ada', { do: 'throw', ply: room.state().ply }));
  await happen(() => room.does('ada', { do: 'play', ply: room.state().ply, play: 'R4>7' }));
  expect(device.marks.at(-1)).toBe(0);
  await seen('visible');
});
