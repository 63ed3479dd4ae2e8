/** A command refused for the moment is sent again with the same identifier, so that it is never done twice. */
import { adviceFor, type WireRefusal } from '@ludo/protocol';

export interface Retry {
  readonly tries: number;
  /** The first refusal, in milliseconds since 1970. */
  readonly since: number;
  /** False: it is on its way. */
  readonly isWaiting: boolean;
}

const MOST_TRIES = 4;
/** Milliseconds after the first refusal. */
const MOST_WAIT = 10_000;
/** Milliseconds, doubled each time: others behind the same address wait too. */
const FIRST_WAIT = 500;

/** Milliseconds; null: the person is told instead. */
export function retryWait(refusal: WireRefusal, again: Retry | undefined, at: number): number | null {
  const { tries, since } = again ?? { tries: 0, since: at };
  if (adviceFor(refusal.code).remedy !== 'later' || tries >= MOST_TRIES) return null;
  const told = 'retryAfter' in refusal ? (refusal.retryAfter ?? 0) : 0;
  const wait = Math.max(told, FIRST_WAIT * 2 ** tries);
  return at + wait - since > MOST_WAIT ? null : wait;
}

export function afterRefusal(again: Retry | undefined, at: number): Retry {
  return { tries: (again?.tries ?? 0) + 1, since: again?.since ?? at, isWaiting: true };
}
