// The server of the figures: the product with random dice and a database in memory, in this process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, openMemoryStore, standardLimits, type AppOptions, type Limits } from '@ludo/server';

export interface Product {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** More than a hundred games ask for. */
const plenty: Partial<Limits> = {
  rowBurst: 1e6,
  changeBurst: 1e6,
  rowsPerRoom: 1e6,
  roomBurst: 1e6,
  messageBurst: 1e6,
};

export async function openProduct(options: AppOptions = {}): Promise<Product> {
  const clientDir = join(process.cwd(), 'dist/client');
  if (!existsSync(join(clientDir, 'index.html')))
    throw new Error('There is no build yet: run `npm run build`.');
  process.env['LOG_LEVEL'] ??= 'silent';
  const limits = { ...standardLimits, ...plenty };
  const app = await createApp({ clientDir, store: openMemoryStore(), limits, ...options });
  const port = await new Promise<number>((resolve) => {
    app.http.listen(0, '127.0.0.1', () => {
      const address = app.http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return { url: `http://127.0.0.1:${port}`, port, close: () => app.close() };
}
