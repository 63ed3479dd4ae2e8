/** What this device remembers. Storage may be absent, full or forbidden; then it lasts while the page is open. */

const memory = new Map<string, string>();
/** Keys that could not be written: the store has an older value, or none. */
const unwritten = new Set<string>();
const PREFIX = 'ludo.';

export const keyOf = (key: string): string => PREFIX + key;

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function recall(key: string): string | null {
  return unwritten.has(key) ? (memory.get(key) ?? null) : stored(key);
}

/** What every page of this device reads, whatever this page could not write. */
export function stored(key: string): string | null {
  try {
    const store = storage();
    // A missing entry may have been removed by another page, so this page's memory does not count.
    if (store !== null) return store.getItem(keyOf(key));
  } catch {
    // An unreadable store counts as none.
  }
  return memory.get(key) ?? null;
}

/** Makes this page use the stored value instead of the one it could not write. */
export function settle(key: string): void {
  if (unwritten.delete(key)) memory.delete(key);
}

export function remember(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) storage()?.removeItem(keyOf(key));
    else storage()?.setItem(keyOf(key), value);
    unwritten.delete(key);
  } catch {
    unwritten.add(key);
  }
}

/** A remembered JSON value; null if there is none or it is unreadable. */
export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
