/** Keeps the screen on, where the device can: browsers take that back whenever the page is hidden, and on a low battery. */

/** Milliseconds in which nothing happens: whoever waits longer may save the battery. */
const LONG = 10 * 60_000;

export interface Awake {
  /** From now on for a while. */
  readonly stay: () => void;
  readonly end: () => void;
}

/** `long`: milliseconds in which nothing happens, after which the device may do as it likes. */
export function keepAwake(long = LONG): Awake {
  let isWanted = false;
  let lock: WakeLockSentinel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    if (!isWanted || document.visibilityState !== 'visible' || lock !== null) return;
    // Absent on pages that came by plain http.
    void (navigator.wakeLock as WakeLock | undefined)?.request('screen').then(
      (granted) => {
        if (!isWanted || lock !== null) return void granted.release();
        lock = granted;
        granted.addEventListener('release', () => (lock = null), { once: true });
      },
      () => undefined,
    );
  };
  const letGo = (): void => {
    isWanted = false;
    clearTimeout(timer);
    void lock?.release();
    lock = null;
  };
  document.addEventListener('visibilitychange', look);
  return {
    stay() {
      clearTimeout(timer);
      timer = setTimeout(letGo, long);
      isWanted = true;
      look();
    },
    end() {
      letGo();
      document.removeEventListener('visibilitychange', look);
    },
  };
}
