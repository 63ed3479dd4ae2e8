/** Work that waits until the screen has shown the answer to a press. */
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which no paint is expected: the page is hidden or busy. */
const UNSEEN = 150;

/** Runs `act` once the next frame has been painted; returns how to cancel it. */
export function afterPaint(act: () => void): () => void {
  let frame: number | undefined;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
  };
  const go = (): void => {
    stop();
    act();
  };
  // A frame's callbacks run before its paint, a timer set there after it.
  if (typeof requestAnimationFrame === 'function')
    frame = requestAnimationFrame(() => timers.push(setTimeout(go)));
  timers.push(setTimeout(go, UNSEEN));
  return stop;
}

/** Milliseconds after which work runs even on a page that is never idle. */
const BUSY = 1000;

export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: BUSY });
  else setTimeout(act, BUSY / 4);
}

/** False for the first render of a component, so that it can be small; then true. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
