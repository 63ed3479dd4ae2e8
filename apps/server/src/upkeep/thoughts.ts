// Owns what bots choose, piece by piece: a thought that takes long leaves the event loop to others.
import type { ChoosePlay } from '@ludo/room';

type Choice = Parameters<ChoosePlay>;

/** Returns the play; whatever comes before ends a piece of the thought. */
export type Consider = (...choice: Choice) => Iterator<void, string>;

interface Thoughts {
  /** Thinks for some milliseconds, a piece at least. True: that is the end, and `choose` knows the play. */
  goOn(...choice: Choice): boolean;
  /** Thinks to the end where that has not been done. Throws what the thought has thrown. */
  readonly choose: ChoosePlay;
}

interface Thought {
  readonly level: Choice[1];
  readonly considering: Iterator<void, string>;
  outcome: (() => string) | null;
}

interface ThoughtsOptions {
  readonly consider: Consider;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Milliseconds after which no further piece begins. */
  readonly longest: number;
}

export function createThoughts({ consider, now, longest }: ThoughtsOptions): Thoughts {
  /** A position never changes: another one is another thought. */
  const thoughts = new WeakMap<Choice[0], Thought>();

  function thoughtOf(...[position, level]: Choice): Thought {
    const known = thoughts.get(position);
    if (known?.level === level) return known;
    const thought = { level, considering: consider(position, level), outcome: null };
    thoughts.set(position, thought);
    return thought;
  }

  return {
    goOn(...choice) {
      const thought = thoughtOf(...choice);
      const until = now() + longest;
      do think(thought);
      while (thought.outcome === null && now() < until);
      return thought.outcome !== null;
    },
    choose(...choice) {
      const thought = thoughtOf(...choice);
      while (thought.outcome === null) think(thought);
      return thought.outcome();
    },
  };
}

/** A piece of it; of one at its end nothing, which is asked for again where its row is not written at first. */
function think(thought: Thought): void {
  if (thought.outcome !== null) return;
  try {
    const { done, value } = thought.considering.next();
    if (done) thought.outcome = () => value;
  } catch (thrown) {
    thought.outcome = () => {
      throw thrown;
    };
  }
}
