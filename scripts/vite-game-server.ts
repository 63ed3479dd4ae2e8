// Attaches the game server to the http server of `vite`, for development alone: one process on one port.
import { relative } from 'node:path';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const serverSource = /^(apps\/server|packages\/[^/]+)\/src\//;

type Attach = (http: Server) => {
  close(): Promise<void>;
  answerTables(request: IncomingMessage, response: ServerResponse): void;
};

export function gameServer(repository: string): Plugin {
  return {
    name: 'game-server',
    apply: (_config, env) => env.command === 'serve' && env.isPreview !== true && !process.env['VITEST'],
    async configureServer(vite) {
      if (vite.httpServer === null) return;
      const loaded: Record<string, unknown> = await vite.ssrLoadModule(
        `${repository}/apps/server/src/running/attach.ts`,
      );
      const attach = loaded['attach'] as Attach;
      const attached = attach(vite.httpServer as Server);
      vite.middlewares.use('/tables', (request, response) => attached.answerTables(request, response));
      vite.httpServer.once('close', () => void attached.close());
      vite.watcher.add([`${repository}/apps/server/src`, `${repository}/packages`]);
      vite.watcher.on('change', (file) => {
        const source = relative(repository, file).replaceAll('\\', '/');
        if (!serverSource.test(source) || source.includes('.test.')) return;
        // Two servers must not write the log of one room.
        void attached.close().then(() => vite.restart());
      });
    },
  };
}
