// The one configuration of build (client and server in one command), development server and unit tests.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunksOf } from './scripts/vite-chunks.ts';
import { firstPage } from './scripts/vite-first-page.ts';
import { gameServer } from './scripts/vite-game-server.ts';
import { precompressed } from './scripts/vite-precompressed.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('apps/web'),
  cacheDir: at('node_modules/.cache/vite'),
  plugins: [
    react(),
    gameServer(at('.')),
    firstPage(at('apps/web/src/prerender.tsx')),
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
        rolldownOptions: { input: at('apps/server/src/main.ts') },
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
    // All cores: by itself it leaves one for nobody.
    maxWorkers: '100%',
    coverage: { include: ['{packages,apps}/*/src/**'] },
    projects: [
      {
        test: {
          name: 'unit',
          root: at('.'),
          environment: 'node',
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'reliability/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Against what hangs, not against a slow machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
