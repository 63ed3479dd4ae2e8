// The service worker's laws: keeping never decides what is answered, and nothing is kept or taken away wrongly.
import { describe, expect, test } from 'vitest';
import { OWN_PATHS } from '../apps/server/src/http/own-paths.ts';
import { answered, buildNamed, Device, serverOf, workerOf } from './service-worker-device.ts';

const old = buildNamed('old');
const fresh = buildNamed('new');
const chunk = '/assets/book-new.js';

/** A device that has the old build whole, and its worker. */
async function kept() {
  const device = new Device();
  device.reach(old);
  const worker = await workerOf(old, device);
  await worker.install();
  await worker.activate();
  return { device, worker };
}

async function textOf(answer: Promise<Response> | null): Promise<string> {
  return (await answer)?.text() ?? 'left to the browser';
}

describe('a device that has no room', () => {
  test('gets every file of a new build from the server', async () => {
    const { device, worker } = await kept();
    device.reach(fresh);
    device.isFull = true;
    expect(await textOf(worker.ask(chunk))).toBe(chunk);
    expect(await textOf(worker.visit('/'))).toContain(fresh.entry);
  });

  test('gets files and pages although what it keeps cannot be reached', async () => {
    const { device, worker } = await kept();
    device.isBroken = true;
    expect(await textOf(worker.ask(old.entry))).toBe(old.entry);
    expect(await textOf(worker.ask('/icon.svg'))).toBe('/icon.svg');
    let arrive: (answer: Response) => void = () => undefined;
    device.network = () => new Promise((resolve) => (arrive = resolve));
    const page = worker.visit('/rules');
    await device.pass(1000);
    arrive(answered('from afar', 'text/html'));
    expect(await textOf(page)).toBe('from afar');
  });

  test('does not take what it has for a whole build', async () => {
    const device = new Device();
    device.reach(old);
    device.isFull = true;
    await expect((await workerOf(old, device)).install()).rejects.toThrow('full');
  });
});

test('a file that was fetched because it was missing is kept', async () => {
  const { device, worker } = await kept();
  device.reach(fresh);
  await worker.ask(chunk);
  await device.pass(0);
  expect(device.hashed()).toContain(chunk);
});

describe('files of other builds', () => {
  test('are removed once the only page that is open is of this build', async () => {
    const { device } = await kept();
    device.reach(fresh);
    const worker = await workerOf(fresh, device);
    await worker.install();
    device.pages = 2;
    await worker.greet(fresh.entry);
    expect(device.hashed()).toContain(old.entry);
    device.pages = 1;
    await worker.greet(old.entry);
    expect(device.hashed()).toContain(old.entry);
    await worker.greet(fresh.entry);
    expect(device.hashed()).toEqual([chunk, fresh.entry].toSorted());
  });

  test.each(['installing', 'waiting'] as const)('stay while a new build is %s', async (state) => {
    const { device, worker } = await kept();
    device.reach(fresh);
    const installing = (await workerOf(fresh, device)).install();
    device.registration[state] = {};
    await worker.greet(old.entry);
    await installing;
    await worker.greet(old.entry);
    expect(device.hashed()).toEqual(expect.arrayContaining([chunk, fresh.entry]));
  });

  test('stay when a new build begins to come while they are looked for', async () => {
    const { device, worker } = await kept();
    device.reach(fresh);
    await (await workerOf(fresh, device)).install();
    device.whileListing = () => (device.registration.installing = {});
    await worker.greet(old.entry);
    expect(device.hashed()).toContain(chunk);
  });
});

describe('what is no file of a build, though the server says that all is well,', () => {
  /** What a network that wants a password answers to everything. */
  const portal = () => Promise.resolve(answered('Please sign in', 'text/html; charset=utf-8'));

  test('is not kept in place of a file', async () => {
    const { device, worker } = await kept();
    device.network = portal;
    expect(await textOf(worker.ask(chunk))).toBe('Please sign in');
    await device.pass(0);
    expect(device.hashed()).not.toContain(chunk);
  });

  test.each([old.entry, '/icon.svg'])('does not make a build: %s', async (bad) => {
    const device = new Device();
    device.network = (path) =>
      path === bad ? portal() : Promise.resolve(serverOf(old, path) ?? Response.error());
    await expect((await workerOf(old, device)).install()).rejects.toThrow(bad);
  });

  test('is fetched anew where an earlier version kept it', async () => {
    const { device, worker } = await kept();
    await device.open('hashed').put(old.entry, answered('Please sign in', 'text/html'));
    expect(await textOf(worker.ask(old.entry))).toBe(old.entry);
    await device.open('hashed').put(old.entry, answered('Please sign in', 'text/html'));
    await (await workerOf(old, device)).install();
    expect(await (await device.open('hashed').match(old.entry))?.text()).toBe(old.entry);
  });
});

