// Owns writing the first rows of rooms: those of one turn of the event loop, or that come during a write, in one
// append. For each append's sync the rows of running games wait.
import type { Result } from '@ludo/rules';
import type { EventStore, RoomRow, StoreProblem } from '../store/event-store.ts';

/** Of the row alone. */
type Answer = Result<null, StoreProblem>;

interface Opening {
  readonly row: RoomRow;
  readonly answer: (result: Answer) => void;
}

/** Resolves when the row is durable or refused. */
export function createOpenings(store: Pick<EventStore, 'append'>): (row: RoomRow) => Promise<Answer> {
  let queue: Opening[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      const written = await append(group.map(({ row }) => row));
      for (const { row, answer } of group) answer(answerFor(row, written));
    }
    isRunning = false;
  }

  async function append(rows: readonly RoomRow[]): ReturnType<EventStore['append']> {
    try {
      return await store.append(rows);
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: String(thrown) } };
    }
  }

  return (row) =>
    new Promise((answer) => {
      queue.push({ row, answer });
      if (!isRunning) void run();
    });
}

function answerFor({ room }: RoomRow, written: Awaited<ReturnType<EventStore['append']>>): Answer {
  if (!written.ok) return written;
  if (!written.value.includes(room)) return { ok: true, value: null };
  return { ok: false, error: { code: 'failed', reason: `there is a room ${room} already` } };
}
