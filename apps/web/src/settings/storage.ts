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
  if (unwritten.has(key)) return memory.get(key) ?? null;
  try {
    return storage()?.getItem(keyOf(key)) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
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
