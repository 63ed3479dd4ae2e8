// Owns a store in memory, for tests.
import type { LoggedRow, Phase } from '@ludo/room';
import { lastUseOf } from '../secrets/credentials.ts';
import type { Credentials } from '../secrets/credentials.ts';
import { textOfRow } from './event-store.ts';
import type {
  EventStore,
  StoredSnapshot,
  MarkedRoom,
  RoomEntry,
  RoomDue,
  RoomRow,
  RoomSeed,
} from './event-store.ts';

interface StoredRoom {
  readonly id: number;
  readonly log: readonly string[];
  readonly authors: readonly (number | null)[];
  readonly seeds: readonly RoomSeed[];
  readonly snapshot: StoredSnapshot | null;
  readonly at: number;
  readonly due: number | null;
  readonly phase: Phase | null;
  readonly ran: number | null;
  readonly marked: number | null;
  readonly packed: number;
}

function order(one: RoomDue, other: RoomDue): number {
  return one.at - other.at || (one.room < other.room ? -1 : Number(one.room > other.room));
}

export function openMemoryStore(): EventStore {
  const rooms = new Map<string, StoredRoom>();
  let opened = 0;
  const persons = new Map<string, Credentials>();
  const known = new Map<string, ReadonlySet<string>>();
  /** Rooms that the one process looks after. */
  const held = new Set<string>();

  function append(rows: readonly RoomRow[]): ReturnType<EventStore['append']> {
    const added = new Map<string, StoredRoom>();
    const overtaken = new Set<string>();
    for (const { room, logged, due = null, phase = null, author = null, seed } of rows) {
      const before = added.get(room) ??
        rooms.get(room) ?? {
          id: 0,
          log: [],
          authors: [],
          seeds: [],
          snapshot: null,
          packed: 0,
        };
      const { id, log, authors, seeds, snapshot, packed } = before;
      if (logged.s !== log.length + 1) {
        overtaken.add(room);
        continue;
      }
      added.set(room, {
        id,
        log: [...log, textOfRow(logged)],
        authors: [...authors, author],
        seeds: seed === undefined ? seeds : [...seeds, seed],
        snapshot,
        at: logged.at,
        due,
        phase,
        ran: null,
        marked: null,
        packed,
      });
    }
    for (const [room, kept] of added) {
      if (overtaken.has(room)) continue;
      rooms.set(room, { ...kept, id: kept.id || ++opened });
      if (kept.due !== null) held.add(room);
    }
    return Promise.resolve({ ok: true, value: [...overtaken] });
  }

  let running = 0;
  const done = { ok: true, value: null } as const;

  /** Those whose last row is still this one. */
  function change(
    entries: readonly RoomEntry[],
    how: (kept: StoredRoom) => Partial<StoredRoom>,
  ): Promise<typeof done> {
    for (const { room, seq } of entries) {
      const kept = rooms.get(room);
      if (kept?.log.length === seq) rooms.set(room, { ...kept, ...how(kept) });
    }
    return Promise.resolve(done);
  }

  function forget(room: string, log: readonly string[]): void {
    rooms.delete(room);
    held.delete(room);
    const named = log.flatMap((text) => {
      const { row } = JSON.parse(text) as { row: { who?: string; host?: string; from?: string } };
      return [row.who, row.host, row.from].filter((person) => person !== undefined);
    });
    for (const [person, where] of known) {
      if (!where.has(room)) continue;
      known.set(person, new Set([...where].filter((other) => other !== room)));
      named.push(person);
    }
    for (const person of named) if ((known.get(person)?.size ?? 0) === 0) persons.delete(person);
  }

  function remove(entries: readonly MarkedRoom[]): ReturnType<EventStore['remove']> {
    const gone = entries.filter(({ room, seq, marked }) => {
      const kept = rooms.get(room);
      return kept?.log.length === seq && kept.marked === marked;
    });
    for (const { room } of gone) forget(room, rooms.get(room)?.log ?? []);
    const rows = gone.reduce((sum, { seq }) => sum + seq, 0);
    return Promise.resolve({ ok: true, value: { rooms: gone.length, rows } });
  }

  const rowsAfter = (room: string, seq: number): readonly LoggedRow[] =>
    (rooms.get(room)?.log ?? []).slice(seq).map((text) => JSON.parse(text) as LoggedRow);

  return {
    append,
    remove,
    read(room, after) {
      const kept = rooms.get(room);
      const snapshot = after === 'snapshot' ? (kept?.snapshot ?? null) : null;
      const from = after === 'snapshot' ? (snapshot?.seq ?? 0) : after;
      const rows = rowsAfter(room, from).map((logged) => ({
        logged,
        author: kept?.authors[logged.s - 1] ?? null,
      }));
      return Promise.resolve({ ok: true, value: { snapshot, rows, seeds: kept?.seeds ?? [] } });
    },
    length: (room) => Promise.resolve({ ok: true, value: rooms.get(room)?.log.length ?? 0 }),
    lengths: (names) =>
      Promise.resolve({
        ok: true,
        value: names.flatMap((room) => {
          const seq = rooms.get(room)?.log.length;
          return seq === undefined ? [] : [{ room, seq }];
        }),
      }),
    snapshotMark(room) {
      const snapshot = rooms.get(room)?.snapshot ?? null;
      const mark = snapshot && { seq: snapshot.seq, version: snapshot.version };
      return Promise.resolve({ ok: true, value: mark });
    },
    keepSnapshot(room, snapshot) {
      const kept = rooms.get(room);
      if (kept !== undefined) rooms.set(room, { ...kept, snapshot });
      return Promise.resolve({ ok: true, value: null });
    },
    load: (room, afterSeq, most) =>
      Promise.resolve({ ok: true, value: rowsAfter(room, afterSeq).slice(0, most) }),
    list: () =>
      Promise.resolve({ ok: true, value: [...rooms].map(([room, { log }]) => ({ room, seq: log.length })) }),
    claimDues(until, _lease, most) {
      const all = [...rooms].flatMap(([room, { due, at }]) =>
        due === null || held.has(room) ? [] : [{ room, at: due, since: at }],
      );
      const come = all.filter(({ at, since }) => at <= until || since > until);
      const claimed = come.toSorted(order).slice(0, most);
      for (const { room } of claimed) held.add(room);
      return Promise.resolve({ ok: true, value: claimed });
    },
    letDuesGo() {
      held.clear();
      return Promise.resolve(done);
    },
    findDues: () => Promise.resolve(done),
    ends(from, most) {
      const rest = [...rooms].filter(([, { id }]) => id > from);
      const page = rest.slice(0, most);
      return Promise.resolve({
        ok: true,
        value: {
          ends: page.map(([room, { log, ran, marked, phase, packed }]) => {
            return { room, seq: log.length, ran, marked, phase, packed };
          }),
          next: rest.length > page.length ? (page.at(-1)?.[1].id ?? null) : null,
        },
      });
    },
    notePhase: (room, seq, phase) => change([{ room, seq }], () => ({ phase })),
    runOn(milliseconds) {
      running += milliseconds;
      return Promise.resolve({ ok: true, value: running });
    },
    see: (entries, now) => change(entries, ({ ran }) => (ran === null ? { ran: now, marked: null } : {})),
    mark: (entries, now) =>
      change(entries, ({ ran, marked }) => (ran === null || marked !== null ? {} : { marked: now })),
    unmark(names) {
      const entries = names.map((room) => ({ room, seq: rooms.get(room)?.log.length ?? 0 }));
      return change(entries, () => ({ marked: null }));
    },
    /** Its rows lie as they did: memory has no need of packs. */
    async pack(entries) {
      let [count, rows] = [0, 0];
      for (const { room, seq } of entries) {
        const before = rooms.get(room)?.packed ?? seq;
        await change([{ room, seq }], () => ({ packed: seq - 1 }));
        const packed = (rooms.get(room)?.packed ?? seq) - before;
        rows += packed;
        if (packed > 0) count += 1;
      }
      return { ok: true, value: { rooms: count, rows, reasons: [] } };
    },
    credentials(hash) {
      const owners = [...persons.values()];
      const owner = owners.find(({ list }) => list.some((each) => each.hash === hash));
      const value = owner ?? persons.get(hash) ?? { person: hash, list: [] };
      return Promise.resolve({ ok: true, value });
    },
    keepCredentials(changed, where = []) {
      for (const { room, person } of where) known.set(person, new Set([...(known.get(person) ?? []), room]));
      const overtaken: string[] = [];
      for (const { person, list, lastUse } of changed) {
        if (lastUse !== undefined && lastUse !== lastUseOf(persons.get(person) ?? { list: [] }))
          overtaken.push(person);
        else persons.set(person, structuredClone({ person, list }));
      }
      return Promise.resolve({ ok: true, value: overtaken });
    },
    size() {
      const bytes = [...rooms.values()].reduce((sum, { log }) => sum + log.join('').length, 0);
      return Promise.resolve({ ok: true, value: { bytes, free: null } });
    },
    close: () => Promise.resolve(),
  };
}
