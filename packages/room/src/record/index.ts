// Games as records: taken from the rows, printed, parsed, checked by playing them.
export { takingRecord } from './take-record.ts';
export { printingRecord, printRecord, printRecordLine } from './print-record.ts';
export { parseRecord } from './parse-record.ts';
export { playingRecord, type Deed } from './play-record.ts';
export { roomBefore } from './record-room.ts';
export { momentsOf, type Moments } from './moments.ts';
export { checkRecord, type CheckedRecord } from './check-record.ts';
export {
  DamagedRecord,
  RECORD_LENGTH,
  type GameRecord,
  type RecordFault,
  type RecordLine,
  type RecordSeat,
} from './game-record.ts';
