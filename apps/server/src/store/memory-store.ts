// Owns a store that forgets everything with the process: for tests.
import type { LoggedRow } from '@ludo/room';
import type { EventStore, RoomRow } from './event-store.ts';

export function openMemoryStore(): EventStore {
  const rooms = new Map<string, string[]>();
  const dues = new Map<string, number | null>();

  function append(rows: readonly RoomRow[]): ReturnType<EventStore['append']> {
    const added = new Map<string, string[]>();
    for (const { room, logged } of rows) {
      const log = added.get(room) ?? [...(rooms.get(room) ?? [])];
      if (logged.s !== log.length + 1) {
        return Promise.resolve({ ok: false, error: { code: 'conflict', room, seq: logged.s } });
      }
      log.push(JSON.stringify(logged));
      added.set(room, log);
    }
    for (const [room, log] of added) rooms.set(room, log);
    for (const { room, due = null } of rows) dues.set(room, due);
    return Promise.resolve({ ok: true, value: null });
  }

  return {
    append,
    load: (room, afterSeq) =>
      Promise.resolve({
        ok: true,
        value: (rooms.get(room) ?? []).slice(afterSeq).map((text) => JSON.parse(text) as LoggedRow),
      }),
    list: () =>
      Promise.resolve({ ok: true, value: [...rooms].map(([room, log]) => ({ room, seq: log.length })) }),
    dues: () =>
      Promise.resolve({
        ok: true,
        value: [...dues].flatMap(([room, at]) => (at === null ? [] : [{ room, at }])),
      }),
    close: () => Promise.resolve(),
  };
}
