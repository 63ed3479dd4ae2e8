/**
 * The one voice of the table: whatever is said to a screen reader while a game goes on. Sentences that come together are
 * one text, and a text is never replaced by the next, so nothing is lost when rows come fast. Politely, always: who listens
 * to something else hears it to the end.
 *
 * An open dialog makes the rest of the page silent, so the voice speaks in the region that was added last.
 */

type Listener = (text: string) => void;

/** Milliseconds in which sentences are gathered: rows of one moment come a few milliseconds apart. */
const TOGETHER = 60;

const regions: Listener[] = [];
const followers = new Set<() => void>();
const pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

const asSentence = (words: string): string => (/[.!?…:]$/.test(words) ? words : `${words}.`);

export function say(...sentences: readonly string[]): void {
  pending.push(...sentences.filter((each) => each !== ''));
  if (pending.length > 0) timer ??= setTimeout(speak, TOGETHER);
}

function speak(): void {
  timer = null;
  const listener = regions.at(-1);
  if (listener === undefined || pending.length === 0) return;
  listener(pending.splice(0).map(asSentence).join(' '));
}

/** Whether a dialog speaks for the page. */
export const isInDialog = (): boolean => regions.length > 1;

/** Calls whenever that may have changed. */
export function followDialogs(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

function tellFollowers(): void {
  for (const changed of followers) changed();
}

/** What was said before the first region was there is said in it; what the last one leaves unsaid is said nowhere. */
export function addRegion(listener: Listener): () => void {
  regions.push(listener);
  tellFollowers();
  if (pending.length > 0) timer ??= setTimeout(speak, TOGETHER);
  return () => {
    const at = regions.indexOf(listener);
    if (at < 0) return;
    regions.splice(at, 1);
    tellFollowers();
    if (regions.length === 0) pending.length = 0;
  };
}
