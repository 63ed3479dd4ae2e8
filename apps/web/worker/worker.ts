/**
 * The service worker: the page opens without a network, and no update removes a chunk of an open page. Files with a hash
 * in their name are kept by name, those of several builds together; the page comes from the server while that answers in
 * time. Built by scripts/vite-service-worker.ts, which inserts BUILD; imports nothing.
 */
declare const BUILD: {
  /** Another one in every build. */
  readonly name: string;
  /** The page's first script. */
  readonly entry: string;
  readonly page: string;
  readonly files: readonly string[];
};

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Of every build that may still be open. */
const HASHED = 'hashed';
/** Of this build only. */
const OWN = `build ${BUILD.name}`;
/** Milliseconds after which the kept page is shown. */
const PATIENCE = 1000;
/** With this in the address somebody asks for the new version (see device/offline.ts). */
const LONG_PATIENCE = 30_000;
const AFRESH = 'fresh';

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Paths that the server answers itself. */
const SERVERS =
  /^\/(?:tables|addresses|picture|healthz|readyz|metrics|sw\.js|socket\.io|table\/[\w-]+\/games)(?:\/|$)/;

const isPage = (path: string): boolean =>
  path === BUILD.page || !(isHashed(path) || BUILD.files.includes(path));

async function keepBuild(): Promise<void> {
  const [hashed, own] = await Promise.all([caches.open(HASHED), caches.open(OWN)]);
  await Promise.all(
    BUILD.files.map(async (path) => {
      if (isHashed(path) && (await keptFile(path)) !== undefined) return;
      const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
      const isRight = path === BUILD.page ? await isOfThisBuild(answer) : isFile(answer);
      // The server was replaced meanwhile: the previous worker stays, and the next one gets everything.
      if (!isRight) throw new Error(`${path} is not of build ${BUILD.name}`);
      await (isHashed(path) ? hashed : own).put(path, answer);
    }),
  );
}

async function isOfThisBuild(page: Response): Promise<boolean> {
  return page.ok && (await page.clone().text()).includes(BUILD.entry);
}

/** A captive portal answers everything with its own page and status 200. */
function isFile(answer: Response): boolean {
  return answer.ok && !/^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
}

async function forgetOtherPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== HASHED && name !== OWN).map((name) => caches.delete(name)),
  );
}

/** Only when the one open page is of this build, and no newer one is coming. */
async function tidy(entry: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (entry !== BUILD.entry || open.length > 1 || isReplaced()) return;
  const hashed = await caches.open(HASHED);
  const all = await hashed.keys();
  const others = all.filter(({ url }) => !BUILD.files.includes(new URL(url).pathname));
  // A newer build may have begun to load, and use some of these.
  if (isReplaced()) return;
  await Promise.all(others.map((other) => hashed.delete(other)));
}

function isReplaced(): boolean {
  const { installing, waiting } = worker.registration;
  return installing !== null || waiting !== null;
}

async function answerPage(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  // The page at `/` in the server's guess of a language is for first visits only.
  const wanted = pathname === '/' ? BUILD.page : request;
  const patience = searchParams.has(AFRESH) ? LONG_PATIENCE : PATIENCE;
  const fresh = fetch(wanted, wanted === request ? {} : { cache: 'no-cache' }).catch(() => null);
  const good = fresh.then((answer) => (answer === null || isRefusal(answer) ? null : answer));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const answer = (await Promise.race([good, late])) ?? (await kept(OWN, BUILD.page));
  return answer ?? (await fresh) ?? Response.error();
}

/** An overloaded server, for example; where a password is wanted, the browser asks for it. */
function isRefusal({ status }: Response): boolean {
  return status >= 400 && status !== 401;
}

/** A device may have no room to store the file. */
async function answerHashed(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await keptFile(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (isFile(answer)) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

async function answerOther(request: Request): Promise<Response> {
  const fresh = await fetch(request).catch(() => null);
  if (fresh !== null && !isRefusal(fresh)) return fresh;
  return (await kept(OWN, request)) ?? fresh ?? Response.error();
}

async function keptFile(wanted: Request | string): Promise<Response | undefined> {
  const known = await kept(HASHED, wanted);
  return known !== undefined && isFile(known) ? known : undefined;
}

/** A failed look-up counts as missing. */
async function kept(cacheName: string, wanted: Request | string): Promise<Response | undefined> {
  try {
    return await caches.match(wanted, { cacheName, ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(HASHED)).put(request, answer);
  } catch {}
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherPages().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'entry' in data) event.waitUntil(tidy(String(data.entry)));
});

interface TurnCall {
  readonly title: string;
  readonly body: string;
  readonly room: string;
}

/** Whoever sees the table needs no word of it, but browsers want one to be shown for every message. */
async function tellTurn({ title, body, room }: TurnCall): Promise<void> {
  await worker.registration.showNotification(title, {
    body,
    tag: room,
    icon: '/icon-192.png',
    data: { room },
  });
}

async function showTable(room: string): Promise<void> {
  const path = `/table/${room}`;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? worker.clients.openWindow(path) : open.focus());
}

worker.addEventListener('push', (event) => {
  const call = event.data?.json() as TurnCall | undefined;
  if (call !== undefined) event.waitUntil(tellTurn(call));
});

worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification as { readonly data: { readonly room?: unknown } | null };
  event.notification.close();
  if (typeof data?.room === 'string') event.waitUntil(showTable(data.room));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVERS.test(pathname)) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(request));
  else if (isHashed(pathname)) event.respondWith(answerHashed(event));
  else if (BUILD.files.includes(pathname)) event.respondWith(answerOther(request));
});
