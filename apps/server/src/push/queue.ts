// Owns whose message to a push service goes next: a few at a time, in rotation among the addresses that asked for them, so that
// nobody's devices at a slow service keep those of others waiting.

interface Queue {
  /** Resolves when it may begin; false: never, there are too many. Each that began is to be ended. */
  begin(address: string): Promise<boolean>;
  end(): void;
}

type Waiting = (mayBegin: boolean) => void;

interface Bounds {
  readonly atOnce: number;
  /** The newest of the address with most of them makes room for others. */
  readonly waiting: number;
}

export function createQueue(most: Bounds): Queue {
  /** The next address first. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let begun = 0;

  function leave(address: string, line: Waiting[], one: Waiting | undefined, mayBegin: boolean): void {
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiting -= 1;
    one?.(mayBegin);
  }

  function hasPlace(address: string): boolean {
    if (waiting < most.waiting) return true;
    const mine = lines.get(address)?.length ?? 0;
    const [longest, line] = [...lines].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (line.length <= Math.max(1, mine)) return false;
    leave(longest, line, line.pop(), false);
    return true;
  }

  return {
    begin(address) {
      if (begun < most.atOnce) {
        begun += 1;
        return Promise.resolve(true);
      }
      if (!hasPlace(address)) return Promise.resolve(false);
      waiting += 1;
      return new Promise((resolve) => lines.set(address, [...(lines.get(address) ?? []), resolve]));
    },
    end() {
      const [next] = lines;
      if (next === undefined) begun -= 1;
      else leave(...next, next[1].shift(), true);
    },
  };
}
