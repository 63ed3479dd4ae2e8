// Owns in which turn of the event loop something is done that came in: so much at once, and of the rest one of each address
// after the other. However much comes from one address in the same breath, whoever comes from another is next.

type Turns = (address: string, act: () => void) => void;

/** `most`: so much in one turn. */
export function createTurns(most: number): Turns {
  /** Those from whom something waits, the next one first. */
  const waiting = new Map<string, Set<() => void>>();
  let done = 0;
  let isTurning = false;

  function turn(): void {
    isTurning = false;
    done = 0;
    while (waiting.size > 0 && done < most) {
      const [next] = waiting;
      if (next !== undefined) take(...next);
    }
    if (done > 0) turnLater();
  }

  function take(address: string, acts: Set<() => void>): void {
    waiting.delete(address);
    const [act] = acts;
    if (act === undefined) return;
    acts.delete(act);
    if (acts.size > 0) waiting.set(address, acts);
    done += 1;
    act();
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return (address, act) => {
    turnLater();
    const mine = waiting.get(address);
    if (mine !== undefined) mine.add(act);
    else if (done >= most) waiting.set(address, new Set([act]));
    else {
      done += 1;
      act();
    }
  };
}
