/** Fetched apart from the first page, which knows no seats. */
import { holderOf, type PersonId, type RoomState } from '@ludo/room';
import type { Table } from '../table/table.ts';
import { ownNameAt } from '../telling/sentences.ts';
import { noteLeft, noteOwnTable } from './own-tables.ts';
import { dropPerson, notePeople } from './people.ts';

/** Keeps a way back from the first page, with the time when one was last there. Gives what ends it, which notes the time too. */
export function noteWhileSeated(table: Table, room: string): () => void {
  let noted = '';
  /** By the persons of this room, as far as they have stood in the list. */
  const listed = new Map<PersonId, string>();
  const note = () => {
    const { room: state, mine, person } = table.view();
    if (state === null) return;
    if (mine.length === 0 || state.isClosed) return noteLeft(room, state.isClosed);
    const others = state.seatList.flatMap((seat) => {
      const holder = holderOf(seat);
      return holder === null || holder.person === person ? [] : [holder.name];
    });
    const about = [state.rules, state.phase, ...others].join('\n');
    if (about === noted) return;
    noted = about;
    const at = Date.now();
    const { rules, seats } = state;
    const called = state.rulesName === null ? {} : { rulesName: state.rulesName };
    const ahead = state.start === 'head-start' ? { headStart: true as const } : {};
    const ended = state.phase === 'over' ? state.game : state.game - 1;
    noteOwnTable({ room, rules, ...called, at, others, ...(ended > 0 ? { ended } : {}) });
    if (state.phase === 'gathering') return;
    const persons = new Set(state.seatList.flatMap((seat) => holderOf(seat)?.person ?? []));
    const names = [...persons].flatMap((each) => (each === person ? [] : nameNow(state, each)));
    notePeople(names.map((name) => ({ name, rules, ...called, seats, ...ahead, at })));
  };
  /** Who calls themselves otherwise now is not two people. */
  const nameNow = (state: RoomState, each: PersonId): readonly string[] => {
    const [before, name] = [listed.get(each), ownNameAt(state, each)];
    if (before !== undefined && before !== name) dropPerson(before);
    if (name === null) listed.delete(each);
    else listed.set(each, name);
    return name === null ? [] : [name];
  };
  const noteTime = () => {
    noted = '';
    note();
  };
  // The last that a phone tells of a page that it ends.
  const onHidden = () => {
    if (document.hidden) noteTime();
  };
  document.addEventListener('visibilitychange', onHidden);
  const stop = table.subscribe(note);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    stop();
    noteTime();
  };
}
