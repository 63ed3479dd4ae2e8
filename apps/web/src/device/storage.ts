/** What this device remembers. Storage may be absent, full or forbidden; then it is remembered while the page is open. */

const memory = new Map<string, string>();
/** What could not be written: the store has something older there, or nothing. */
const unwritten = new Set<string>();
const PREFIX = 'ludo.';

/** What the browser calls an entry of ours. */
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

/** What every page of this device would recall, whatever this one could not write. */
export function stored(key: string): string | null {
  try {
    const store = storage();
    // What is no longer there has been taken away, perhaps by another page: this one's memory is not asked.
    if (store !== null) return store.getItem(keyOf(key));
  } catch {
    // A store that may not be read is none.
  }
  return memory.get(key) ?? null;
}

/** What is stored holds for this page too, in place of what it could not write. */
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
    // Kept in memory all the same.
    unwritten.add(key);
  }
}

/** A remembered JSON value, or null where there is none or it cannot be read. */
export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
