// The board shows the numbers that words name, while they matter.
import { expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { board, captions, choices, offers, showHere } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';

const shown = (page: Part, where = '.square-numbers'): readonly string[] =>
  [...page.element.querySelectorAll(`${where} text`)].map((each) => each.textContent ?? '');

test('destinations bear the numbers of the choices; then the square that the piece has left', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- Y 3 -', ['Ann', 'Ben']);
  expect(offers(page)).toEqual(['Square 31: move to square 34', 'Square 36: move to square 39']);
  expect(shown(page)).toEqual(['34', '39']);
  await press(choices(page)[1]!);
  expect(captions(page).at(-1)).toContain('moves from square 36 to square 39');
  expect(shown(page)).toEqual(['36']);
});

test('the piece that is pointed at has its square and its destination named, and no other', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', ['Ann', 'Ben']);
  const piece = board(page).the('button', 'Red piece on square 10: move to square 13');
  await happen(() => piece.focus());
  expect(shown(page)).toEqual(['10', '13']);
  await happen(() => piece.blur());
  expect(shown(page)).toEqual(['8', '13']);
});

test('a ring marks each destination once, and has ticks where a piece is captured', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.1.4/-/b.b.33.40/- R 3 -', ['Ann', 'Ben']);
  const rings = (): number => page.element.querySelectorAll('.way-end').length;
  const ticks = (): number => page.element.querySelectorAll('.way-end-capture').length;
  expect(offers(page)).toEqual([
    'Square 2: move to square 5, makes a block',
    'Square 5: move to square 8, captures Ben (Yellow)',
  ]);
  expect([rings(), ticks()]).toEqual([2, 1]);
});

test('all squares are numbered for whoever wants that', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', ['Ann', 'Ben']);
  expect(shown(page, '.all-numbers')).toEqual([]);
  await happen(() => useSettings.getState().change({ allNumbers: true }));
  const numbers = shown(page, '.all-numbers').map(Number);
  expect(numbers.slice(0, 52)).toEqual(Array.from({ length: 52 }, (_, nth) => nth + 1));
  expect(numbers.slice(52)).toEqual([1, 2, 3, 4].flatMap(() => [1, 2, 3, 4, 5]));
  await happen(() => useSettings.getState().change({ allNumbers: false }));
  expect(shown(page, '.all-numbers')).toEqual([]);
});

test('on a board with numbers in print these are named, and all of them are those of the print', async () => {
  const { page } = await showHere('parchis 1-2- b.b.60.62/-/b.b.b.b/- Y 3 -', ['Ann', 'Ben']);
  expect(offers(page)).toEqual([
    'Square 65: move to square 68, reaches a safe square',
    'Square 67: move to Yellow’s home column 2',
  ]);
  expect(shown(page)).toEqual(['68', '2']);
  expect(page.element.querySelectorAll('.square-number-ground')).toHaveLength(1);
  await happen(() => useSettings.getState().change({ allNumbers: true }));
  const numbers = shown(page, '.all-numbers').map(Number);
  expect(numbers.slice(0, 68)).toEqual(Array.from({ length: 68 }, (_, nth) => ((nth + 4) % 68) + 1));
  await happen(() => useSettings.getState().change({ allNumbers: false }));
});

test('on the smallest phone, where pieces bear no numbers of the list, their squares lead from it to them', async () => {
  // Nothing is laid out here: everything is told to be as wide as a small board.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly unknown[]) => void;
      constructor(tell: (entries: readonly unknown[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ contentRect: { width: 225 } }]);
      }
      disconnect(): void {}
    },
  );
  const { page } = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', ['Ann', 'Ben']);
  expect(shown(page, '.halos')).toEqual([]);
  expect(shown(page).toSorted()).toEqual(['10', '13', '5', '8']);
});
