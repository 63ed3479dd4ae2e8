import type { BackedUp } from './backup.ts';
import type { Checked } from './check.ts';
import { printBytes, printCount, printTime } from './figures.ts';
import type { Moved } from './move.ts';
import type { Restored } from './restore.ts';

const MOST_FAULTS = 50;

export function linesOfBackup(
  { file, bytes, rooms, rows }: BackedUp,
  milliseconds: number,
): readonly string[] {
  const contents = `${printBytes(bytes)}, ${printCount(rooms, 'room')}, ${printCount(rows, 'row')}`;
  return [
    `Copied to ${file}: ${contents}, in ${(milliseconds / 1000).toFixed(1)} s.`,
    'Whoever reads the copy can foresee dice: keep it as safe as the database.',
  ];
}

export function linesOfCheck(checked: Checked): readonly string[] {
  const { file, bytes, version, rooms, rows, oldest, newest, persons, faults } = checked;
  return [
    `${file}: ${printBytes(bytes)}, version ${version}`,
    `rooms: ${rooms.toLocaleString('en')}, rows: ${rows.toLocaleString('en')}, persons with renewed tokens: ${persons.toLocaleString('en')}`,
    `oldest row: ${printTime(oldest)}, newest: ${printTime(newest)}`,
    ...faults.slice(0, MOST_FAULTS).map(({ where, reason }) => `damaged: ${where}: ${reason}`),
    ...(faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : []),
    faults.length === 0 ? 'All is whole.' : `${printCount(faults.length, 'fault')}.`,
  ];
}

export function linesOfRestore({ file, checked, aside, persons }: Restored): readonly string[] {
  const { rooms, rows, newest, bytes, faults } = checked;
  const contents = `${printCount(rooms, 'room')}, ${printCount(rows, 'row')}, ${printBytes(bytes)}`;
  return [
    `Restored ${contents} from ${checked.file} to ${file}; the newest row is of ${printTime(newest)}.`,
    ...(faults.length === 0 ? [] : [`${printCount(faults.length, 'fault')} came along: see check.`]),
    aside === null ? 'No database was there before.' : `The database that was there before lies in ${aside}.`,
    'The dice of each table start from new secrets when it is played on; its players are told.',
    persons === null
      ? strangers(newest)
      : `The tokens that work by now were taken over from it, of ${printCount(persons, 'person', 'persons')}.`,
  ];
}

export function linesOfMove({ from, to, rooms, rows }: Moved, milliseconds: number): readonly string[] {
  const contents = `${printCount(rooms, 'room')} and ${printCount(rows, 'row')}`;
  const next =
    to.in === 'file'
      ? 'Name that file in DATABASE, take DATABASE_URL away, and start the server.'
      : 'Name that database in DATABASE_URL, and start the server.';
  return [
    `Moved ${contents} from ${from} to ${to.name}, in ${(milliseconds / 1000).toFixed(1)} s; both sides count the same.`,
    next,
    `${from} is as it was. Let no server run it any more: the dice of its tables would be those of the other ones. Whoever reads it can foresee them, so keep it as safe, and delete it when you no longer need it.`,
  ];
}

function strangers(newest: number | null): string {
  return `Which tokens were renewed since ${printTime(newest)} could not be read from a database here, so whoever has come back to a seat since then is a stranger to it, and a copied token that was used up since works again: tell the hosts to set such seats free, so that their players can sit down anew.`;
}
