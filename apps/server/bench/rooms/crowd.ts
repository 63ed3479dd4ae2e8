// Owns the clients of one server: tables at which four play legal games of Ludo, and their watchers. Each table has one
// command on its way at a time; the next follows when its sender has received the row.
import { setTimeout as pass } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Join } from '@ludo/protocol';
import { actingSeat, foldRow } from '@ludo/room';
import type { LoggedRow, RoomState } from '@ludo/room';
import { Line, rowIn } from './line.ts';
import { newCommandId, nextCommand, stateOf, tokens, withValue } from './prepared-log.ts';
import type { PreparedRoom } from './prepared-log.ts';

const AT_ONCE = 50;
const NOTHING = 'nothing is on its way';
/** Milliseconds after which everybody has been told who is present. */
const SETTLED = 500;

export class Table {
  readonly room: PreparedRoom;
  /** Rows that came back to their sender. */
  commands = 0;
  isPlaying = false;
  /** A packet with a row reached one of the connections; `player`: from 0, null a watcher's. */
  onReceipt: (packet: string, player: number | null) => void = () => undefined;
  #state: RoomState;
  #players: readonly Line[] = [];
  #folded = '';
  #sent = { id: NOTHING, player: 0 };
  /** Values that the players have thrown with since the game began. */
  readonly #told = tokens.map(() => 0);
  #returned: (() => void) | null = null;

  constructor(room: PreparedRoom) {
    this.room = room;
    this.#state = stateOf(room);
  }

  seat(players: readonly Line[]): void {
    this.#players = players;
    for (const [nth, player] of players.entries()) player.onRow = (packet) => this.#take(nth, packet);
  }

  watch(watcher: Line): void {
    watcher.onRow = (packet) => this.onReceipt(packet, null);
  }

  /** Whose command it is, from 0. */
  send(): number {
    const next = nextCommand(this.#state);
    const { player } = next;
    const command = withValue(this.room.name, this.#state, player, next.command, this.#told[player]);
    const id = newCommandId();
    this.#sent = { id, player };
    this.#players[player]?.command({ room: this.room.name, id, command });
    return player;
  }

  /** Sends `count` commands, each after the previous row is back; without a number until `isPlaying` is false. */
  play(count = Number.POSITIVE_INFINITY): Promise<void> {
    this.isPlaying = true;
    let left = count;
    return new Promise((resolve) => {
      this.#returned = () => {
        left -= 1;
        if (left > 0 && this.isPlaying) return void this.send();
        this.#returned = null;
        this.isPlaying = false;
        resolve();
      };
      void this.send();
    });
  }

  #take(player: number, packet: string): void {
    // Folds once per table: four folds of every row would measure the clients.
    if (packet !== this.#folded) this.#fold(packet);
    this.onReceipt(packet, player);
    if (player !== this.#sent.player || !packet.includes(this.#sent.id)) return;
    this.#sent = { id: NOTHING, player };
    this.commands += 1;
    this.#returned?.();
  }

  #fold(packet: string): void {
    const row = rowIn(packet);
    if (row.s > this.#state.seq) this.#state = foldRow(this.#state, this.#withoutProof(row)).state;
    this.#folded = packet;
  }

  /** Pages work the results out on machines of their own; here it would slow the server down. */
  #withoutProof(logged: LoggedRow): LoggedRow {
    const { row } = logged;
    if (row.t === 'start') this.#told.fill(0);
    if (row.t !== 'throw' || row.s === undefined) return logged;
    const { s: _server, p: value, ...plain } = row;
    const player = (actingSeat(this.#state)?.player ?? 1) - 1;
    if (value !== undefined) this.#told[player] = (this.#told[player] ?? 0) + 1;
    return { ...logged, row: plain };
  }
}

/**
 * A table in each of these rooms, with its four players and so many watchers. `port`: or of each player, from 0, in the
 * `nth` room.
 */
export async function seatTables(
  port: number | ((nth: number, player: number) => number),
  rooms: readonly PreparedRoom[],
  watchers: number,
): Promise<readonly Table[]> {
  const portOf = typeof port === 'number' ? () => port : port;
  const tables: Table[] = [];
  await eachAtOnce([...rooms.entries()], 10, async ([place, room]) => {
    const table = new Table(room);
    const players = await Promise.all(tokens.map((_, player) => Line.open(portOf(place, player))));
    table.seat(players);
    for (const [nth, player] of players.entries()) await player.join(joining(room, tokens[nth]));
    tables.push(table);
  });
  const seats = tables.flatMap((table) => Array.from({ length: watchers }, () => table));
  await eachAtOnce(seats, AT_ONCE, async (table) => {
    const watcher = await Line.open(portOf(0, 0));
    await watcher.join(joining(table.room));
    table.watch(watcher);
  });
  await pass(SETTLED);
  return tables;
}

/** A watcher in each of these rooms, who already has all rows. */
export async function watchEach(port: number, rooms: readonly PreparedRoom[]): Promise<void> {
  await eachAtOnce(rooms, AT_ONCE, async (room) => {
    const watcher = await Line.open(port);
    await watcher.join(joining(room));
  });
  await pass(SETTLED);
}

/** The bytes of the answer to a newcomer. */
export async function bytesOfFirstJoin(port: number, room: PreparedRoom): Promise<number> {
  const newcomer = await Line.open(port);
  return newcomer.join({ ...joining(room), lastSeq: 0 });
}

function joining({ name, log }: PreparedRoom, token?: string): Join {
  return {
    v: PROTOCOL_VERSION,
    room: name,
    lastSeq: log.length,
    ...(token === undefined ? {} : { token }),
  };
}

async function eachAtOnce<T>(
  items: readonly T[],
  count: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
