/** Fetched apart from the first page, which knows no seats. */
import { holderOf } from '@ludo/room';
import type { Table } from '../table/table.ts';
import { ownNameAt } from '../telling/sentences.ts';
import { noteOwnTable } from './own-tables.ts';
import { notePeople } from './people.ts';

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
    const about = [state.rules, state.phase, ...others].join('\n');
    if (about === noted) return;
    noted = about;
    const at = Date.now();
    const { rules, seats } = state;
    noteOwnTable({ room, rules, at, others });
    if (state.phase === 'gathering') return;
    const persons = new Set(state.seatList.flatMap((seat) => holderOf(seat)?.person ?? []));
    const names = [...persons].flatMap((each) => (each === person ? [] : (ownNameAt(state, each) ?? [])));
    notePeople(names.map((name) => ({ name, rules, seats, at })));
  });
}
