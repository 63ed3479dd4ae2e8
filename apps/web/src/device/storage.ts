/** Storage may be absent, full or forbidden; then things last while the page is open. */

const memory = new Map<string, string>();
/** Keys whose stored value is older than this page's, or absent. */
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
    // Another page may have removed what is missing.
    if (store !== null) return store.getItem(keyOf(key));
  } catch {}
  return memory.get(key) ?? null;
}

/** From now on the stored value counts, not the one that could not be written. */
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

export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
