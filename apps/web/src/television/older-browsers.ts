/** What the browsers of televisions lack, which lag years behind: these functions came with Chromium 97 and 110. */
type List = readonly unknown[];

const added = {
  toSorted(this: List, compare?: (a: unknown, b: unknown) => number): unknown[] {
    // oxlint-disable-next-line unicorn/no-array-sort
    return Array.from(this).sort(compare);
  },
  toReversed(this: List): unknown[] {
    // oxlint-disable-next-line unicorn/no-array-reverse
    return Array.from(this).reverse();
  },
  toSpliced(this: List, ...[from, ...change]: readonly [number, number, ...unknown[]]): unknown[] {
    const copy = Array.from(this);
    copy.splice(from, ...change);
    return copy;
  },
  findLast(this: List, holds: (each: unknown, nth: number, list: List) => boolean): unknown {
    return this[added.findLastIndex.call(this, holds)];
  },
  findLastIndex(this: List, holds: (each: unknown, nth: number, list: List) => boolean): number {
    for (let nth = this.length - 1; nth >= 0; nth--) if (holds(this[nth], nth, this)) return nth;
    return -1;
  },
};

export function addWhatLacks(): void {
  for (const [name, value] of Object.entries(added)) {
    if (name in Array.prototype) continue;
    // As the browser's own: not seen by who walks through a list.
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
  }
}
