// A page opened as localhost learns the address for other devices; nobody else does.
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../src/running/app.ts';
import type { App } from '../src/running/app.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { silent } from './test-server.ts';

let app: App | null = null;
afterEach(() => app?.close());

async function listening(host: string): Promise<number> {
  const made = await createApp({ store: openMemoryStore(), log: silent });
  app = made;
  await new Promise<void>((resolve) => made.http.listen(0, host, resolve));
  const address = made.http.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const ask = (port: number, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/addresses`, { headers });

test('a server that listens everywhere names its addresses in the network, and not the one of this device', async () => {
  const port = await listening('0.0.0.0');
  const named = (await (await ask(port)).json()) as string[];
  for (const url of named) {
    expect(new URL(url).port).toBe(String(port));
    expect(new URL(url).hostname).not.toMatch(/^(localhost|127\.)/);
  }
});

test('a server that listens on this device alone names none', async () => {
  expect(await (await ask(await listening('127.0.0.1'))).json()).toEqual([]);
});

test('what a proxy passes on is told nothing', async () => {
  expect((await ask(await listening('0.0.0.0'), { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
});
