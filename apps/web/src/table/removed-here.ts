/** Known even after the browser's token is lost, until the browser has a seat there again. */
import { recall, remember } from '../device/storage.ts';
import type { Table, TableView } from './table.ts';

const keyFor = (room: string): string => `taken-off.${room}`;

export function noteRemoval(table: Table, room: string): void {
  table.subscribe(() => {
    const view = table.view();
    if (view.mine.length > 0) {
      if (recall(keyFor(room)) !== null) remember(keyFor(room), null);
    } else if (isRemoved(view) && recall(keyFor(room)) === null) remember(keyFor(room), 'yes');
  });
}

export function wasRemovedHere(view: TableView, room: string): boolean {
  if (view.mine.length > 0 || view.room === null || view.room.host === view.person) return false;
  const isAdmitted = view.wish?.to === 'sit' && view.wish.is === 'yes';
  return !isAdmitted && (isRemoved(view) || recall(keyFor(room)) !== null);
}

function isRemoved({ room, person }: TableView): boolean {
  return room !== null && person !== null && room.removed.includes(person);
}
