// Owns the public list of tables, built field by field, so that nothing else leaks, and once a second at most.
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RetentionDays, PublicSeat, PublicTable, PublicTables } from '@ludo/protocol';
import { holderOf } from '@ludo/room';
import type { RoomState, Seat } from '@ludo/room';
import { printPosition } from '@ludo/rules';
import type { Feed, ListedTable, ProcessId, TablesNews } from '../feed/feed.ts';
import type { Wait } from '../kit/wait.ts';
import type { Clock } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { presenceIn } from './presence.ts';

const MOST = 50;
const FRESH = 1000;

/** Milliseconds until an unchanged list is told again, and for which it is believed. */
const TOLD_AGAIN = 5000;
const BELIEVED = 3 * TOLD_AGAIN;

interface PublicListOptions {
  readonly rooms: () => Iterable<LiveRoom>;
  readonly kept: RetentionDays;
  readonly now: Clock;
  readonly wait: Wait;
  readonly feed: Pick<Feed, 'isShared' | 'publish'>;
}

export type AnswerTables = (request: IncomingMessage, response: ServerResponse) => void;

export interface PublicList {
  readonly answer: AnswerTables;
  hear(news: TablesNews): void;
  stop(): void;
}

export function createPublicList({ rooms, kept, now, wait, feed }: PublicListOptions): PublicList {
  const self: ProcessId = randomBytes(9).toString('base64url');
  const elsewhere = new Map<ProcessId, { readonly tables: readonly ListedTable[]; readonly at: number }>();
  let told = '[]';
  let toldAt = Number.NEGATIVE_INFINITY;
  let callOff = feed.isShared ? wait(FRESH, tell) : (): void => undefined;

  function tell(): void {
    callOff = wait(FRESH, tell);
    const own = listedIn(rooms());
    const text = JSON.stringify(own);
    if (text === told && (text === '[]' || now() < toldAt + TOLD_AGAIN)) return;
    told = text;
    toldAt = now();
    feed.publish([{ is: 'tables', process: self, isFirst: true, tables: own }]);
  }

  function tablesElsewhere(): readonly ListedTable[] {
    for (const [process, { at }] of elsewhere) if (now() - at > BELIEVED) elsewhere.delete(process);
    return [...elsewhere.values()].flatMap(({ tables }) => tables);
  }

  let bytes = Buffer.alloc(0);
  let etag = '';
  let goodUntil = Number.NEGATIVE_INFINITY;

  function renew(): void {
    const list: PublicTables = { tables: merged(listedIn(rooms()), tablesElsewhere()), kept };
    bytes = Buffer.from(JSON.stringify(list));
    etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    goodUntil = now() + FRESH;
  }

  const answer: AnswerTables = (request, response) => {
    if (now() >= goodUntil) renew();
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

  return {
    answer,
    hear({ process, isFirst, tables }) {
      const before = isFirst ? [] : (elsewhere.get(process)?.tables ?? []);
      elsewhere.set(process, { tables: [...before, ...tables], at: now() });
    },
    stop() {
      callOff();
      if (told !== '[]') feed.publish([{ is: 'tables', process: self, isFirst: true, tables: [] }]);
    },
  };
}

/**
 * First those with a free seat, then running games; of each the newest first. Of too many the first one of each address, then the
 * second one, and so on.
 */
function merged(own: readonly ListedTable[], others: readonly ListedTable[]): readonly PublicTable[] {
  const seen = new Set(own.map(({ table }) => table.room));
  const all = [...own];
  for (const each of others) {
    if (seen.has(each.table.room)) continue;
    seen.add(each.table.room);
    all.push(each);
  }
  const listed = all.toSorted(before).toSorted((a, b) => a.nth - b.nth);
  return listed
    .slice(0, MOST)
    .toSorted(before)
    .map(({ table }) => table);
}

function before(a: Pick<ListedTable, 'table'>, b: Pick<ListedTable, 'table'>): number {
  return orderOf(a.table) - orderOf(b.table) || b.table.since - a.table.since;
}

/** As many as are listed, the first ones of each address first. */
function listedIn(rooms: Iterable<LiveRoom>): readonly ListedTable[] {
  const counts = new Map<string | null, number>();
  const inOrder = [...rooms]
    .flatMap((room) => {
      const table = publicTable(room);
      return table === null ? [] : { table, from: room.broughtFrom };
    })
    .toSorted(before);
  const numbered = inOrder.map(({ table, from }) => {
    const nth = counts.get(from) ?? 0;
    counts.set(from, nth + 1);
    return { table, nth };
  });
  return numbered.toSorted((a, b) => a.nth - b.nth).slice(0, MOST);
}

function orderOf({ phase, seats }: PublicTable): number {
  if (phase === 'gathering' && seats.some(({ state }) => state === 'open')) return 0;
  return phase === 'playing' ? 1 : 2;
}

/** Null: private, closed, or without a connected player; watchers do not count. */
function publicTable(room: LiveRoom): PublicTable | null {
  const { state } = room;
  if (!state.table.listed || state.isClosed) return null;
  const { here, watchers } = presenceIn(room);
  if (here.length === 0) return null;
  return {
    room: room.id,
    rules: state.rules,
    seats: state.seatList.map(publicSeat),
    ...(state.start === 'head-start' ? { headStart: true as const } : {}),
    ...(state.rulesName === null ? {} : { rulesName: state.rulesName }),
    phase: state.phase,
    watchers,
    ...(state.position === null ? {} : { position: printPosition(state.position) }),
    since: sinceOf(state),
  };
}

function sinceOf({ phase, openedAt, startedAt }: RoomState): number {
  return phase === 'gathering' ? openedAt : (startedAt ?? openedAt);
}

function publicSeat(seat: Seat): PublicSeat {
  const { player, colours } = seat;
  const name = holderOf(seat)?.name;
  const state = seat.state === 'bot' ? 'bot' : name === undefined ? 'open' : 'person';
  return { player, colours, state, ...(name === undefined ? {} : { name }) };
}