describe('an address that is opened', () => {
  test('has the kept page when the server takes longer than a second', async () => {
    const { device, worker } = await kept();
    device.network = () => new Promise(() => undefined);
    for (const path of ['/', '/rules', '/rules/navy.uckers', '/table/Ab3_-9xYzQ12']) {
      const page = worker.visit(path);
      await device.pass(1000);
      expect(await textOf(page)).toContain(old.entry);
    }
  });

  test('waits for the server when the new version is asked for', async () => {
    const { device, worker } = await kept();
    const arrivals: (() => void)[] = [];
    device.network = (path) =>
      new Promise((resolve) => arrivals.push(() => resolve(serverOf(fresh, path) ?? Response.error())));
    const pages = ['/?fresh', '/table/Ab3_-9xYzQ12?fresh'].map((path) => worker.visit(path));
    await device.pass(10_000);
    for (const arrive of arrivals) arrive();
    for (const page of pages) expect(await textOf(page)).toContain(fresh.entry);
  });

  test('has the kept page also then, if there is no network', async () => {
    const { device, worker } = await kept();
    device.network = () => Promise.reject(new TypeError('no network'));
    expect(await textOf(worker.visit('/rules?fresh'))).toContain(old.entry);
  });

  test.each([403, 404, 429, 500, 503])('has the kept page when the server refuses it: %i', async (status) => {
    const { device, worker } = await kept();
    device.network = () => Promise.resolve(new Response('Not now', { status }));
    for (const path of ['/', '/table/Ab3_-9xYzQ12'])
      expect(await textOf(worker.visit(path))).toContain(old.entry);
    expect(await textOf(worker.ask('/icon.svg'))).toBe('/icon.svg');
    device.isBroken = true;
    expect(await textOf(worker.visit('/rules'))).toBe('Not now');
  });

  test('has what the server says where that asks for a password', async () => {
    const { device, worker } = await kept();
    device.network = () => Promise.resolve(new Response('Who are you?', { status: 401 }));
    expect(await textOf(worker.visit('/rules'))).toBe('Who are you?');
  });

  test.each([...Object.values(OWN_PATHS), `${OWN_PATHS.sockets}/`, '/sw.js', '/table/Ab3_-9xYzQ12/games/3'])(
    'is left to the server if that answers itself: %s',
    async (path) => {
      const { worker } = await kept();
      expect(worker.visit(path)).toBeNull();
    },
  );

  test('has the file that is named', async () => {
    const { device, worker } = await kept();
    device.network = () => Promise.reject(new TypeError('no network'));
    expect(await textOf(worker.visit('/icon.svg'))).toBe('/icon.svg');
    expect(await textOf(worker.visit(old.entry))).toBe(old.entry);
  });
});

test('a turn that is told of leads to its table: to the page that is open, or to a new one', async () => {
  const { device, worker } = await kept();
  await worker.push({ title: 'Your turn', body: 'Uckers', room: 'abcdefghijkl' });
  expect(device.notified).toEqual([
    {
      title: 'Your turn',
      body: 'Uckers',
      tag: 'abcdefghijkl',
      icon: '/icon-192.png',
      data: { room: 'abcdefghijkl' },
    },
  ]);
  device.pages = 2;
  device.paths = ['/', '/table/abcdefghijkl'];
  await worker.pressed({ room: 'abcdefghijkl' });
  await worker.pressed({ room: 'zyxwvutsrqpo' });
  expect(device.shown).toEqual(['/table/abcdefghijkl', '/table/zyxwvutsrqpo, opened']);
});
