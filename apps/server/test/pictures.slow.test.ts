// Pictures of links as they are really drawn, by the thread of a real server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { languages, type Language } from '@ludo/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ThreadProgram } from '../src/store/threaded-store.ts';
import { tagsIn, writePage } from './pages.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const folder = mkdtempSync(join(tmpdir(), 'ludo-pictures-'));
beforeAll(() => writePage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const repository = process.cwd();
const pictureThread: ThreadProgram = {
  path: join(repository, 'scripts/run-typescript.mjs'),
  args: [join(repository, 'apps/server/src/previews/picture-thread.ts')],
};

const SIGNATURE = '\x89PNG\r\n\x1A\n';
/** Messengers leave out what has more. */
const MOST_BYTES = 300_000;

async function pictureAt(url: string): Promise<{ readonly file: Buffer; readonly answer: Response }> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.subarray(0, 8).toString('latin1')).toBe(SIGNATURE);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(MOST_BYTES);
  expect(file.length).toBeGreaterThan(20_000);
  return { file, answer };
}

async function tableAt(url: string, language: Language, name: string): Promise<string> {
  const host = guest(url);
  const message = { v: PROTOCOL_VERSION, rules: 'uckers', seats: '1234', language };
  const created = (await host.say('create', message)) as { room: string; token: string };
  host.token = created.token;
  await host.join(created.room);
  await host.must({ do: 'sit', player: 1, name });
  return created.room;
}

const NAMES: Readonly<Record<Language, string>> = {
  en: '<b>"&\' 😀 MWMWMW',
  de: 'Größe',
  es: 'Íñigo',
  hi: 'क्षितिज शर्मा',
  ar: 'محمد 張三',
};

test('in every language the product and a table have pictures that messengers show', async () => {
  const { url } = await server({ clientDir: folder, pictureThread });
  for (const language of languages) {
    const room = await tableAt(url, language, NAMES[language]);
    const told = tagsIn(await (await fetch(`${url}/table/${room}`)).text())['og:image'] ?? '';
    expect(told).toBe(`${url}/picture/${room}/2.png`);
    const table = await pictureAt(told);
    const product = await pictureAt(`${url}/picture/${language}.png`);
    expect(table.file.equals(product.file)).toBe(false);
    expect(table.answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(table.answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('unknown and closed tables have the picture of the product, and so has who asks for too many', async () => {
  const now = (): number => 0;
  const { url } = await server({ clientDir: folder, pictureThread, now, limits: { pictureBurst: 1 } });
  const product = await pictureAt(`${url}/picture/en.png`);
  const unknown = await pictureAt(`${url}/picture/AAAAAAAAAAAA/1.png`);
  expect(unknown.file.equals(product.file)).toBe(true);
  const rooms = [await tableAt(url, 'en', 'Anna'), await tableAt(url, 'en', 'Ben')];
  const [first, second] = [
    await pictureAt(`${url}/picture/${rooms[0]}/2.png`),
    await pictureAt(`${url}/picture/${rooms[1]}/2.png`),
  ];
  expect(first.file.equals(product.file)).toBe(false);
  expect(second.file.equals(product.file)).toBe(true);
  expect(second.answer.headers.get('cache-control'), 'it is asked for again').toBe('no-store');
});

test('the page is answered while a picture is drawn', async () => {
  const { url } = await server({ clientDir: folder, pictureThread });
  const room = await tableAt(url, 'en', 'Anna');
  let isDrawn = false;
  const picture = pictureAt(`${url}/picture/${room}/2.png`).then(() => (isDrawn = true));
  for (let nth = 0; nth < 5; nth += 1) expect((await fetch(`${url}/table/${room}`)).status).toBe(200);
  expect(isDrawn).toBe(false);
  await picture;
});
