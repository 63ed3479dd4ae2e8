// Measures how long the built server takes to become ready with a store of many rooms.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { adopt, repository } from './child.ts';
import type { Effort } from './effort.ts';
import { goalLine, median, spread } from './figures.ts';
import { databaseOf } from './pairs.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';

const ROOMS = 1000;

export async function measureColdStart({ pairs }: Effort): Promise<void> {
  const built = spawnSync(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const database = await databaseOf(roomsWith(prepareLog(100), ROOMS));
  const times: number[] = [];
  for (let nth = 0; nth < pairs; nth++) times.push(await startOnce(database));
  console.log(`\nthe built server, ${ROOMS} rooms in its store`);
  console.log(
    goalLine({
      what: 'start until /readyz says ok',
      value: median(times),
      unit: 'ms',
      atMost: 350,
      note: spread(times),
    }),
  );
}

async function startOnce(database: string): Promise<number> {
  const begun = performance.now();
  const child = adopt(
    spawn(process.execPath, [join(repository, 'dist/server/main.js')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE: database, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const url = await addressOf(child);
  while (!(await isReady(url))) await pass(2);
  const time = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    child.once('exit', (status) => reject(new Error(`the server ended with status ${String(status)}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(told) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

export async function isReady(url: string): Promise<boolean> {
  const { status } = await fetch(`${url}/readyz`).catch(() => ({ status: 0 }));
  return status === 200;
}
