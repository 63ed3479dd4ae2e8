/** Work that waits until a press has been answered on the screen. */
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which nobody is painting: the page is hidden, or busy. */
const UNSEEN = 150;

/** Does `act` once the next frame has been painted; gives how to call it off. */
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
  // A frame's callbacks come before its paint, a timer set there after it.
  if (typeof requestAnimationFrame === 'function')
    frame = requestAnimationFrame(() => timers.push(setTimeout(go)));
  timers.push(setTimeout(go, UNSEEN));
  return stop;
}

/** Milliseconds after which even a page that is always busy does what was to wait until it is idle. */
const BUSY = 1000;

/** Does `act` when the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: BUSY });
  else setTimeout(act, BUSY / 4);
}

/** False for the first picture of what uses it, so that it can be small; true from the next one on. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
