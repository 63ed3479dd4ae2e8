/**
 * A pass in the address. It stands behind the #, which no server sees, and is removed at once, so that nobody copies,
 * shares or stores it.
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

/** From a link or its part behind the #; null: none. */
export function passIn(link: string): string | null {
  return /#take=([A-Za-z0-9_-]{22})$/.exec(link.trim())?.[1] ?? null;
}

export function linkWithPass(link: string, pass: string): string {
  return `${link}#${MARK}${pass}`;
}

/** Runs first, and whenever a link changes only the part behind the #. */
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

export function useBroughtPass(): string | null {
  const now = useSyncExternalStore(subscribe, () => brought);
  return now !== null && now.room === roomIn(location.pathname) ? now.pass : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
