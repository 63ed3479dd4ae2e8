// Owns the types of the public list of tables. Persons are only named as they chose for seats, and nothing gives access
// to one.
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
  /** Its games begin with two pieces of each colour home. */
  readonly headStart?: true;
  /** What its rules are called by whoever made them. */
  readonly rulesName?: string;
  readonly phase: Phase;
  readonly watchers: number;
  /** As whoever watches sees it: position text. Absent before the first game. */
  readonly position?: string;
  /** Made, or its game began; milliseconds since 1970. */
  readonly since: number;
}

/** Days after the last row; null: for ever. */
export interface RetentionDays {
  readonly gathering: number | null;
  readonly playing: number | null;
  readonly over: number | null;
}

export interface PublicTables {
  readonly tables: readonly PublicTable[];
  readonly kept: RetentionDays;
}
