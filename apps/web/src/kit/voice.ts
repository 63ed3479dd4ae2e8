/**
 * Everything said to screen readers during a game, always politely. Sentences of one moment become one text, and none
 * replaces another. An open dialog silences the page, so the region added last speaks.
 */

type Listener = (text: string) => void;

/** Milliseconds: rows of one moment come a few apart. */
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

export const isInDialog = (): boolean => regions.length > 1;

export function followDialogs(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

function tellFollowers(): void {
  for (const changed of followers) changed();
}

/** The first region says what waits; what the last one leaves unsaid is dropped. */
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
