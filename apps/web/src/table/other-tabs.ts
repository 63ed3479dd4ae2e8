/**
 * Other tabs of this device, in which the game of this screen may be open too: hearing what they write, and which tab acts
 * for bots. Every tab compares with the store before it writes; that only one acts for bots keeps two from doing so in the
 * same moment, which a comparison alone could not.
 */
import { keyOf, recall, remember } from '../device/storage.ts';

/** Milliseconds that a tab gives to the one that acts for bots; then that one has gone without a word. */
export const STAND_IN_AFTER = 3000;

const HAND = 'here.hand';
const ALL_THAT_CHANGES = ['here', 'here.online', HAND].map(keyOf);

interface OtherTabs {
  /** Whether bots are for this tab. */
  readonly isInHand: () => boolean;
  /** Whoever opens, presses or looks at a tab plays there. */
  readonly take: () => void;
  readonly leave: () => void;
}

/** `onNews`: something may have been written by another tab, or another tab acts for bots. */
export function amongTabs(onNews: () => void): OtherTabs {
  const name = nameOfTab();
  const isInHand = (): boolean => recall(HAND) === name;
  const take = (): void => {
    if (!isInHand()) remember(HAND, name);
  };
  const hear = (event?: StorageEvent): void => {
    // Without a key everything has been cleared.
    if (event?.key != null && !ALL_THAT_CHANGES.includes(event.key)) return;
    // The tab that had it has been left.
    if (recall(HAND) === null && !isHidden()) take();
    onNews();
  };
  // What is written while a page is frozen or put by is not told to it.
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
