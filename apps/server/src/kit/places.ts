// Owns how many may wait at once, in all and of one name, so that nobody takes all the places.

interface Places {
  /** False: there is none. Each that is taken is given back. */
  take(name: string): boolean;
  giveBack(name: string): void;
}

export function createPlaces(most: number, mostOfOne: number): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(name) {
      const its = taken.get(name) ?? 0;
      if (all >= most || its >= mostOfOne) return false;
      taken.set(name, its + 1);
      all += 1;
      return true;
    },
    giveBack(name) {
      const left = (taken.get(name) ?? 0) - 1;
      if (left > 0) taken.set(name, left);
      else taken.delete(name);
      all -= 1;
    },
  };
}
