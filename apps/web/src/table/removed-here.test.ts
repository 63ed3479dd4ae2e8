import { foldRows, type LoggedRow, type RoomState, type Row } from '@ludo/room';
import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '../device/storage.ts';
import { beforeJoining } from './remote/remote-state.ts';
import { wasRemovedHere, noteRemoval } from './removed-here.ts';
import { seatsOf, type Table, type TableView } from './table.ts';

const opened: readonly Row[] = [
  { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
  { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
  { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
];
const removed: readonly Row[] = [...opened, { t: 'remove', p: 2, who: 'ada' }];
const back: readonly Row[] = [...removed, { t: 'sit', p: 2, n: 'Ben', who: 'ben' }];

function seen(person: string, rows: readonly Row[], change: Partial<TableView> = {}): TableView {
  const logged = rows.map((row, nth): LoggedRow => ({ s: nth + 1, at: 1, row }));
  const room = foldRows(null, logged) as RoomState;
  return { ...beforeJoining(0, 'abcdefghijkl').view, room, person, mine: seatsOf(room, person), ...change };
}

/** What the browser stores while it sees these views. */
function visit(...views: readonly TableView[]): void {
  let view = views[0] as TableView;
  const listeners: (() => void)[] = [];
  const table = {
    view: () => view,
    subscribe: (listener: () => void) => (listeners.push(listener), () => undefined),
  };
  noteRemoval(table as unknown as Table, 'room');
  for (const next of views) {
    view = next;
    for (const listener of listeners) listener();
  }
}

describe('a browser that was taken off a seat', () => {
  beforeEach(() => remember('taken-off.room', null));

  it('knows it by the log, and goes on knowing it as somebody new', () => {
    expect(wasRemovedHere(seen('ben', opened), 'room')).toBe(false);
    expect(wasRemovedHere(seen('ben', removed), 'room')).toBe(true);
    expect(wasRemovedHere(seen('somebody new', removed), 'room')).toBe(false);
    visit(seen('ben', opened), seen('ben', removed));
    expect(wasRemovedHere(seen('somebody new', removed), 'room')).toBe(true);
    expect(wasRemovedHere(seen('somebody new', removed), 'other room')).toBe(false);
  });

  it('forgets it when it has a seat again, and offers seats as soon as the host has said yes', () => {
    visit(seen('ben', removed));
    const granted = seen('somebody new', removed, { wish: { to: 'sit', is: 'yes' } });
    expect(wasRemovedHere(granted, 'room')).toBe(false);
    visit(seen('ben', back));
    expect(wasRemovedHere(seen('somebody new', removed), 'room')).toBe(false);
  });

  it('is none where the browser is the host’s', () => {
    visit(seen('ben', removed));
    expect(
      wasRemovedHere(
        seen('ada', [...removed, { t: 'stand', p: 1 }, { t: 'sit', p: 1, n: 'A', who: 'ada' }]),
        'room',
      ),
    ).toBe(false);
  });
});
