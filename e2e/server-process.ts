// A game server in a process of its own, which a story can kill and start again on the same port and database.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits } from '@ludo/server';
import type { FromServer, ToServer } from './server-messages.ts';

const repository = join(import.meta.dirname, '..');
/** The page as it was built. */
export const builtPage = join(repository, 'dist/client');

export interface ServerProcess {
  /** `http://127.0.0.1:PORT`, the same after every start. */
  readonly url: string;
  /** Deals dice, to be thrown in this order (after those that are still there). A killed server gets them at its start. */
  deal(...faces: readonly number[]): Promise<void>;
  /** Lets so many milliseconds go by on the server's clock: what comes due by then happens at once. */
  pass(milliseconds: number): Promise<void>;
  /** The dice that were dealt and not thrown yet, first to last. */
  waitingDice(): readonly number[];
  /** What went wrong with the dice, if anything. */
  problems(): readonly string[];
  /** All that the server wrote to its standard output and error. */
  log(): string;
  /** Ends it at once, as a power cut would: SIGKILL. Dice that were not thrown are kept for the next start. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it in its tracks, as a network without an answer would: connections stay, and nothing comes over them. */
  freeze(): void;
  thaw(): void;
  /** From its next start on it serves the page of this folder. */
  servePage(folder: string): void;
  /** Kills it and removes its database. */
  dispose(): Promise<void>;
}

/** A message to the server before it has its number. */
type Wish = { [T in ToServer['type']]: Omit<Extract<ToServer, { type: T }>, 'id'> }[ToServer['type']];

/**
 * `limits`: what one person, address or room may ask for, where the story wants less than usual. `clientDir`: a build of the
 * page, this one's own unless another is to be compared with it.
 */
export async function startServerProcess(
  limits: Partial<Limits> = {},
  clientDir = builtPage,
): Promise<ServerProcess> {
  if (!existsSync(join(clientDir, 'index.html')))
    throw new Error('There is no build yet: run `npm run build`.');
  const folder = await mkdtemp(join(tmpdir(), 'story-'));
  let served = clientDir;
  const remaining: number[] = [];
  const problems: string[] = [];
  const waiting = new Map<number, () => void>();
  let child: ChildProcess | undefined;
  let port = 0;
  let log = '';
  let lastId = 0;
  let passed = 0;

  const send = (what: Wish) =>
    new Promise<void>((resolve, reject) => {
      if (child === undefined) return reject(new Error('the server is not running'));
      const message: ToServer = { ...what, id: ++lastId };
      waiting.set(message.id, resolve);
      child.send(message, (error) => {
        if (error !== null) reject(error);
      });
    });

  const start = async () => {
    if (child !== undefined) throw new Error('the server is running already');
    const runner = join(repository, 'scripts/run-typescript.mjs');
    const entry = join(repository, 'e2e/story-server.ts');
    const started = fork(
      runner,
      [entry, join(folder, 'games.db'), served, String(port), String(passed), JSON.stringify(limits)],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        cwd: folder,
      },
    );
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
    }
    await new Promise<void>((resolve, reject) => {
      started.on('message', (message: FromServer) => {
        switch (message.type) {
          case 'listening':
            port = message.port;
            return resolve();
          case 'done':
            waiting.get(message.id)?.();
            return waiting.delete(message.id);
          case 'thrown':
            return remaining.splice(0, message.faces.length);
          case 'out-of-dice':
            return problems.push(message.problem);
        }
      });
      started.once('exit', (status) => reject(new Error(`the server ended with status ${status}:\n${log}`)));
    });
    started.once('exit', () => {
      if (child === started) problems.push(`the server ended by itself:\n${log}`);
    });
    if (remaining.length > 0) await send({ type: 'deal', faces: remaining });
  };

  const kill = async () => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    deal: async (...faces) => {
      remaining.push(...faces);
      if (child !== undefined) await send({ type: 'deal', faces });
    },
    pass: async (milliseconds) => {
      passed += milliseconds;
      await send({ type: 'pass', milliseconds });
    },
    waitingDice: () => remaining,
    problems: () => problems,
    log: () => log,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    servePage: (wanted) => (served = wanted),
    dispose: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
