// Owns how many bytes of incomplete messages are held at once, since a sender can take any time to finish one. Above
// the limit the longest is cut; players' messages are short.

export interface Half {
  keeps(bytes: number): void;
}

interface Kept {
  bytes: number;
  readonly cut: () => void;
}

/** Returns a function that starts tracking one message; `most` bytes are allowed in all, and `cut` ends the message. */
export function createHalves(most: number): (cut: () => void) => Half {
  /** Oldest first. */
  const kept = new Set<Kept>();
  let all = 0;

  function keep(half: Kept, bytes: number): void {
    all += bytes - half.bytes;
    half.bytes = bytes;
    if (bytes === 0) kept.delete(half);
    else kept.add(half);
  }

  return (cut) => {
    const half: Kept = { bytes: 0, cut };
    return {
      keeps(bytes) {
        if (bytes === half.bytes) return;
        keep(half, bytes);
        while (all > most) {
          const longest = longestOf(kept, half);
          keep(longest, 0);
          longest.cut();
        }
      },
    };
  };
}

/** Among equals the last, of which the least has come. */
function longestOf(kept: Iterable<Kept>, first: Kept): Kept {
  let longest = first;
  for (const half of kept) if (half.bytes >= longest.bytes) longest = half;
  return longest;
}
