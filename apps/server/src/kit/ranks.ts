// Owns which of many names has most of something, as one comes and goes after the other.
interface Ranks {
  readonly add: (name: string) => void;
  readonly remove: (name: string) => void;
  readonly of: (name: string) => number;
  readonly sum: () => number;
  /** Of several, the one that has had so many for longest; undefined: nobody has any. */
  readonly first: () => string | undefined;
}

export function createRanks(): Ranks {
  const counts = new Map<string, number>();
  /** By their number, each in the order in which it came to it. */
  const names: Set<string>[] = [];
  let sum = 0;
  let most = 0;

  const of = (name: string): number => counts.get(name) ?? 0;

  function change(name: string, by: 1 | -1): void {
    const before = of(name);
    const after = before + by;
    sum += by;
    names[before]?.delete(name);
    if (after === 0) counts.delete(name);
    else {
      counts.set(name, after);
      (names[after] ??= new Set()).add(name);
    }
    most = Math.max(most, after);
    while (most > 0 && (names[most]?.size ?? 0) === 0) most -= 1;
  }

  return {
    add: (name) => change(name, 1),
    remove: (name) => change(name, -1),
    of,
    sum: () => sum,
    first() {
      const [name] = names[most] ?? [];
      return name;
    },
  };
}
