/** Reads the log of a table from the server: to check all its dice, and to look back. */
import type { LoggedRow } from '@ludo/room';
import { gameSoFar } from '../records/so-far.ts';
import type { GameSoFar } from '../table.ts';
import type { Wire } from '../remote/wire.ts';
import type { WholeLog } from './checked.ts';
import { checkWholeLog } from './whole-log.ts';

/** Milliseconds for an answer. */
const PATIENCE = 15_000;
/** Attempts while rows keep coming. */
const MOST = 5;

/** Rows after a number, in order; none: there are no more by now. Null: they cannot be had. */
type ReadLog = (after: number) => Promise<readonly LoggedRow[] | null>;

function readingFrom(wire: Wire, room: string): ReadLog {
  const read = (after: number): Promise<readonly LoggedRow[] | null> =>
    new Promise((resolve) => {
      wire.timeout(PATIENCE).emit('log', { room, after }, (late, answer) => {
        if (late === null && answer.ok) return resolve(answer.rows);
        const wait =
          late === null && !answer.ok && 'retryAfter' in answer.refusal
            ? answer.refusal.retryAfter
            : undefined;
        if (wait === undefined) return resolve(null);
        setTimeout(() => void read(after).then(resolve), wait);
      });
    });
  return read;
}

/** Null: it cannot be had now, or no game has begun. */
export function remoteSoFar(wire: Wire, room: string): () => Promise<GameSoFar | null> {
  const read = readingFrom(wire, room);
  return async () => {
    const rows: LoggedRow[] = [];
    for (;;) {
      const more = await read(rows.at(-1)?.s ?? 0);
      if (more === null) return null;
      if (more.length === 0) return gameSoFar(rows);
      rows.push(...more);
    }
  };
}

/** `known`: the last row that the page has. `found` is told what was found up to there. */
export function remoteLog(
  wire: Wire,
  room: string,
  known: () => number,
  found: (log: WholeLog) => void,
): () => Promise<boolean> {
  const read = readingFrom(wire, room);
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  return async () => {
    for (let nth = 0; nth < MOST; nth++) {
      try {
        const log = await checkWholeLog({ room, read, pause });
        if (log === null) return false;
        found(log);
        if (log.seq >= known()) return true;
      } catch {
        // Rows that do not fit each other: the page that folds them says so.
        return false;
      }
    }
    return false;
  };
}
