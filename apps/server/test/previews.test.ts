// What messengers are told of a link, by a real server. No thread that draws is begun here.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Language } from '@ludo/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { PAGE, tagsIn, withoutTags, writePage } from './pages.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const folder = mkdtempSync(join(tmpdir(), 'ludo-previews-'));
beforeAll(() => writePage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pictureThread = { path: '/nothing/draws/here.js' };
const opened = (options: Parameters<typeof server>[0] = {}): Promise<TestServer> =>
  server({ clientDir: folder, pictureThread, ...options });

async function roomOf(host: Guest, language?: Language): Promise<string> {
  const message = {
    v: PROTOCOL_VERSION,
    rules: 'uckers',
    seats: '1234',
    ...(language === undefined ? {} : { language }),
  };
  const created = (await host.say('create', message)) as { room: string; token: string };
  host.token = created.token;
  await host.join(created.room);
  return created.room;
}

const htmlAt = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { headers })).text();

const MESSENGERS = [
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Signal/7.2 WhatsApp/2',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
];

test.each(MESSENGERS)('%s is told who invites to what, with the address of a picture', async (agent) => {
  const { url, port } = await opened();
  const host = guest(url);
  const room = await roomOf(host);
  await host.must({ do: 'sit', player: 1, name: 'Anna' });
  const headers = { 'user-agent': agent, accept: '*/*' };
  expect(tagsIn(await htmlAt(`${url}/table/${room}`, headers))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Ludo and Uckers',
    'og:title': 'Anna invites you to Uckers: 3 seats free',
    'og:description': expect.stringMatching(/^Uckers\. Follow the link, take a free seat/) as string,
    'og:locale': 'en_GB',
    'og:url': `http://127.0.0.1:${port}/table/${room}`,
    'og:image': `http://127.0.0.1:${port}/picture/${room}/2.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Anna invites you to Uckers: 3 seats free',
    'twitter:card': 'summary_large_image',
  });
});

test('a link is told in the language in which its table was opened', async () => {
  const { url } = await opened();
  const host = guest(url);
  const room = await roomOf(host, 'de');
  await host.must({ do: 'sit', player: 2, name: 'Anna' });
  const tags = tagsIn(await htmlAt(`${url}/table/${room}`, { 'accept-language': 'es' }));
  expect(tags).toMatchObject({
    'og:title': 'Anna lädt dich zu Uckers ein: 3 Sitze frei',
    'og:locale': 'de_DE',
  });
});

test('but for the tags the page is the same, byte for byte, in every form', async () => {
  const { url } = await opened();
  const room = await roomOf(guest(url));
  for (const path of ['/', `/table/${room}`, '/learn', '/index.html'])
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': coding } });
      const html = await answer.text();
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(coding);
      expect(Object.keys(tagsIn(html)).length).toBeGreaterThan(8);
      expect(withoutTags(html), `${path} ${coding}`).toBe(PAGE);
    }
});

test('a page that has not changed is not sent again, and one whose table has, is', async () => {
  const { url } = await opened();
  const host = guest(url);
  const room = await roomOf(host);
  const get = (etag: string): Promise<Response> =>
    fetch(`${url}/table/${room}`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  const etag = (await get('')).headers.get('etag') ?? '';
  expect((await get(etag)).status).toBe(304);
  await host.must({ do: 'sit', player: 1, name: 'Anna' });
  expect((await get(etag)).status).toBe(200);
});

test('the first page and other addresses tell of the product, in the language of the page', async () => {
  const { url } = await opened();
  const titleAt = async (path: string, language = 'en') =>
    tagsIn(await htmlAt(`${url}${path}`, { 'accept-language': language }));
  expect(await titleAt('/')).toMatchObject({ 'og:title': 'Ludo and Uckers' });
  expect(await titleAt('/', 'de')).toMatchObject({
    'og:title': 'Ludo und Uckers',
    'og:image': `${url}/picture/de.png`,
  });
  expect(await titleAt('/rules/uckers', 'de')).toMatchObject({ 'og:title': 'Ludo and Uckers' });
});

test('a link of house rules tells of them, with the picture of the product', async () => {
  const { url } = await opened();
  const query = `rules=uckers+anyDouble&name=${encodeURIComponent('<HMS>')}&lang=de`;
  expect(tagsIn(await htmlAt(`${url}/new/friends?${query}`))).toMatchObject({
    'og:title': 'Uckers (<HMS>)',
    'og:description': expect.stringContaining('Uckers (<HMS>). Öffne den Link') as string,
    'og:url': `${url}/new/friends?rules=uckers%2BanyDouble&name=%3CHMS%3E&lang=de`,
    'og:image': `${url}/picture/de.png`,
  });
  const answer = await fetch(`${url}/new/friends?${query}`);
  // Anybody writes such addresses: each has a page of its own.
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(withoutTags(await answer.text())).toBe(PAGE);
  const other = await htmlAt(`${url}/new/friends`);
  expect(await htmlAt(`${url}/new/friends?rules=chess`)).toBe(other);
});

test('unknown and closed tables are told of alike, and like any other address', async () => {
  const { url } = await opened();
  const host = guest(url);
  const room = await roomOf(host);
  await host.must({ do: 'sit', player: 1, name: 'Anna' });
  await host.must({ do: 'close' });
  const other = await htmlAt(`${url}/learn`);
  for (const path of [`/table/${room}`, '/table/AAAAAAAAAAAA', '/table/short', '/table/%00', '/table/'])
    expect(await htmlAt(`${url}${path}`), path).toBe(other);
});

test.each([
  ['"><script>alert(1)</script>', '"><script>alert(1)</script>'],
  ["' onload='x", "' onload='x"],
  ['Tom & Jerry &amp;', 'Tom & Jerry &amp;'],
  ['محمد', '\u2068محمد\u2069'],
  ['👩‍🚀 張三', '👩‍🚀 張三'],
])('the name %s is words in the tags, and nothing else', async (name, told) => {
  const { url } = await opened();
  const host = guest(url);
  const room = await roomOf(host);
  const named = name.slice(0, 20);
  await host.must({ do: 'sit', player: 1, name: named });
  const html = await htmlAt(`${url}/table/${room}`);
  const expected = told.startsWith('\u2068') ? told : told.slice(0, 20);
  expect(tagsIn(html)['og:title']).toBe(`${expected} invites you to Uckers: 3 seats free`);
  expect(withoutTags(html)).toBe(PAGE);
});

/** `fetch` sets the host itself. */
function askedAs(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    });
    asking.on('error', reject);
    asking.end();
  });
}

test('a host that is not this server is never given back', async () => {
  const { port } = await opened({ origins: ['https://games.example'] });
  for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1:${port + 1}`]) {
    const html = await askedAs(port, host);
    expect(html).not.toContain(host);
    expect(tagsIn(html)).not.toHaveProperty('og:image');
    expect(tagsIn(html)).toMatchObject({ 'og:title': 'Ludo and Uckers', 'twitter:card': 'summary' });
  }
  expect(tagsIn(await askedAs(port, 'games.example'))['og:image']).toBe(
    'https://games.example/picture/en.png',
  );
});

