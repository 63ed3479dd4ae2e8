// Owns the installed server and its database commands as processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf, repository } from '../scripts/run-typescript.mjs';

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Serving {
  readonly env?: Record<string, string>;
  /** A file descriptor, for standard output. */
  readonly output?: 'pipe' | number;
  /** That the system lets it have open at most, on Linux. */
  readonly files?: number;
}

export class Installed {
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];

  /** `folder`: empty or new. */
  constructor(folder: string) {
    this.#folder = folder;
    for (const part of ['server', 'client']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'client/index.html'), '<!doctype html>');
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const entries = { main: 'apps/server/src/main.ts', database: 'apps/server/src/database/main.ts' };
    for (const [name, entry] of Object.entries(entries))
      copyFileSync(bundleOf(join(repository, entry)), join(folder, `server/${name}.mjs`));
  }

  /** `outcome` resolves when it listens and says so, or has ended. */
  serve(
    database: string,
    { env = {}, output = 'pipe', files }: Serving = {},
  ): { child: ChildProcess; outcome: Promise<string | Ended> } {
    const standard = { PORT: '0', HOST: '127.0.0.1', DATABASE: database, LOG_LEVEL: 'silent' };
    const { child, ended } = this.#run('main', [], { ...standard, ...env }, output, files);
    const url = new Promise<string>((resolve) => {
      let text = '';
      child.stdout?.on('data', (more: string) => {
        text += more;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (found !== null) resolve(found[0]);
      });
    });
    return { child, outcome: Promise.race([url, ended]) };
  }

  /** `started` gets the process. */
  async command(
    words: readonly string[],
    env: Record<string, string> = {},
    started: (child: ChildProcess) => void = () => undefined,
  ): Promise<Ended> {
    const { child, ended } = this.#run('database', words, env);
    started(child);
    return await ended;
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#children.map(kill));
  }

  #run(
    name: 'main' | 'database',
    words: readonly string[],
    env: Record<string, string>,
    output: 'pipe' | number = 'pipe',
    files: number | null = null,
  ): { child: ChildProcess; ended: Promise<Ended> } {
    const program = [process.execPath, join(this.#folder, `server/${name}.mjs`), ...words];
    const bounded = files === null ? program : ['prlimit', `--nofile=${files}`, ...program];
    const child = spawn(bounded[0] ?? '', bounded.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 'pipe'],
    });
    this.#children.push(child);
    const texts = { output: '', errors: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (texts.output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (texts.errors += text));
    const ended = new Promise<Ended>((resolve) =>
      child.once('close', (status) => resolve({ status, ...texts })),
    );
    return { child, ended };
  }
}

/** Resolves when the process is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
