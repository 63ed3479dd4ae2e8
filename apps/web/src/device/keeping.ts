/**
 * Whether this device keeps the page, so that it opens without a network, and whether it can be installed. Neither is
 * possible on plain http in a local network: there browsers have no service worker.
 */
import { useSyncExternalStore } from 'react';

type Keeping = 'impossible' | 'preparing' | 'kept' | 'failed';

/** What Chromium gives a page that can be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

interface State {
  readonly keeping: Keeping;
  readonly install: (() => void) | null;
}

/** Milliseconds after the page is there: the first page and the table come before what is kept for later. */
const LATER = 3000;

const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;

let state: State = {
  keeping: workers === undefined ? 'impossible' : workers.controller === null ? 'preparing' : 'kept',
  install: null,
};
const listeners = new Set<() => void>();

function change(changed: Partial<State>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeeping(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** The path of the first script of this page: its build's name. */
export function ownEntry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** In an address: whoever opens it wants the server's page, and waits for it (see worker.ts). */
const AFRESH = 'fresh';

/** Loads this address again, however long the server takes; what is kept only comes if there is no network. */
export function loadNewVersion(): void {
  const address = new URL(location.href);
  address.searchParams.set(AFRESH, '');
  location.replace(address);
}

/** Nobody should see, copy or reload with it what was only for this one load. */
function tidyAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(AFRESH)) return;
  address.searchParams.delete(AFRESH);
  history.replaceState(history.state, '', address);
}

/** To be called once, by the page's beginning. */
export function keepPage(): void {
  tidyAddress();
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ install: () => void (event as InstallEvent).prompt() });
  });
  addEventListener('appinstalled', () => change({ install: null }));
  if (workers === undefined || import.meta.env.DEV) return;
  const begin = (): void => void register(workers);
  const wait = (): void => void setTimeout(begin, workers.controller === null ? LATER : 0);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await Promise.race([container.ready, untilGivenUp(registration)]);
    change({ keeping: 'kept' });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ entry: ownEntry() });
  } catch {
    // Forbidden by the person or the browser, or the server is away: next time, perhaps.
    if (container.controller === null) change({ keeping: 'failed' });
  }
}

/**
 * Rejects when a first worker has not got all that it wanted to keep (no room, no network, another build meanwhile): then
 * there is none, and `ready` would be waited for in vain. Never resolves.
 */
function untilGivenUp({ installing, waiting, active }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_resolve, reject) => {
    const look = (): void => {
      const isGone =
        installing === null ? waiting === null && active === null : installing.state === 'redundant';
      if (isGone) reject(new Error('the page could not be kept'));
    };
    installing?.addEventListener('statechange', look);
    look();
  });
}
