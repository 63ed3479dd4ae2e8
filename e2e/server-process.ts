// A game server in a process that a story can kill and start again on the same port and database. One that no story
// has killed is used again: to start one takes most of a second.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits } from '@ludo/server';
import type { FromServer, StoryDice, ToServer, Wanted } from './server-messages.ts';

const repository = join(import.meta.dirname, '..');
export const builtPage = join(repository, 'dist/client');

export interface ServerProcess {
  /** The same after every start. */
  readonly url: string;
  /** In this order, after those that are still there; a killed server gets them at its start. */
  deal(...faces: readonly number[]): Promise<void>;
  /** On the server's clock; what comes due by then happens at once. */
  pass(milliseconds: number): Promise<void>;
  /** Not thrown yet, first to last. */
  waitingDice(): readonly number[];
  /** With the dice. */
  problems(): readonly string[];
  log(): string;
  /** As a power cut would (SIGKILL). Dice that were not thrown stay for the next start. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** As a network without an answer: connections stay, and nothing comes over them. */
  freeze(): void;
  thaw(): void;
  /** From its next start on. */
  servePage(folder: string): void;
  /** Also removes its database. */
  dispose(): Promise<void>;
}

/** Its server is closed: it waits for the worker's next story. */
let spare: ChildProcess | undefined;

function processForServer(): ChildProcess {
  const ready = spare;
  spare = undefined;
  if (ready !== undefined && ready.exitCode === null && ready.connected) return ready;
  return fork(join(repository, 'scripts/run-typescript.mjs'), [join(repository, 'e2e/story-server.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    cwd: tmpdir(),
  });
}

/** Milliseconds to end in good order, however busy the machine is. */
const PATIENCE = 20_000;

/** Before it has its number. */
type Wish = { [T in ToServer['type']]: Omit<Extract<ToServer, { type: T }>, 'id'> }[ToServer['type']];

/** `limits`: where less than usual. `clientDir`: another build of the page. */
export async function startServerProcess(
  limits: Partial<Limits> = {},
  clientDir = builtPage,
  dice: StoryDice = 'dealt',
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
  let isFrozen = false;

  const send = (what: Wish) =>
    new Promise<void>((resolve, reject) => {
      if (child === undefined) return reject(new Error('the server is not running'));
      const message: ToServer = { ...what, id: ++lastId };
      waiting.set(message.id, resolve);
      child.send(message, (error) => {
        if (error !== null) reject(error);
      });
    });

  /** What the process says from now on is for another story. */
  let leave = (): void => {};

  const start = async () => {
    if (child !== undefined) throw new Error('the server is running already');
    const started = processForServer();
    child = started;
    const hear = (text: string): void => void (log += text);
    const streams = [started.stdout, started.stderr];
    for (const stream of streams) stream?.setEncoding('utf8').on('data', hear);
    await new Promise<void>((resolve, reject) => {
      const listen = (message: FromServer): void => {
        switch (message.type) {
          case 'listening':
            port = message.port;
            return resolve();
          case 'done':
            waiting.get(message.id)?.();
            return void waiting.delete(message.id);
          case 'thrown':
            return void remaining.splice(0, message.faces.length);
          case 'out-of-dice':
            return void problems.push(message.problem);
        }
      };
      const end = (status: number | null): void => {
        if (child === started) problems.push(`the server ended by itself:\n${log}`);
        reject(new Error(`the server ended with status ${status}:\n${log}`));
      };
      started.on('message', listen);
      started.once('exit', end);
      leave = () => {
        started.off('message', listen);
        started.off('exit', end);
        for (const stream of streams) stream?.off('data', hear);
      };
      const wanted: Wanted = {
        databaseFile: join(folder, 'games.db'),
        clientDir: served,
        port,
        passed,
        limits,
        dice,
      };
      started.send({ type: 'open', id: ++lastId, wanted } satisfies ToServer);
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

  /** Whether it ended in good order: then its process can be used again. */
  const close = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
    const closed = send({ type: 'close' }).then(
      () => true,
      () => false,
    );
    const isClosed = await Promise.race([closed, late]);
    clearTimeout(timer);
    return isClosed;
  };

  const dispose = async () => {
    const running = child;
    if (running !== undefined && !isFrozen && running.exitCode === null && (await close())) {
      leave();
      child = undefined;
      spare?.kill('SIGKILL');
      spare = running;
    }
    await kill();
    await rm(folder, { recursive: true, force: true });
  };

  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    isFrozen = name === 'SIGSTOP';
    child?.kill(name);
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
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    servePage: (wanted) => (served = wanted),
    dispose,
  };
}
