import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLink } from './link-watch.ts';

class FakeLink {
  connected = true;
  readonly did: string[] = [];
  readonly io = {
    engine: { close: () => void this.did.push('close') },
    on: (_: 'ping', listener: () => void) => (this.ping = listener),
  };
  ping = (): void => undefined;
  on(): void {}
  connect(): this {
    this.did.push('connect');
    return this;
  }
  disconnect(): this {
    this.did.push('disconnect');
    return this;
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const device = new EventTarget();
let link = new FakeLink();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', device);
  page.visibilityState = 'visible';
  link = new FakeLink();
  stop = watchLink(link as unknown as Parameters<typeof watchLink>[0]);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives up a connection that was silent while the device slept, as soon as somebody looks', () => {
  vi.advanceTimersByTime(6000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(link.did).toEqual(['close']);
});

it('keeps a connection over which the server was heard', () => {
  vi.advanceTimersByTime(4000);
  link.ping();
  vi.advanceTimersByTime(4000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(link.did).toEqual([]);
});

it('does nothing while nobody looks', () => {
  vi.advanceTimersByTime(6000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(link.did).toEqual([]);
});

it('tries again at once when there is a network again', () => {
  link.connected = false;
  device.dispatchEvent(new Event('online'));
  expect(link.did).toEqual(['disconnect', 'connect']);
});

it('stops when the table is left', () => {
  stop();
  vi.advanceTimersByTime(6000);
  for (const target of [page, device]) target.dispatchEvent(new Event('visibilitychange'));
  device.dispatchEvent(new Event('online'));
  expect(link.did).toEqual([]);
});
