/** Fetched apart from the first page, which knows no seats. */
import { holderOf } from '@ludo/room';
import type { Table } from '../table/table.ts';
import { noteOwnTable } from './own-tables.ts';

/** Keeps a way back from the first page. */
export function noteWhileSeated(table: Table, room: string): void {
  let noted = '';
  table.subscribe(() => {
    const { room: state, mine, person } = table.view();
    if (state === null || mine.length === 0) return;
    const others = state.seatList.flatMap((seat) => {
      const holder = holderOf(seat);
      return holder === null || holder.person === person ? [] : [holder.name];
    });
    const about = [state.rules, ...others].join('\n');
    if (about === noted) return;
    noted = about;
    noteOwnTable({ room, rules: state.rules, at: Date.now(), others });
  });
}
