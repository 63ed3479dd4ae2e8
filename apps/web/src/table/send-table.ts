/** Sends a table to a television from outside of it: the server takes that only from who is there. */
import type { WireRefusal } from '@ludo/protocol';
import { failure, type Result } from '@ludo/rules';
import { openRemoteTable } from './remote/remote-table.ts';
import type { Table } from './table.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

/** A null error: the server could not be reached in time. `open`: for tests. */
export async function sendTable(
  room: string,
  code: string,
  open: (room: string) => Table = openRemoteTable,
): Promise<Result<null, WireRefusal | null>> {
  const table = open(room);
  const there = await new Promise<Result<null, WireRefusal | null>>((resolve) => {
    const late = setTimeout(() => resolve(failure(null)), PATIENCE);
    const look = (): void => {
      const { room: state, problem } = table.view();
      if (state === null && problem === null) return;
      clearTimeout(late);
      resolve(problem === null ? { ok: true, value: null } : failure(problem));
    };
    table.subscribe(look);
    look();
  });
  const answer = there.ok ? await (table.television?.show(code) ?? failure(null)) : there;
  table.close();
  return answer;
}
