// A picture of the board, taken away from the result of a game.
import { expect, onTestFinished, test, vi } from 'vitest';
import { happen, press, ready, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { pageOf } from '../../test/dom/table.ts';

/** Red wins with a 1. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';
const PNG = new Blob(['a picture'], { type: 'image/png' });

/** This page draws nothing: it has the picture at once, or cannot have it. */
function pagesDraw(png: Blob | null): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 1120;
      naturalHeight = 1280;
      set src(address: string) {
        if (!address.startsWith('data:image/svg+xml')) throw new Error(address);
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  const canvases = HTMLCanvasElement.prototype;
  const usual = Object.getOwnPropertyDescriptor(canvases, 'getContext') ?? {};
  const context = png === null ? null : { drawImage: () => undefined };
  Object.defineProperty(canvases, 'getContext', { ...usual, value: () => context });
  onTestFinished(() => void Object.defineProperty(canvases, 'getContext', usual));
  vi.spyOn(canvases, 'toBlob').mockImplementation((take) => take(png));
}

function filesSaved(): readonly [string, Blob][] {
  const blobs: Blob[] = [];
  const saved: [string, Blob][] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:picture';
  });
  // This page would leave for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.download, blobs.at(-1) ?? new Blob()]);
  });
  return saved;
}

async function unfolded(): Promise<Part> {
  const room = roomFrom(LAST, { ada: { 1: 'Ada' }, ben: { 2: '<b>"Ben" & co</b>' } });
  room.deal(1);
  room.does('ada', { do: 'start' }, { do: 'throw', ply: 1 }, { do: 'play', ply: 2, play: 'R55>h' });
  const page = await pageOf(room, 'ada');
  await press(page.the('button', 'Keep a picture of the board'));
  await until(() => void page.the('button', 'Save as SVG'));
  return page;
}

test('is a file for any size or for any place, with the names or without', async () => {
  pagesDraw(PNG);
  const saved = filesSaved();
  const page = await unfolded();
  expect(page.has('img', 'Board of Jumbo Ludo')).toBe(true);
  await press(page.the('button', 'Save as SVG'));
  await press(page.the('checkbox', 'Picture without the names'));
  await press(page.the('button', 'Save as SVG'));
  await ready(page.the('button', 'Save as PNG'));
  await press(page.the('button', 'Save as PNG'));
  expect(saved.map(([name]) => name)).toEqual(['jumbo-1.svg', 'jumbo-1.svg', 'jumbo-1.png']);
  const [named, unnamed, png] = await Promise.all(saved.map(([, blob]) => blob.text()));
  expect(named).toContain('&lt;b&gt;&quot;Ben&quot; &amp; co&lt;/b&gt;');
  expect(unnamed).not.toMatch(/Ada|Ben/);
  expect(png).toBe('a picture');
});

test('goes into the clipboard, and that is said, as it is if it cannot', async () => {
  pagesDraw(PNG);
  const copied: unknown[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly items: Record<string, Blob>;
      constructor(items: Record<string, Blob>) {
        this.items = items;
      }
    },
  );
  const write = vi.spyOn(navigator.clipboard, 'write');
  write.mockImplementation((items) => Promise.resolve(void copied.push(...items)));
  const page = await unfolded();
  const button = page.the('button', 'Copy the picture');
  await ready(button);
  await press(button);
  await happen(() => undefined);
  expect(copied).toEqual([{ items: { 'image/png': PNG } }]);
  expect(page.says('The picture is copied.')).toBe(true);
  write.mockRejectedValue(new Error('not allowed'));
  await press(button);
  await happen(() => undefined);
  expect(page.says('The picture could not be copied. It can still be saved.')).toBe(true);
});

test('is shared where files can be', async () => {
  pagesDraw(PNG);
  const shared: string[] = [];
  const sheet: Pick<Navigator, 'canShare' | 'share'> = {
    canShare: () => true,
    share: ({ files = [] } = {}) => Promise.resolve(void shared.push(...files.map(({ name }) => name))),
  };
  Object.assign(navigator, sheet);
  onTestFinished(() => {
    for (const name of Object.keys(sheet)) Reflect.deleteProperty(navigator, name);
  });
  const page = await unfolded();
  const button = page.the('button', 'Share the picture');
  await ready(button);
  await press(button);
  expect(shared).toEqual(['jumbo-1.png']);
});

test('is an SVG at least where the browser draws no PNG, and that is said', async () => {
  pagesDraw(null);
  const saved = filesSaved();
  const page = await unfolded();
  await until(() => expect(page.says('This browser cannot make a PNG.')).toBe(true));
  await press(page.the('button', 'Save as PNG'));
  expect(saved).toEqual([]);
  await press(page.the('button', 'Save as SVG'));
  expect(saved).toHaveLength(1);
});
