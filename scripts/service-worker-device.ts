// A device in which a service worker runs, for its tests: what it has stored, its network and its clock.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../apps/web/worker/worker.ts');
const ORIGIN = 'https://play.example';

export interface Build {
  readonly name: string;
  readonly entry: string;
  readonly page: string;
  readonly files: readonly string[];
}

export function buildNamed(name: string): Build {
  const entry = `/assets/main-${name}.js`;
  return {
    name,
    entry,
    page: '/index.html',
    files: ['/index.html', entry, `/assets/book-${name}.js`, '/icon.svg'],
  };
}

/** As a right server; `null` for what it does not have. */
export function serverOf({ page, entry, files }: Build, path: string): Response | null {
  const { pathname } = new URL(path, ORIGIN);
  if (pathname === page || !pathname.includes('.')) return answered(`<script src="${entry}">`, 'text/html');
  return files.includes(pathname) ? answered(pathname, 'text/javascript') : null;
}

export function answered(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': type } });
}

type Wait = (act: () => void, milliseconds: number) => void;

export class Device {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly registration = {
    installing: null as object | null,
    waiting: null as object | null,
    showNotification: (title: string, options: object) =>
      Promise.resolve(void this.notified.push({ title, ...options })),
  };
  readonly notified: object[] = [];
  pages = 1;
  /** Paths of the open pages, where it matters, and those that were brought to the front. */
  paths: readonly string[] = [];
  readonly shown: string[] = [];
  /** Nothing more can be stored. */
  isFull = false;
  /** Even what is stored cannot be reached. */
  isBroken = false;
  /** By path with its query: pending is a slow network, rejected is none. */
  network: (path: string) => Promise<Response> = () => Promise.reject(new TypeError('no network'));
  /** Happens while somebody lists what is stored. */
  whileListing: () => void = () => undefined;
  private waiting: { readonly act: () => void; readonly milliseconds: number }[] = [];

  reach(build: Build): void {
    this.network = (path) =>
      Promise.resolve(serverOf(build, path) ?? new Response('Cannot GET', { status: 404 }));
  }

  hashed(): readonly string[] {
    return [...(this.kept.get('hashed')?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();
  }

  /** For whatever waits by now, once all else has settled. */
  async pass(milliseconds: number): Promise<void> {
    await settled();
    const due = this.waiting.filter((each) => each.milliseconds <= milliseconds);
    this.waiting = this.waiting.filter((each) => !due.includes(each));
    for (const { act } of due) act();
    await settled();
  }

  readonly wait: Wait = (act, milliseconds) => void this.waiting.push({ act, milliseconds });

  open(name: string) {
    if (this.isBroken) throw new Error('UnknownError');
    const cache = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, cache);
    return {
      match: (key: Key) => Promise.resolve(cache.get(urlOf(key))?.clone()),
      put: (key: Key, answer: Response) => {
        if (this.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        cache.set(urlOf(key), answer);
        return Promise.resolve();
      },
      keys: () => {
        this.whileListing();
        return Promise.resolve([...cache.keys()].map((url) => ({ url })));
      },
      delete: (key: Key) => Promise.resolve(cache.delete(urlOf(key))),
    };
  }
}

type Key = string | { readonly url: string };
const urlOf = (key: Key): string => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** No promise is left that can go on by itself. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  greet(entry: string): Promise<void>;
  /** A message of the push service. */
  push(message: object): Promise<void>;
  /** A press on a notification. */
  pressed(data: object): Promise<void>;
  /** Null: the worker leaves it to the browser. */
  visit(path: string): Promise<Response> | null;
  ask(path: string): Promise<Response> | null;
}

export async function workerOf(build: Build, device: Device): Promise<Worker> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const handlers = new Map<string, (event: object) => void>();
  const fetched = (key: Key) => device.network(urlOf(key).slice(ORIGIN.length));
  const context = {
    BUILD: build,
    URL,
    Response,
    setTimeout: device.wait,
    fetch: fetched,
    location: { origin: ORIGIN },
    registration: device.registration,
    clients: {
      matchAll: () =>
        Promise.resolve(
          Array.from({ length: device.pages }, (_, nth) => {
            const path = device.paths[nth] ?? '/';
            return { url: urlOf(path), focus: () => Promise.resolve(void device.shown.push(path)) };
          }),
        ),
      openWindow: (path: string) => Promise.resolve(void device.shown.push(`${path}, opened`)),
      claim: () => Promise.resolve(),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    caches: {
      open: async (name: string) => device.open(name),
      match: async (key: Key, { cacheName }: { readonly cacheName: string }) =>
        device.open(cacheName).match(key),
      keys: async () => [...device.kept.keys()],
      delete: async (name: string) => device.kept.delete(name),
    },
  };
  vm.runInNewContext(code, context);

  /** Ends with all that the worker asked to be waited for. */
  const tell = async (name: string, event: object = {}): Promise<void> => {
    const ends: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (end: Promise<unknown>) => void ends.push(end) });
    await Promise.all(ends);
  };
  const request = (path: string, mode: string): Promise<Response> | null => {
    let answer: Promise<Response> | null = null;
    void tell('fetch', {
      request: { url: urlOf(path), method: 'GET', mode },
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    return answer;
  };
  return {
    install: () => tell('install'),
    activate: () => tell('activate'),
    greet: (entry) => tell('message', { data: { entry } }),
    push: (message) => tell('push', { data: { json: () => message } }),
    pressed: (data) => tell('notificationclick', { notification: { data, close: () => undefined } }),
    visit: (path) => request(path, 'navigate'),
    ask: (path) => request(path, 'cors'),
  };
}
