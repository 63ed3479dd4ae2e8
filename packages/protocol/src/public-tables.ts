// Owns the types of the public list of tables, which is requested by http. It names persons only by the names chosen
// for seats, and gives no access to a seat.
import type { Phase } from '@ludo/room';
import type { RoomId } from './room-id.ts';

export const PUBLIC_TABLES_PATH = '/tables';

export interface PublicSeat {
  readonly player: number;
  readonly colours: readonly number[];
  /** `open`: anybody may sit down. A bot that plays for somebody has that person's name. */
  readonly state: 'open' | 'person' | 'bot';
  readonly name?: string;
}

export interface PublicTable {
  readonly room: RoomId;
  /** Rules text. */
  readonly rules: string;
  readonly seats: readonly PublicSeat[];
  readonly phase: Phase;
  readonly watchers: number;
  /** When the table was made or its game began, in milliseconds since 1970. */
  readonly since: number;
}

/** Days that a table is kept after its last row; null: for ever. */
export interface RetentionDays {
  readonly gathering: number | null;
  readonly playing: number | null;
  readonly over: number | null;
}

export interface PublicTables {
  readonly tables: readonly PublicTable[];
  readonly kept: RetentionDays;
}
