/**
 * A pass that was brought in the address, by which seats come to this device. It stands behind the #, which reaches no
 * server, and leaves the address at once, so that it is in nothing that is copied, shared or kept by the browser.
 */
import { useSyncExternalStore } from 'react';
import { roomIn } from './room-link.ts';

const MARK = 'take=';

interface Brought {
  readonly room: string;
  readonly pass: string;
}

let brought: Brought | null = null;
const listeners = new Set<() => void>();

/** The pass in a link, or in what stands behind its #; null when there is none. */
export function passIn(link: string): string | null {
  return /#take=([A-Za-z0-9_-]{22})$/.exec(link.trim())?.[1] ?? null;
}

export function linkWithPass(link: string, pass: string): string {
  return `${link}#${MARK}${pass}`;
}

/** Takes what is in the address out of it; before anything else, and whenever a link changes only what is behind the #. */
export function takeFromAddress(): void {
  if (!location.hash.startsWith(`#${MARK}`)) return;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  const [room, pass] = [roomIn(pathname), passIn(hash)];
  if (room !== null && pass !== null) bring({ room, pass });
}

/** As if the link had been opened. */
export function bring(what: Brought | null): void {
  brought = what;
  for (const listener of listeners) listener();
}

/** What was brought for this room and has not been answered yet. */
export function useBroughtPass(): string | null {
  const now = useSyncExternalStore(subscribe, () => brought);
  return now !== null && now.room === roomIn(location.pathname) ? now.pass : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
