/**
 * A room on the server continues the game of one screen, which stays as it is until everybody who stays has a seat there.
 */
import type { RefusalCode, RoomId } from '@ludo/protocol';
import { beginningOf, type Command, type Opening, type RoomState, type TableChoices } from '@ludo/room';
import { failure, isOver, printPosition, success, type Result } from '@ludo/rules';
import { makeRoom, openRemoteTable } from './remote/remote-table.ts';
import type { Table } from './table.ts';

/** Why there is no room, or only an incomplete one. */
export type OpeningProblem = RefusalCode | 'unreachable';

/** Milliseconds for all of it. */
const PATIENCE = 15_000;

export interface OpenUpRequest {
  readonly room: RoomState;
  /** Player numbers; bots stay bots, the other seats become free. */
  readonly staying: readonly number[];
  readonly table: TableChoices;
}

/** Dice on the table go along, so that nothing is thrown again, and how the score is kept. */
export function openingOf(room: RoomState, table: TableChoices): Opening {
  const { points, bestOf, begins, drawsSeats } = room.table;
  const opening = {
    rules: room.rules,
    seats: room.seats,
    table: { ...table, points, bestOf, begins, drawsSeats },
    ...(room.start === 'head-start' ? { headStart: true as const } : {}),
    ...(room.rulesName === null ? {} : { rulesName: room.rulesName }),
  };
  const { phase, position } = room;
  if (phase === 'playing' && position !== null && !isOver(position))
    return { ...opening, position: printPosition(position), goesOn: true };
  const from = beginningOf(room);
  return from === null ? opening : { ...opening, position: from };
}

/** In order. */
export function commandsFor({ room, staying }: OpenUpRequest): readonly Command[] {
  const sits = room.seatList.flatMap((seat): Command[] =>
    seat.state === 'held' && staying.includes(seat.player)
      ? [{ do: 'sit', player: seat.player, name: seat.name }]
      : [],
  );
  const bots = room.seatList.flatMap((seat): Command[] =>
    seat.state === 'bot' ? [{ do: 'bot', player: seat.player, level: seat.level }] : [],
  );
  const isFull = sits.length + bots.length === room.seatList.length;
  return [...sits, ...bots, ...(isFull ? [{ do: 'start' } as const] : [])];
}

/** The game has begun there if nobody else is waited for. */
export async function openUp(wish: OpenUpRequest): Promise<Result<RoomId, OpeningProblem>> {
  let table: Table | null = null;
  const done = async (): Promise<Result<RoomId, OpeningProblem>> => {
    const made = await makeRoom(openingOf(wish.room, wish.table));
    if (made === null) return failure('unreachable');
    if (!made.ok) return failure(made.refusal.code);
    table = openRemoteTable(made.room);
    for (const command of commandsFor(wish)) {
      const result = await table.act(command);
      if (!result.ok) return failure(result.error.code);
    }
    return success(made.room);
  };
  const result = await Promise.race([done(), tooLong()]);
  // TypeScript does not see that `done` has set it.
  (table as Table | null)?.close();
  return result;
}

function tooLong(): Promise<Result<RoomId, OpeningProblem>> {
  return new Promise((resolve) => setTimeout(() => resolve(failure('unreachable')), PATIENCE));
}
