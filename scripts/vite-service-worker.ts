// Writes the service worker of a build: apps/web/worker/worker.ts with the list of its files.
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const PAGE = '/index.html';
const WORKER = '/sw.js';
/** Only the server needs these. */
const left = /\.(br|gz|map)$|^\/first\.[a-z]+\.html$/;

export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
          .filter((path) => path !== WORKER && !left.test(path))
          .toSorted();
        const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
        const name = createHash('sha256');
        for (const [nth, file] of files.entries()) name.update(file).update(contents[nth] ?? '');
        const page = contents[files.indexOf(PAGE)]?.toString('utf8') ?? '';
        const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
        if (entry === undefined) throw new Error(`${PAGE} names no script`);
        const build = { name: name.digest('hex').slice(0, 12), entry, page: PAGE, files };
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        await writeFile(join(dir, WORKER), `const BUILD = ${JSON.stringify(build)};\n${code}`);
      },
    },
  };
}
