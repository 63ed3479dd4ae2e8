/**
 * When a command is sent again: after a passing refusal, a few times within some seconds, and with the same identifier,
 * so that it is never done twice.
 */
import { adviceFor, type WireRefusal } from '@ludo/protocol';

/** State of a command that was refused for the moment. */
export interface Retry {
  readonly tries: number;
  /** When it was first refused, in milliseconds since 1970. */
  readonly since: number;
  /** True: it waits to be sent again; false: it is on its way. */
  readonly isWaiting: boolean;
}

const MOST_TRIES = 4;
/** Milliseconds after the first refusal in which it is sent again. */
const MOST_WAIT = 10_000;
/**
 * Least milliseconds before the first repetition; doubles each time, because others behind the same address wait too.
 */
const FIRST_WAIT = 500;

/** Milliseconds until the command is sent again; null: the person is told instead. */
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
