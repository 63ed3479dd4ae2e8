// A page in a document without rendering: a table that a test made, or the whole page at an address.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../../src/app/app.tsx';
import { TablePage } from '../../src/table-page/table-page.tsx';
import type { Table } from '../../src/table/table.ts';
import { part, type Part } from './seeing.ts';

const roots = new Set<{ readonly root: Root; readonly place: HTMLElement }>();

export async function show(what: ReactNode): Promise<Part> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.add({ root, place });
  await act(async () => {
    root.render(what);
    await Promise.resolve();
  });
  return part(place);
}

export const showTable = (table: Table): Promise<Part> => show(<TablePage table={table} />);

/** The whole page at an address, as when a browser navigates to it. */
export async function showAddress(path: string): Promise<Part> {
  await closePages();
  history.replaceState(null, '', path);
  return show(<App />);
}

/** Includes what lies over pages: dialogs, dice, confetti. */
export const everything = (): Part => part(document.body);

export async function closePages(): Promise<void> {
  for (const { root, place } of roots) {
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    place.remove();
  }
  roots.clear();
}
