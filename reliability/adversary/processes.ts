// Owns the processes of a fight: the server with a small heap, the attackers on one core.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Word } from './attacker.ts';
import type { Orders, Tally } from './ground.ts';
import type { Memory, SWEPT as Swept, Usage, Wish } from './target.ts';

/** From target.ts, which would run if it were imported. */
const SWEPT: typeof Swept = 'swept';

/** Megabytes. */
const HEAP = 256;
/** Milliseconds between two readings of memory, and until the server counts as dead. */
const BETWEEN = 200;
const PATIENCE = 10_000;
/** So many times what was held at most, garbage may hide more; and milliseconds between two collections to know. */
const WORTH_A_COLLECTION = 1.1;
const BETWEEN_COLLECTIONS = 2000;
/** Milliseconds for attackers to end by themselves; and for those whose steps are counted. */
const OVERTIME = 5000;
const COUNTED = 70_000;

export class Target {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #timer: NodeJS.Timeout;
  #most: Memory = { resident: 0, heap: 0, external: 0 };
  #collected = Number.NEGATIVE_INFINITY;
  isAlive = true;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.on('message', (usage) => {
      if (usage === SWEPT) return;
      const { resident, heap, external, isCollected } = usage as Usage;
      const most = this.#most;
      this.#most = {
        resident: Math.max(most.resident, resident),
        heap: isCollected ? Math.max(most.heap, heap) : most.heap,
        external: Math.max(most.external, external),
      };
      if (!isCollected && heap > most.heap * WORTH_A_COLLECTION) this.#collect();
    });
    child.once('exit', () => (this.isAlive = false));
    this.#timer = setInterval(() => this.#wish({ type: 'usage', isCollected: false }), BETWEEN);
  }

  static async start(bundle: string, file: string, logFile: string, clientDir: string): Promise<Target> {
    const child = fork(bundle, [file, logFile, clientDir], {
      execArgv: [`--max-old-space-size=${HEAP}`, '--expose-gc'],
      // A server that runs out of memory prints much.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (said) => resolve(Number(said)));
      child.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
    });
    return new Target(child, port);
  }

  /** Of the heap without garbage, of which there may be as much as the heap has room for. */
  get most(): Memory {
    return this.#most;
  }

  #collect(): void {
    const now = performance.now();
    if (now - this.#collected < BETWEEN_COLLECTIONS) return;
    this.#collected = now;
    this.#wish({ type: 'usage', isCollected: true });
  }

  /** After a collection; null: it does not answer. */
  async usage(): Promise<Usage | null> {
    if (!this.isAlive) return null;
    const answered = new Promise<Usage | null>((resolve) => {
      const end = (usage: Usage | null): void => {
        this.#child.off('message', hear).off('exit', gone);
        clearTimeout(timer);
        resolve(usage);
      };
      const hear = (usage: unknown): void => {
        if ((usage as Usage).isCollected) end(usage as Usage);
      };
      const gone = (): void => end(null);
      const timer = setTimeout(gone, PATIENCE);
      timer.unref();
      this.#child.on('message', hear).once('exit', gone);
    });
    this.#wish({ type: 'usage', isCollected: true });
    return answered;
  }

  /** Resolves when the server has swept by that clock. */
  moveClock(ahead: number): Promise<void> {
    const swept = new Promise<void>((resolve) => {
      const hear = (said: unknown): void => {
        if (said !== SWEPT) return;
        this.#child.off('message', hear);
        resolve();
      };
      this.#child.on('message', hear);
    });
    this.#wish({ type: 'clock', ahead });
    return swept;
  }

  async kill(): Promise<void> {
    clearInterval(this.#timer);
    await end(this.#child);
  }

  #wish(wish: Wish): void {
    if (this.isAlive && this.#child.connected) this.#child.send(wish, () => undefined);
  }
}

/** Resolves with the tally once the attackers are gone. */
export async function attackWith(bundle: string, orders: Orders, target: Target): Promise<Tally> {
  const child = fork(bundle, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  holdToOneCore(child);
  let tally: Tally | null = null;
  child.on('message', (said) => {
    const word = said as Word;
    if (word.type === 'clock')
      void target.moveClock(word.ahead).then(() => child.connected && child.send(SWEPT, () => undefined));
    else tally = word.tally;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const timer = setTimeout(() => child.kill('SIGKILL'), (orders.milliseconds ?? COUNTED) + OVERTIME);
  child.send(orders);
  await ended;
  clearTimeout(timer);
  return tally ?? { 'attackers that had to be ended': 1 };
}

/** All threads of a new process on the last core, where the system can. */
function holdToOneCore({ pid }: ChildProcess): void {
  if (process.platform !== 'linux' || pid === undefined) return;
  spawnSync('taskset', ['-a', '-c', '-p', String(availableParallelism() - 1), String(pid)]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
