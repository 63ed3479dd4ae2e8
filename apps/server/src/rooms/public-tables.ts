// Owns the public list of tables, built field by field, so that nothing else leaks, and once a second at most.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RetentionDays, PublicSeat, PublicTable, PublicTables } from '@ludo/protocol';
import { holderOf } from '@ludo/room';
import type { RoomState, Seat } from '@ludo/room';
import { printPosition } from '@ludo/rules';
import type { Clock } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { presenceIn } from './presence.ts';

const MOST = 50;
const FRESH = 1000;

interface PublicListOptions {
  readonly rooms: () => Iterable<LiveRoom>;
  readonly kept: RetentionDays;
  readonly now: Clock;
}

export type AnswerTables = (request: IncomingMessage, response: ServerResponse) => void;

export function createPublicList({ rooms, kept, now }: PublicListOptions): AnswerTables {
  let bytes = Buffer.alloc(0);
  let etag = '';
  let goodUntil = Number.NEGATIVE_INFINITY;

  function renew(): void {
    const list: PublicTables = { tables: publicTables(rooms()), kept };
    bytes = Buffer.from(JSON.stringify(list));
    etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    goodUntil = now() + FRESH;
  }

  return (request, response) => {
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
}

/**
 * First those with a free seat, then running games; of each the newest first. Of too many the first one of each address, then the
 * second one, and so on.
 */
function publicTables(rooms: Iterable<LiveRoom>): readonly PublicTable[] {
  const before = (a: Listed, b: Listed): number =>
    orderOf(a.table) - orderOf(b.table) || b.table.since - a.table.since;
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
    return { table, from, nth };
  });
  const listed = numbered.toSorted((a, b) => a.nth - b.nth).slice(0, MOST);
  return listed.toSorted(before).map(({ table }) => table);
}

interface Listed {
  readonly table: PublicTable;
  /** The address, of which nobody is told. */
  readonly from: string | null;
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
