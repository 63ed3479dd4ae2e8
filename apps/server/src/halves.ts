// Owns how much may be kept at once of what has begun to come and is not whole: each for as long as whoever sends it likes
// to take. What is too much are the longest; those of players are short.

/** What is kept of one. */
export interface Half {
  /** So many bytes; 0: it is whole, or over. */
  keeps(bytes: number): void;
}

interface Kept {
  bytes: number;
  readonly cut: () => void;
}

/** Of `most` bytes in all. The function makes one, which is ended by `cut`. */
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

/** Of several the last, of which least has come. */
function longestOf(kept: Iterable<Kept>, first: Kept): Kept {
  let longest = first;
  for (const half of kept) if (half.bytes >= longest.bytes) longest = half;
  return longest;
}