test('the address that is set is told, whatever is asked for', async () => {
  const { port } = await opened({ publicUrl: 'https://games.example' });
  expect(tagsIn(await askedAs(port, 'evil.example'))).toMatchObject({
    'og:url': 'https://games.example/',
    'og:image': 'https://games.example/picture/en.png',
  });
});

/** A store that counts what it is asked for rooms' rows. */
function counting(store: EventStore): EventStore & { reads: number } {
  const counted = {
    ...store,
    reads: 0,
    read: (...args: Parameters<EventStore['read']>) => {
      counted.reads += 1;
      return store.read(...args);
    },
  };
  return counted;
}

test('a preview is no visit: the room is read once for its last row, and stays out of memory', async () => {
  const store = openMemoryStore();
  const first = await opened({ store });
  const host = guest(first.url);
  const room = await roomOf(host);
  await host.must({ do: 'sit', player: 1, name: 'Anna' });
  const counted = counting(store);
  const { url } = await opened({ store: counted });
  for (let nth = 0; nth < 3; nth += 1) {
    const tags = tagsIn(await htmlAt(`${url}/table/${room}`));
    expect(tags['og:title']).toBe('Anna invites you to Uckers: 3 seats free');
  }
  expect(counted.reads).toBe(1);
  const metrics = await htmlAt(`${url}/metrics`);
  expect(metrics).toMatch(/^ludo_rooms(?:_active)? 0$/m);
  expect(metrics).toMatch(/idle\S* 0$/m);
  await host.must({ do: 'sit', player: 2, name: 'Ben' });
  expect(tagsIn(await htmlAt(`${url}/table/${room}`))['og:title']).toContain('2 seats free');
  expect(counted.reads).toBe(2);
});

test('rows that were read for previews count for the address, which then is told of the product', async () => {
  const store = openMemoryStore();
  const first = await opened({ store });
  const host = guest(first.url);
  const rooms = [await roomOf(host), await roomOf(host)];
  const { url } = await opened({ store, limits: { loadBurst: 1, loadsPerSecond: 0.001 } });
  const titles = [];
  for (const room of rooms) titles.push(tagsIn(await htmlAt(`${url}/table/${room}`))['og:title']);
  expect(titles).toEqual(['Come and play Uckers: 4 seats free', 'Ludo and Uckers']);
});

test('a page waits for no store that does not answer, and few wait, of one address and at all', async () => {
  const store = openMemoryStore();
  let asked = 0;
  const never = {
    ...store,
    length: () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    },
  };
  const { url } = await opened({ store: never, limits: { previewReads: 3 } });
  const names = Array.from({ length: 10 }, (_, nth) => `AAAAAAAAAAA${nth}`);
  const pages = await Promise.all(names.map((name) => htmlAt(`${url}/table/${name}`)));
  for (const page of pages) expect(tagsIn(page)['og:title']).toBe('Ludo and Uckers');
  expect(asked).toBe(1);
});

test('addresses of pictures that there are not have nothing', async () => {
  const { url } = await opened();
  for (const path of ['/picture/xx.png', '/picture/en.jpg', '/picture/a/b.png'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(404);
});

test('a picture is memory until it is read, of which there is so much', async () => {
  // Draws nothing, but as many bytes.
  const program = (bytes: number): URL =>
    new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage(new Uint8Array(${bytes})));`,
    );
  const lengthOf = async (bytes: number): Promise<number> => {
    const { url } = await opened({ pictureThread: { path: program(bytes) }, limits: { unreadMB: 0.001 } });
    return (await (await fetch(`${url}/picture/en.png`)).arrayBuffer()).byteLength;
  };
  expect(await lengthOf(1000)).toBe(1000);
  await expect(lengthOf(1001)).rejects.toThrow();
});

test('where nothing can be drawn there is no picture, and the page is there all the same', async () => {
  const { url } = await opened();
  expect((await fetch(`${url}/picture/en.png`)).status).toBe(404);
  expect(tagsIn(await htmlAt(url))['og:title']).toBe('Ludo and Uckers');
});
