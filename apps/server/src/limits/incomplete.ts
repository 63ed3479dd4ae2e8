// Owns how many bytes of incomplete messages are held at once, since a sender can take any time to finish one. Beyond
// the limit the longest is cut.

export interface Incomplete {
  keeps(bytes: number): void;
}

interface Held {
  bytes: number;
  readonly cut: () => void;
}

/** `most` bytes in all; for each message the returned function is called with what ends it. */
export function createIncompletes(most: number): (cut: () => void) => Incomplete {
  /** Oldest first. */
  const kept = new Set<Held>();
  let all = 0;

  function keep(incomplete: Held, bytes: number): void {
    all += bytes - incomplete.bytes;
    incomplete.bytes = bytes;
    if (bytes === 0) kept.delete(incomplete);
    else kept.add(incomplete);
  }

  return (cut) => {
    const incomplete: Held = { bytes: 0, cut };
    return {
      keeps(bytes) {
        if (bytes === incomplete.bytes) return;
        keep(incomplete, bytes);
        while (all > most) {
          const longest = longestOf(kept, incomplete);
          keep(longest, 0);
          longest.cut();
        }
      },
    };
  };
}

/** Among equals the last, of which the least has come. */
function longestOf(kept: Iterable<Held>, first: Held): Held {
  let longest = first;
  for (const incomplete of kept) if (incomplete.bytes >= longest.bytes) longest = incomplete;
  return longest;
}
