// Owns which dues this process does of rooms that no process looks after: those of a process that is gone, and of all after a
// start. It takes a few when they come, and the next ones once these are under way; before that it knows nothing of them.
import type { Result } from '@ludo/rules';
import type { Lines } from '../telemetry/lines.ts';
import type { Wait } from '../kit/wait.ts';
import type { EventStore, RoomDue, StoreProblem } from '../store/event-store.ts';

/** Milliseconds between claims, and for which others believe after one that this process is there. */
export const BEAT = 1000;
const LEASE = 5000;
const MOST_CLAIMED = 100;

/** Rooms that are looked through together, and milliseconds until the next of them, the same and all again. */
const PORTION = 1000;
const PAUSE = 100;
const AGAIN = 5000;
const NEXT_SEARCH = 3_600_000;

interface ClaimsOptions {
  readonly store: Pick<EventStore, 'claimDues' | 'findDues'>;
  /** There are other processes, some of them perhaps of an older version. */
  readonly isShared: boolean;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  readonly wait: Wait;
  readonly log: Lines;
  /** How many more rooms may be read into memory for what is due there. */
  readonly left: () => number;
  /** Resolves once the room is read, or its time is waited for. */
  readonly takeUp: (due: RoomDue) => Promise<void>;
}

interface Claims {
  start(): void;
  stop(): void;
}

export function createClaims({ store, isShared, time, wait, log, left, takeUp }: ClaimsOptions): Claims {
  let isStopped = false;
  let isAsking = false;
  let isBusy = false;
  let callOff = (): void => undefined;
  let callOffSearch = (): void => undefined;

  function goOn(): void {
    callOff = wait(BEAT, goOn);
    void claim();
  }

  /** Also while it can do none: others are told that it is there. */
  async function claim(): Promise<void> {
    if (isAsking || isStopped) return;
    isAsking = true;
    const most = isBusy ? 0 : Math.max(0, Math.min(MOST_CLAIMED, left()));
    const claimed = await asked(() => store.claimDues(time() + BEAT, LEASE, most));
    isAsking = false;
    if (claimed === undefined || claimed.length === 0) return;
    isBusy = true;
    try {
      for (const due of claimed) if (!isStopped) await takeUp(due);
    } finally {
      isBusy = false;
    }
    if (claimed.length === most) void claim();
  }

  /** A process of an older version says nothing of its dues. */
  async function search(from: number): Promise<void> {
    const next = await asked(() => store.findDues(from, PORTION));
    if (isStopped) return;
    const later = next === undefined ? AGAIN : next === null ? NEXT_SEARCH : PAUSE;
    callOffSearch = wait(later, () => void search(next === undefined ? from : (next ?? 0)));
  }

  /** Undefined: it failed. */
  async function asked<T>(ask: () => Promise<Result<T, StoreProblem>>): Promise<T | undefined> {
    try {
      const answer = await ask();
      if (answer.ok) return answer.value;
      if (!isStopped) log.error({ problem: answer.error }, 'what is due could not be read yet');
    } catch (thrown) {
      if (!isStopped) log.error({ reason: String(thrown) }, 'what is due could not be read yet');
    }
    return undefined;
  }

  return {
    start() {
      goOn();
      if (isShared) void search(0);
    },
    stop() {
      isStopped = true;
      callOff();
      callOffSearch();
    },
  };
}
