// The service worker's laws: keeping never decides what is answered, and nothing is kept or taken away wrongly.
import { describe, expect, test } from 'vitest';
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
