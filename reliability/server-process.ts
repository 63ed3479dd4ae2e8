// Owns a server process that a test kills and starts again on the same port and database.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleOf } from '../scripts/run-typescript.mjs';

/** Times as fast: a clock of five seconds runs out within half of one. */
export const HASTE = 10;

export class ServerProcess {
  readonly #bundle = bundleOf(fileURLToPath(new URL('./hasty-server.ts', import.meta.url)));
  readonly #database: string;
  readonly #haste: number;
  readonly #birth: number;
  readonly #redis: string;
  #child: ChildProcess | null = null;
  /** Has loaded its code, and waits for its port. */
  #next: ChildProcess | null = null;
  port = 0;

  /** `database`: a file, or the address of a PostgreSQL. `redis`: an address, or nothing. */
  constructor(database: string, haste = HASTE, birth = Date.now(), redis = '') {
    this.#database = database;
    this.#haste = haste;
    this.#birth = birth;
    this.#redis = redis;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Milliseconds since 1970. */
  get time(): number {
    return this.#birth + (Date.now() - this.#birth) * this.#haste;
  }

  async start(): Promise<void> {
    const child = this.#next ?? this.#fork();
    this.#child = child;
    this.#next = this.#fork();
    const listening = new Promise<number>((resolve, reject) => {
      child.once('message', (port) => resolve(Number(port)));
      child.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
    });
    child.send(this.port);
    this.port = await listening;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    await end(child);
  }

  async dispose(): Promise<void> {
    await this.kill();
    await end(this.#next);
  }

  #fork(): ChildProcess {
    const words = [this.#database, String(this.#birth), String(this.#haste), this.#redis];
    return fork(this.#bundle, words, { execArgv: [] });
  }
}

async function end(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
