// For tests and benchmarks: a PostgreSQL of their own, or the one that TEST_POSTGRES_URL names, with empty databases.
import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const OWNER = 'ludo';
const DEBIAN = '/usr/lib/postgresql';
const given = process.env['TEST_POSTGRES_URL'];

export const NO_POSTGRES =
  'there is no PostgreSQL: apt-get install postgresql, put initdb and postgres on the PATH, or name a server in TEST_POSTGRES_URL';

/** Null: none is installed. */
const programs = findPrograms();
/** Whether tests do without a private one: on a device of somebody's own, and never where all has to be tested. */
export const isWithoutPrivatePostgres = programs === null && process.env['CI'] === undefined;
export const isWithoutPostgres = isWithoutPrivatePostgres && given === undefined;

export interface PostgresServer {
  /** Of an empty database. */
  empty(): Promise<string>;
  /** As whoever runs the server does, in a database. */
  ask(url: string, text: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export interface PrivatePostgres extends PostgresServer {
  /** At once, with all that is in its memory; the next start recovers. */
  crash(): Promise<void>;
  /** The first of its processes alone: the others end when they notice, and it can be started once the last one has. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The one that is named, or else a private one. */
export async function postgresServer(): Promise<PostgresServer> {
  return given === undefined ? await privatePostgres() : named(given);
}

/** `isDurable`: waits for the disk, as one in use does. */
export async function privatePostgres(isDurable = false): Promise<PrivatePostgres> {
  if (programs === null) throw new Error(NO_POSTGRES);
  const bin = programs;
  const folder = mkdtempSync(join(tmpdir(), 'ludo-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', OWNER, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  await promisify(execFile)(join(bin, 'initdb'), made, { cwd: folder, ...owner });
  const port = await freePort();
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...(isDurable ? [] : ['fsync=off', 'shared_buffers=16MB']),
    ].flatMap((setting) => ['-c', setting]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      cwd: folder,
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    running = child;
    await readiness(child);
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = running;
    running = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  const endWithThis = (): void => void running?.kill('SIGINT');
  process.once('exit', endWithThis);
  await start();
  return {
    ...named(`postgres://${OWNER}@127.0.0.1:${port}/postgres`),
    start,
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      process.off('exit', endWithThis);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function named(url: string): PostgresServer {
  let made = 0;
  const schemas: string[] = [];
  async function ask(at: string, text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(at);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }
  return {
    ask,
    async empty() {
      const schema = `test_${process.pid}_${++made}`;
      schemas.push(schema);
      await ask(url, `CREATE SCHEMA ${schema}`);
      const address = new URL(url);
      address.searchParams.set('options', `-c search_path=${schema}`);
      return address.href;
    },
    async stop() {
      for (const schema of schemas) await ask(url, `DROP SCHEMA ${schema} CASCADE`);
    },
  };
}

/** On the PATH, or else the newest that Debian has. */
function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...newest.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const isWhole = (folder: string): boolean =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

/** PostgreSQL refuses to be run by root. */
function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: number('-u'), gid: number('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function readiness(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL has ended: ${said}`)));
  });
}
