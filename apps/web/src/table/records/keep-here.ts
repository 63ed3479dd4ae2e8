/** Keeps the games of this screen on this device, each once it is over. */
import { afterPaint, whenIdle } from '../../device/after-paint.ts';
import { keptHere, noteKeptHere } from '../stored-game.ts';
import type { RecordOfGame, Table } from '../table.ts';

interface Ended {
  /** Milliseconds since 1970. */
  readonly at: number | null;
  readonly record: RecordOfGame;
}

/** By when the game began: no other one on this device did then. */
const idOf = (startedAt: number): string => startedAt.toString(36);

/** What is under way, by table. */
const settling = new WeakMap<Table, Promise<void>>();

/** Gives what ends it; what is over by then is kept nevertheless. */
export function keepEndedGames(table: Table): () => void {
  const ended = new Map<number, Ended>();
  const listen = (): void => {
    const room = table.view().room;
    if (room === null || room.startedAt === null) return;
    const { phase, startedAt, endedAt } = room;
    const isKept = keptHere() === idOf(startedAt);
    if (phase === 'playing') {
      // Its end was taken back.
      ended.delete(startedAt);
      if (isKept) settle();
      return;
    }
    if (phase !== 'over' || isKept || ended.get(startedAt)?.at === endedAt) return;
    // Now: the next game takes its place.
    const record = table.lastGame?.();
    if (record === undefined) return;
    ended.set(startedAt, { at: endedAt, record });
    settle();
  };
  const settle = (): void => {
    const before = settling.get(table) ?? Promise.resolve();
    settling.set(
      table,
      before
        .then(untilIdle)
        .then(keepAndForget)
        .catch(() => undefined),
    );
  };
  const keepAndForget = async (): Promise<void> => {
    for (const [startedAt, { record }] of ended) {
      ended.delete(startedAt);
      const id = idOf(startedAt);
      // Another tab was first, and somebody may have removed it since.
      if (keptHere() === id) continue;
      const text = await record(true);
      if (text === null) continue;
      const { keepRecord } = await import('./kept-games.ts');
      if ((await keepRecord(text, 'here', id)) !== null) noteKeptHere(id);
    }
    const room = table.view().room;
    if (room?.phase !== 'playing' || room.startedAt === null || keptHere() !== idOf(room.startedAt)) return;
    const { forgetKept } = await import('./kept-games.ts');
    await forgetKept(idOf(room.startedAt));
    noteKeptHere(null);
  };
  if (typeof indexedDB === 'undefined') return () => {};
  listen();
  return table.subscribe(listen);
}

/** The identifier by which the last game of this table is kept; null: it is not, or not any more. */
export async function keptIdOf(table: Table): Promise<string | null> {
  await settling.get(table);
  const startedAt = table.view().room?.startedAt;
  if (startedAt == null) return null;
  const { keptRecord } = await import('./kept-games.ts');
  return (await keptRecord(idOf(startedAt))) === null ? null : idOf(startedAt);
}

/** The end of a game is shown first. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => afterPaint(() => whenIdle(resolve)));
}
