/**
 * Whether the page opens without a network and can be installed. Browsers have no service worker for plain http on a
 * local network.
 */
import { useSyncExternalStore } from 'react';

type OfflineState = 'impossible' | 'preparing' | 'kept' | 'failed';

interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

interface State {
  readonly copy: OfflineState;
  readonly install: (() => void) | null;
}

/** Milliseconds after the page has loaded: page and table come before the files kept for later. */
const LATER = 3000;

const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;

let state: State = {
  copy: workers === undefined ? 'impossible' : workers.controller === null ? 'preparing' : 'kept',
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

export function useOffline(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** The path of the page's first script, which identifies its build. */
export function ownEntry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Whoever opens such an address waits for the server's page (see worker.ts). */
const AFRESH = 'fresh';

/** However long the server takes; the kept page is only used without a network. */
export function loadNewVersion(): void {
  const address = new URL(location.href);
  address.searchParams.set(AFRESH, '');
  location.replace(address);
}

function tidyAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(AFRESH)) return;
  address.searchParams.delete(AFRESH);
  history.replaceState(history.state, '', address);
}

/** To be called once, at the page's start. */
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
    change({ copy: 'kept' });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ entry: ownEntry() });
  } catch {
    // Forbidden, or the server is away: perhaps the next visit succeeds.
    if (container.controller === null) change({ copy: 'failed' });
  }
}

/** Rejects when the first worker could not fetch what it must keep, where `ready` waits for ever. Never resolves. */
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
