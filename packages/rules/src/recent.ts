/** A cache of pure values that forgets: anybody may ask for more of them than there is room for. */
interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** Has the last `most` that were asked for, and as many more at most. */
export function createRecent<V>(most: number): Recent<V> {
  let fresh = new Map<string, V>();
  let older = new Map<string, V>();

  function set(key: string, value: V): void {
    if (fresh.size >= most) {
      older = fresh;
      fresh = new Map();
    }
    fresh.set(key, value);
  }

  return {
    get(key) {
      const known = fresh.get(key);
      if (known !== undefined) return known;
      const old = older.get(key);
      if (old !== undefined) set(key, old);
      return old;
    },
    set,
  };
}
