// Behind our proxy all TCP connections are its own: one address that reads nothing, or waits for much, does not have them all.
import { expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { answerTo, get, Raw, statusOf } from './raw.ts';
import { noLimits } from './test-server.ts';
import { visits } from './visits.ts';

const { server } = visits();

/** Connections that there may be. */
const MOST = 100;

test.each([
  [1, 50],
  [8, 8],
])(
  'of %i addresses that wait for records, at least %i of 100 requests make room',
  async (addresses, room) => {
    const store = Object.assign(openMemoryStore(), { length: () => new Promise<never>(() => undefined) });
    const limits = { connections: MOST, spareSockets: 1, recordReads: 1e9, recordReadsPerAddress: 1e9 };
    const { port } = await server({ limits: { ...noLimits, ...limits }, store, trustProxy: true });
    const from = (address: string): string => `X-Forwarded-For: ${address}\r\n`;
    const crowd = Array.from({ length: MOST }, (_, nth) => {
      const path = `/table/${'a'.repeat(12)}/games/1`;
      return new Raw(port, get(path, from(`10.0.0.${nth % addresses}`)));
    });
    const refused = (): number => crowd.filter(({ heard }) => statusOf(heard) === 429).length;
    await expect.poll(refused).toBeGreaterThanOrEqual(room);
    expect(statusOf(await answerTo(port, get('/healthz', from('10.0.1.1'))))).toBe(200);
  },
);
