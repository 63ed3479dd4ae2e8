import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleOf } from './run-typescript.mjs';

const runner = fileURLToPath(new URL('./run-typescript.mjs', import.meta.url));

describe('run-typescript', { timeout: 60_000 }, () => {
  let folder: string;
  let entry: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-typescript-'));
    entry = join(folder, 'entry.ts');
    writeFileSync(
      entry,
      `import { readFileSync } from 'node:fs';
       import { name } from './name.ts';
       interface Said { readonly text: string }
       const said: Said = { text: readFileSync(0, 'utf8') };
       console.log(JSON.stringify([name, process.argv.slice(2), said.text]));
       process.exitCode = 7;`,
    );
    writeFileSync(join(folder, 'name.ts'), `export const name: string = 'first';`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [runner, entry, ...args], { input: 'hello', encoding: 'utf8' });

  it('passes arguments, standard input, output and exit status through, and adds nothing', () => {
    for (const start of ['cold', 'warm']) {
      const { stdout, stderr, status } = run('a b', '--c');
      expect({ start, stdout, stderr, status }).toEqual({
        start,
        stdout: '["first",["a b","--c"],"hello"]\n',
        stderr: '',
        status: 7,
      });
    }
  });

  it('keeps its bundle while the sources are the same, whatever their times, and only then', () => {
    const bundle = bundleOf(entry);
    const made = readFileSync(bundle, 'utf8');
    writeFileSync(bundle, made.replace('first', 'kept'));
    utimesSync(join(folder, 'name.ts'), new Date(), new Date());
    expect(run().stdout).toContain('kept');

    writeFileSync(join(folder, 'name.ts'), `export const name: string = 'other';`);
    expect(run().stdout).toContain('other');
  });

  it('makes a damaged bundle again', () => {
    writeFileSync(bundleOf(entry), 'not a bundle');
    expect(run().stdout).toContain('first');
  });

  it('can be started several times at once before there is a bundle', async () => {
    const runs = Array.from({ length: 4 }, () => {
      const running = promisify(execFile)(process.execPath, [runner, entry]);
      running.child.stdin?.end('x');
      return running.then(
        () => 'status 0',
        (error: { stdout: string }) => error.stdout,
      );
    });
    expect(new Set(await Promise.all(runs))).toEqual(new Set(['["first",[],"x"]\n']));
  });

  it('says on standard error what cannot be bundled, and fails', () => {
    writeFileSync(join(folder, 'name.ts'), `export const name: = 1;`);
    const { stdout, stderr, status } = run();
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain('name.ts');
  });
});
