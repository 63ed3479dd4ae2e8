/** Records that name nobody. */
import type { Deed, GameRecord, RecordSeat } from '@ludo/room/record';
import { coloursOfPlayer, ruleSetOf } from '@ludo/rules';
import type { Catalogue } from '../../words/catalogue.ts';
import { coloursInWords } from '../../setup/begin-here.ts';

export function withoutNames(record: GameRecord): GameRecord {
  const bare = (seat: RecordSeat): RecordSeat => (seat.is === 'nobody' ? seat : { ...seat, name: null });
  return {
    ...record,
    seated: record.seated.map(bare),
    lines: record.lines.map((line) => (line.is === 'seat' ? { is: 'seat', seat: bare(line.seat) } : line)),
  };
}

/** People whose name is left out are called by their colours, as everywhere. */
export function calledByColours(
  record: GameRecord,
  deeds: readonly Deed[],
  text: Catalogue,
): { readonly record: GameRecord; readonly deeds: readonly Deed[] } {
  const ruleSet = ruleSetOf(record.rules);
  if (!ruleSet.ok) return { record, deeds };
  const { board } = ruleSet.value;
  const called = (seat: RecordSeat): RecordSeat => {
    if (seat.is === 'nobody' || seat.name !== null) return seat;
    if (seat.is === 'bot' && seat.person === null) return seat;
    return { ...seat, name: coloursInWords(text, coloursOfPlayer(record.seats, seat.player), board) };
  };
  return {
    record: { ...record, seated: record.seated.map(called) },
    deeds: deeds.map((deed) => ('seat' in deed ? { seat: called(deed.seat) } : deed)),
  };
}
