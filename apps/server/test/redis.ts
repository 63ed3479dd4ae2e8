// For tests: a Redis of their own, or the one that TEST_REDIS_URL names.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './postgres.ts';

const given = process.env['TEST_REDIS_URL'];

export const NO_REDIS =
  'there is no Redis: apt-get install redis-server, put redis-server or valkey-server on the PATH, or name a server in TEST_REDIS_URL';

/** Null: none is installed. */
const program = findProgram();
/** Whether tests do without a private one: on a device of somebody's own, and never where all has to be tested. */
export const isWithoutPrivateRedis = program === null && process.env['CI'] === undefined;
export const isWithoutRedis = isWithoutPrivateRedis && given === undefined;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface PrivateRedis extends RedisServer {
  readonly port: number;
  /** At once; what it knew is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** The one that is named, or else a private one. */
export async function redisServer(): Promise<RedisServer> {
  return given === undefined ? await privateRedis() : { url: given, stop: () => Promise.resolve() };
}

/** `password`: which everybody has to know. `more`: further settings. */
export async function privateRedis(password = '', more: readonly string[] = []): Promise<PrivateRedis> {
  if (program === null) throw new Error(NO_REDIS);
  const path = program;
  const folder = mkdtempSync(join(tmpdir(), 'ludo-redis-'));
  const port = await freePort();
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const secret = password === '' ? [] : ['--requirepass', password];
    const child = spawn(path, [...settings, '--dir', folder, ...secret, ...more], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    await readiness(child);
  }

  async function kill(): Promise<void> {
    const child = running;
    running = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  const endWithThis = (): void => void running?.kill('SIGKILL');
  process.once('exit', endWithThis);
  await start();
  return {
    url: `redis://${password === '' ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
    port,
    start,
    kill,
    signal: (signal) => void running?.kill(signal),
    async stop() {
      await kill();
      process.off('exit', endWithThis);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findProgram(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = ['redis-server', 'valkey-server'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => existsSync(path)) ?? null;
}

function readiness(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis has ended: ${said}`)));
  });
}
