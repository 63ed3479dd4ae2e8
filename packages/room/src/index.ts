// The door of @ludo/room: a room's log, its fold and its decisions. Pure: no clock, no chance, no input or output.
export type { Dice, Throw } from './dice.ts';
export type { LoggedRow, PersonId, Roll, Rounds, Row } from './rows.ts';
export type {
  ColourStatistics,
  Ending,
  Folded,
  LastThrow,
  Phase,
  RoomEvent,
  RoomState,
  Seat,
} from './state.ts';
export type { Command, RoomRefusal, RoomRefusalCode } from './commands.ts';
export { roomRefusalCodes } from './commands.ts';
export { DamagedLog, foldRow, foldRows } from './fold.ts';
export { decide, open } from './decide.ts';
export type { By, Opening } from './decide.ts';
export { judgeRounds, whoBegins } from './who-begins.ts';
export type { Beginning } from './who-begins.ts';
export { NAME_LENGTH, readName } from './names.ts';
export type { NameProblem } from './names.ts';
export { holds, mayDirect, playersOf, seatOf, throwingColours } from './seats.ts';
