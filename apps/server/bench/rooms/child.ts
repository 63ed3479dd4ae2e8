// Owns the processes that the benchmark starts: their usage over IPC, and their end.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import type { Usage } from './host.ts';

/** Milliseconds for an orderly end, which may write a profile. */
const PATIENCE = 5000;

/** The folder of the started source file; the benchmark itself runs from a bundle elsewhere. */
export const here = dirname(resolve(process.argv[1] ?? '.'));
export const repository = resolve(here, '../../..');
const running = new Set<ChildProcess>();

export class Child {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#process = child;
    this.port = port;
  }

  /** Starts `rooms/NAME.ts`; resolves when it listens. */
  static start(name: 'server' | 'floor', ...args: readonly string[]): Promise<Child> {
    return Child.startIn({}, name, ...args);
  }

  /** As `start`, with additions to the environment. */
  static async startIn(
    environment: Readonly<Record<string, string>>,
    name: 'server' | 'floor',
    ...args: readonly string[]
  ): Promise<Child> {
    const runner = join(repository, 'scripts/run-typescript.mjs');
    const child = adopt(
      fork(runner, [join(here, 'rooms', `${name}.ts`), ...args], {
        execArgv: ['--expose-gc', ...profiling(name)],
        env: { ...process.env, NODE_ENV: 'production', ...environment },
      }),
    );
    return new Child(child, (await answerOf(child)) as number);
  }

  /** `collected`: after a garbage collection. */
  usage(wish: 'now' | 'collected' = 'now'): Promise<Usage> {
    const answer = answerOf(this.#process) as Promise<Usage>;
    this.#process.send(wish);
    return answer;
  }

  end(): Promise<void> {
    return endOf(this.#process);
  }
}

/** `--profile FOLDER`: every server writes a CPU profile there. */
function profiling(name: string): readonly string[] {
  const at = process.argv.indexOf('--profile');
  const folder = at < 0 ? undefined : process.argv[at + 1];
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(folder, name)}`];
}

export function adopt(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function endAll(): Promise<void> {
  await Promise.all(Array.from(running, endOf));
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  else child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(timer);
}

export function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failed = (status: number | null): void =>
      reject(new Error(`a server ended with status ${String(status)}`));
    child.once('exit', failed);
    child.once('message', (answer) => {
      child.off('exit', failed);
      resolve(answer);
    });
  });
}
