// What the entry prints when it cannot start.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerTo } from '../src/running/command-line.ts';
import { addressesOf } from '../src/running/addresses.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

function run(
  env: Record<string, string>,
  ...[program = 'main.ts', ...words]: readonly string[]
): Promise<{ status: number | null; errors: string }> {
  const entry = join(repository, 'apps/server/src', program);
  const child = spawn(process.execPath, [join(repository, 'scripts/run-typescript.mjs'), entry, ...words], {
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve) => child.once('exit', (status) => resolve({ status, errors })));
}

test('a database that cannot be written, a port, a level and days that are none, are told in plain words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-main-'));
  writeFileSync(join(folder, 'file'), '');
  const [database, ...others] = await Promise.all([
    run({ PORT: '0', DATABASE: join(folder, 'file', 'games.sqlite') }),
    run({ PORT: 'eighty' }),
    run({ PORT: '0', LOG_LEVEL: 'loud' }),
    run({ PORT: '0', KEEP_FINISHED_DAYS: 'a year' }),
    run({ PORT: '0', PACK_GAMES: 'some' }),
    run({ PORT: '0', MOST_STORE_MB: '0' }),
    run({ PORT: '0', MOST_CONNECTIONS: '0' }),
    run({ PORT: '0', PUBLIC_URL: 'games.example/ludo' }),
    run({ PORT: '0', DATABASE_URL: 'games.example/ludo' }),
    run({ DATABASE_URL: 'postgres://games.example/ludo' }, 'database/main.ts', 'check'),
    run({ PORT: '0', REDIS_URL: 'redis://:secret@games.example' }),
    run({
      PORT: '0',
      DATABASE_URL: 'postgres://games.example/ludo',
      REDIS_URL: 'http://:secret@games.example',
    }),
  ]);
  for (const { status } of [database, ...others]) expect(status).toBe(1);
  expect(database.errors).toMatch(/^The games cannot be kept in .*games\.sqlite: .*Choose another file/m);
  const [port, level, days, packs, store, connections, address, url, check, redis, other] = others;
  expect(port.errors).toContain('PORT=eighty is not a port');
  expect(level.errors).toMatch(/^LOG_LEVEL=loud is none of these: .*info/);
  expect(days.errors).toContain('KEEP_FINISHED_DAYS=a year is not a number of days');
  expect(packs.errors).toContain('PACK_GAMES=some is neither 1 nor 0');
  expect(store.errors).toContain('MOST_STORE_MB=0 is not a number of at least 1');
  expect(connections.errors).toContain('MOST_CONNECTIONS=0 is not a number of at least 1');
  expect(address.errors).toContain('PUBLIC_URL=games.example/ludo is not an address of a server');
  expect(url.errors).toContain('DATABASE_URL is not the address of a database');
  expect(check.errors).toContain('The tables are in PostgreSQL (DATABASE_URL)');
  expect(redis.errors).toContain('REDIS_URL is for several servers whose tables are in PostgreSQL');
  expect(other.errors).toContain('REDIS_URL is not the address of a Redis');
  expect(redis.errors + other.errors).not.toContain('secret');
  rmSync(folder, { recursive: true });
});

test('to words the program answers, and starts nothing', async () => {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(answerTo([])).toBeNull();
  expect(answerTo(['--version'])).toEqual({ text: `${version}\n`, status: 0 });
  expect(answerTo(['--help'])?.text).toContain('docs/operations.md');
  for (const [, name = ''] of (answerTo(['--help'])?.text ?? '').matchAll(/^ {2}([A-Z_]+) /gm))
    expect(readFileSync(join(repository, 'docs/operations.md'), 'utf8')).toContain(`| \`${name}\` |`);
  const refused = await run({ PORT: '0' }, 'main.ts', '--port', '80');
  expect(refused.status).toBe(2);
  expect(refused.errors).toContain('--port 80 is not understood');
});

test('the addresses that are printed: this device first, then those on the local network', () => {
  expect(addressesOf('127.0.0.1', 8080)).toEqual([{ where: 'here', url: 'http://127.0.0.1:8080' }]);
  expect(addressesOf('::1', 8080)).toEqual([{ where: 'here', url: 'http://[::1]:8080' }]);
  const [first, ...others] = addressesOf('0.0.0.0', 8080);
  expect(first).toEqual({ where: 'on this device', url: 'http://localhost:8080' });
  for (const { url } of others) expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
});
