// The one configuration of build (client and server in one command), development server and unit tests.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.ts';
import { slowTests } from './scripts/slow-tests.mjs';
import { chunksOf } from './scripts/vite-chunks.ts';
import { firstPage } from './scripts/vite-first-page.ts';
import { gameServer } from './scripts/vite-game-server.ts';
import { keptModules } from './scripts/vite-kept-modules.ts';
import { precompressed } from './scripts/vite-precompressed.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What draws a part of the page. */
const drawn = ['apps/web/{src,test}/**/*.test.tsx'];
const undrawn = [
  '{packages,apps}/*/{src,test}/**/*.test.ts',
  'scripts/**/*.test.ts',
  'reliability/**/*.test.ts',
];
/** What `TESTS` leaves out; `packages` and `others` are all of them together. */
const leftOutBy: Readonly<Record<string, readonly string[]>> = {
  fast: slowTests,
  packages: ['{apps,scripts,reliability}/**'],
  others: ['packages/**'],
};
const leftOut = ['**/node_modules/**', '**/dist/**', ...(leftOutBy[process.env['TESTS'] ?? ''] ?? [])];

/**
 * The files of a worker share all modules: to read them anew for each would take half of the time. A test of what a module
 * remembers begins with `vi.resetModules()`.
 */
const tests = (name: string, include: string[]) => ({
  // A project has none of the plugins below.
  plugins: [keptModules(at('.'))],
  test: {
    name,
    isolate: false,
    include,
    exclude: leftOut,
    root: at('.'),
    environment: 'node' as const,
    // A word on the console at the end of a file would come when the worker has hung up, and fail the run.
    disableConsoleIntercept: true,
    // Against what hangs, not against a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** With a document (decision 0034). */
const testsWithDocument = (name: string, include: string[]) => ({
  ...tests(name, include),
  test: {
    ...tests(name, include).test,
    environment: 'happy-dom' as const,
    environmentOptions: { happyDOM: { url: 'http://ludo.example/' } },
    setupFiles: [at('apps/web/test/dom/setup.ts')],
  },
});

export default defineConfig({
  root: at('apps/web'),
  cacheDir: at('node_modules/.cache/vite'),
  plugins: [
    react(),
    gameServer(at('.')),
    firstPage(at('apps/web/src/app/prerender.tsx')),
    serviceWorker(at('apps/web/worker/worker.ts')),
    precompressed(),
  ],
  server: { host: true, port: Number(process.env['PORT'] ?? 8080) },
  environments: {
    client: {
      build: {
        outDir: at('dist/client'),
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: chunksOf(at('apps/web/src')) } },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@ludo\//] },
      build: {
        ssr: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        emptyOutDir: true,
        outDir: at('dist/server'),
        rolldownOptions: {
          input: { main: at('apps/server/src/main.ts'), database: at('apps/server/src/database/main.ts') },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('vite lost an environment');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
  test: {
    root: at('.'),
    // Twice as many as there are cores, here two: some tests wait for servers that they start, lock or kill.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    experimental: { fsModuleCache: true, fsModuleCachePath: at('node_modules/.cache/vitest') },
    coverage: { include: ['{packages,apps}/*/src/**'] },
    // Not one for the slow tests as well: each transforms all modules for itself.
    projects: [tests('undrawn', undrawn), testsWithDocument('drawn', drawn)],
  },
});
