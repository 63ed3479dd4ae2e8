/** Work that waits until the answer to a press is painted. */
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds; after them a page is hidden or busy, and no paint is expected. */
const UNSEEN = 150;

/** Returns how to cancel it. */
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

/** Milliseconds after which work no longer waits for an idle page. */
const BUSY = 1000;

export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: BUSY });
  else setTimeout(act, BUSY / 4);
}

/** False for a component's first render, so that it can be small. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
