// Where the own colour lies, by what is drawn.
import { expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { choices, comeTo, pageOf, showHere, tableHere, throwButton } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';
import { tempoOf } from '../preferences/tempo.ts';
import { createStage } from '../stage/stage.ts';
import { boardTurns } from './board-turns.ts';

const change = useSettings.getState().change;

/** In which corner a base of a board with 15 squares lies. */
function corner(page: Part, colour: number): string {
  const area = page.element.querySelector(`[data-stand="${colour}:-1"] .stand-area`);
  const [x, y] = ['cx', 'cy'].map((name) => Number(area?.getAttribute(name)));
  return `${(y ?? 0) > 7.5 ? 'bottom' : 'top'} ${(x ?? 0) > 7.5 ? 'right' : 'left'}`;
}

const FOUR = 'jumbo 1234 b.b.b.4/b.b.b.4/b.b.b.4/b.b.b.4 R ? -';
const people = { ann: { 1: 'Ann' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' }, dora: { 4: 'Dora' } };

test('online everybody has their own colour at the bottom, the others clockwise as ever; a watcher sees it as it is', async () => {
  const room = roomFrom(FOUR, people);
  const seen = async (person: string) => {
    const page = await pageOf(room, person);
    return [0, 1, 2, 3].map((colour) => corner(page, colour));
  };
  const [topLeft, topRight, bottomRight, bottomLeft] = await seen('watcher');
  expect([topLeft, topRight, bottomRight, bottomLeft]).toEqual([
    'top left',
    'top right',
    'bottom right',
    'bottom left',
  ]);
  for (const [nth, person] of Object.keys(people).entries()) {
    const corners = await seen(person);
    expect(corners[nth]).toBe('bottom left');
    expect(corners[(nth + 1) % 4]).toBe('top left');
  }
});

test('it turns when a seat is taken, and lies as it is for whoever does not want it turned', async () => {
  const room = roomFrom('jumbo 1-2- b.b.b.4/-/b.b.b.4/- R ? -', { ann: { 1: 'Ann' } });
  const { page } = await comeTo(room, 'ben');
  expect(corner(page, 2)).toBe('bottom right');
  await press(page.the('button', /Take the seat of Yellow$/));
  expect(corner(page, 2)).toBe('bottom left');
  await happen(() => change({ ownBelow: false }));
  expect(corner(page, 2)).toBe('bottom right');
  await happen(() => change({ ownBelow: true }));
  expect(corner(page, 2)).toBe('bottom left');
});

test('alone with bots on one screen the own colour is at the bottom, wherever that person sits', async () => {
  const { page } = await showHere('jumbo 1-2- b.b.b.4/-/b.b.b.4/- Y ? -', [null, 'Ann']);
  expect(corner(page, 2)).toBe('bottom left');
  await happen(() => change({ ownBelow: false }));
  expect(corner(page, 2)).toBe('bottom right');
});

test('with several seats, and of several people on one screen, it is not turned', async () => {
  const room = roomFrom(FOUR, { ann: { 1: 'Ann', 3: 'Mia' }, ben: { 2: 'Ben', 4: 'Ida' } });
  expect(corner(await pageOf(room, 'ben'), 1)).toBe('top right');
  const { page } = await showHere('jumbo 1-2- b.b.b.4/-/b.b.b.4/- Y ? -', ['Ann', 'Ben']);
  expect(corner(page, 2)).toBe('bottom right');
});

test('on one screen it turns to whoever has the turn, if that is wished, and not to bots', async () => {
  change({ turnsToPlayer: true });
  const { page } = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', ['Ann', 'Ben'], 3);
  expect(corner(page, 0)).toBe('bottom left');
  await press(page.the('button', throwButton));
  await press(choices(page)[0]!);
  expect(corner(page, 2)).toBe('bottom left');
  vi.useFakeTimers();
  const bots = await showHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', ['Ann', null], 3, 3);
  await press(bots.page.the('button', throwButton));
  await press(choices(bots.page)[0]!);
  expect(corner(bots.page, 0)).toBe('bottom left');
});

test('a board lies still while something moves on it, and turns then', async () => {
  vi.useFakeTimers();
  change({ turnsToPlayer: true });
  const table = tableHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', ['Ann', 'Ben']);
  const stage = createStage(table, () => tempoOf('normal', false), undefined, undefined, boardTurns);
  const seen = () => stage.store.getState();
  await table.act({ do: 'start' });
  vi.runAllTimers();
  expect(seen().layout?.turns).toBe(3);
  await table.act({ do: 'play', ply: table.view().room?.ply ?? 0, play: 'R4>7' });
  // Red's way begins in the lower half now.
  const [motion] = seen().moving?.motions ?? [];
  expect(motion?.points.every(({ y }) => y > 7.5)).toBe(true);
  change({ turnsToPlayer: false });
  stage.turnBoard();
  expect(seen().layout?.turns).toBe(3);
  vi.runAllTimers();
  expect(seen().layout?.turns).toBe(0);
  stage.close();
});

test('it is seen turning the shorter way, its corners within its box, and hears no press meanwhile', async () => {
  const room = roomFrom(FOUR, people);
  const page = await pageOf(room, 'ann');
  const board = page.element.querySelector<HTMLElement>('.table-board');
  const seen: string[][] = [];
  const animation = Object.assign(new EventTarget(), { cancel: () => {} });
  Object.assign(board ?? {}, {
    animate: (frames: readonly { readonly transform: string }[]) => {
      seen.push(frames.map(({ transform }) => transform));
      return animation;
    },
  });
  await happen(() => change({ speed: 'normal', ownBelow: false }));
  const [frames = []] = seen;
  expect(frames[0]).toBe('rotate(-1.5708rad) scale(1.0000)');
  expect(frames[8]).toBe('rotate(-0.7854rad) scale(0.7071)');
  expect(frames.at(-1)).toMatch(/^rotate\(-?0\.0000rad\) scale\(1\.0000\)$/);
  expect(board?.hasAttribute('data-turning')).toBe(true);
  await happen(() => animation.dispatchEvent(new Event('finish')));
  expect(board?.hasAttribute('data-turning')).toBe(false);
});
