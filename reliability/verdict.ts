// Owns what must hold in the end between a room's log and everybody who was there.
import { isDeepStrictEqual } from 'node:util';
import { checkRow, dueOf, foldRow, foldRows, takeSnapshot } from '@ludo/room';
import type { LoggedRow, RoomState } from '@ludo/room';
import type { Client } from './client.ts';

/** `isOver`: nothing is pending, so every command has an outcome. */
export function faultsOf(log: readonly LoggedRow[], clients: readonly Client[]): readonly string[] {
  const [room = ''] = clients.map((client) => client.room);
  return [
    ...faultsOfLog(log),
    ...faultsOfDice(room, log),
    ...clients.flatMap((client) => faultsOfClient(log, client)),
  ];
}

function faultsOfLog(log: readonly LoggedRow[]): readonly string[] {
  const faults: string[] = [];
  const ids = log.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length) faults.push('a command is in the log twice');
  let state: RoomState | null = null;
  for (const logged of log) {
    const due = state === null ? null : dueOf(state);
    const isByItself = 'by' in logged.row || logged.row.t === 'late';
    if (isByItself && (due === null || due.at > logged.at))
      faults.push(`row ${logged.s} came before it was due`);
    state = foldRow(state, logged).state;
  }
  if (!isDeepStrictEqual(state, foldRows(null, log))) faults.push('the log folds to two different states');
  return faults;
}

/** Each throw follows from what was published before it, whatever was killed in between. */
function faultsOfDice(room: string, log: readonly LoggedRow[]): readonly string[] {
  const faults: string[] = [];
  let state: RoomState | null = null;
  for (const logged of log) {
    const found = state === null ? null : checkRow(room, state, logged.row);
    if (found?.is === 'wrong')
      faults.push(`row ${logged.s} is ${JSON.stringify(found)}: ${JSON.stringify(logged.row)}`);
    state = foldRow(state, logged).state;
  }
  return faults;
}

function faultsOfClient(log: readonly LoggedRow[], client: Client): readonly string[] {
  const faults = [...client.complaints];
  if (client.seq > log.length) faults.push(`knows ${client.seq} rows of ${log.length}`);
  for (const [seq, text] of client.rows) {
    if (JSON.stringify(log[seq - 1]) !== text) faults.push(`heard a row that is not in the log: ${text}`);
  }
  for (const snapshot of client.snapshots) {
    const state = snapshot.s > log.length ? null : foldRows(null, log.slice(0, snapshot.s));
    if (state === null || JSON.stringify(takeSnapshot(state)) !== JSON.stringify(snapshot))
      faults.push(`was told a state that the log does not have at row ${snapshot.s}`);
  }
  for (const [id, seq] of client.acknowledged) {
    if (log[seq - 1]?.id !== id) faults.push(`${id} was acknowledged as row ${seq}, which it is not`);
  }
  const inLog = new Map(log.flatMap(({ id, s }) => (id === undefined ? [] : [[id, s] as const])));
  for (const [id, command] of client.commands) {
    const seq = inLog.get(id);
    const told = client.told.get(id);
    const what = `${id} (${JSON.stringify(command)})`;
    if (told === undefined) faults.push(`${what} was never answered`);
    if (seq === undefined && told === true) faults.push(`${what} was told to be done and is not in the log`);
    if (seq !== undefined && !client.acknowledged.has(id))
      faults.push(
        `${what} is row ${seq}, unacknowledged, told ${told}, refused: ${client.refused.get(id) ?? 'never'}, heard up to ${client.seq}`,
      );
  }
  const folded = foldRows(null, log.slice(0, client.seq));
  if (!isDeepStrictEqual(client.view, folded))
    faults.push(`sees another state than the log has at row ${client.seq}`);
  return faults;
}
