// Owns how incoming work is spread over turns of the event loop: so much at once, and the rest in rotation among the
// addresses, so that one address with much work does not delay the others.

type Turns = (address: string, act: () => void) => void;

export function createTurns(most: number): Turns {
  /** Addresses with waiting tasks, the next one first. */
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
