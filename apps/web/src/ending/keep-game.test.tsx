// The record of a finished game, taken away from its result.
import { expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { pageOf } from '../../test/dom/table.ts';

/** Red wins with a 1. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

async function resultPage(): Promise<Part> {
  const room = roomFrom(LAST, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.deal(1);
  room.does('ada', { do: 'start' }, { do: 'throw', ply: 1 }, { do: 'play', ply: 2, play: 'R55>h' });
  return pageOf(room, 'ada');
}

test('is a file, with the names or without, once it is asked for', async () => {
  const page = await resultPage();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:record';
  });
  // This page would leave for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  expect(page.has('button', 'Save as a file')).toBe(false);
  await press(page.the('button', 'Keep this game'));
  await happen(() => undefined);
  await press(page.the('button', 'Save as a file'));
  await press(page.the('checkbox', 'Without the names'));
  await press(page.the('button', 'Save as a file'));
  expect(await Promise.all(saved.map((blob) => blob.text()))).toEqual([
    'record 1\nwith names\n',
    'record 1\n',
  ]);
});

test('goes into the clipboard, and that is said', async () => {
  const page = await resultPage();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) =>
    Promise.resolve(void copied.push(text)),
  );
  await press(page.the('button', 'Keep this game'));
  await press(page.the('button', 'Copy'));
  await happen(() => undefined);
  expect(copied).toEqual(['record 1\nwith names\n']);
  expect(page.says('Copied.')).toBe(true);
});
