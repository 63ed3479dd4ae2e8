/**
 * Hears what other tabs write, and decides which tab acts for bots. Every tab compares with the store before it writes,
 * which alone would not keep two from acting in the same moment.
 */
import { keyOf, recall, remember } from '../device/storage.ts';

/** Milliseconds. */
export const STAND_IN_AFTER = 3000;

const HAND = 'here.hand';
const ALL_THAT_CHANGES = ['here', 'here.online', HAND].map(keyOf);

interface OtherTabs {
  readonly isInHand: () => boolean;
  /** Called when this tab is opened, pressed or looked at. */
  readonly take: () => void;
  readonly leave: () => void;
}

/** `onNews`: another tab may have written, or acts for bots now. */
export function amongTabs(onNews: () => void): OtherTabs {
  const name = nameOfTab();
  const isInHand = (): boolean => recall(HAND) === name;
  const take = (): void => {
    if (!isInHand()) remember(HAND, name);
  };
  const hear = (event?: StorageEvent): void => {
    // Without a key everything was cleared.
    if (event?.key != null && !ALL_THAT_CHANGES.includes(event.key)) return;
    // The tab that acted for bots was closed.
    if (recall(HAND) === null && !isHidden()) take();
    onNews();
  };
  // A frozen page gets no storage events.
  const look = (): void => {
    if (isHidden()) return;
    take();
    onNews();
  };
  if (!isHidden()) take();
  const isHeard = typeof globalThis.addEventListener === 'function';
  if (isHeard) {
    addEventListener('storage', hear);
    addEventListener('focus', look);
    addEventListener('pageshow', look);
    globalThis.document?.addEventListener('visibilitychange', look);
    addEventListener('pagehide', release);
  }
  function release(): void {
    if (isInHand()) remember(HAND, null);
  }
  return {
    isInHand,
    take,
    leave: () => {
      release();
      if (!isHeard) return;
      removeEventListener('storage', hear);
      removeEventListener('focus', look);
      removeEventListener('pageshow', look);
      globalThis.document?.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', release);
    },
  };
}

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

function nameOfTab(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
