/** A television waits for a table: it has a code at the server, and another one before that ends. */
import { watchLink } from './remote/link-watch.ts';
import { connect } from './remote/wire.ts';

/** Milliseconds before its end from which a code is not shown any more, so that it can still be typed. */
const TYPING = 120_000;
/** Milliseconds after a refusal, if the server names no time, and at least. */
const LATER = 5000;

export interface CodeSign {
  /** Null: none yet, or not any more. */
  readonly code: string | null;
  readonly isLost: boolean;
}

/** Returns how to stop. */
export function awaitTable(tell: (sign: CodeSign) => void, show: (room: string) => void): () => void {
  const wire = connect();
  let asking: ReturnType<typeof setTimeout> | undefined;

  const ask = (): void => {
    clearTimeout(asking);
    wire.emit('television', {}, (answer) => {
      if (!answer.ok) {
        const wait = 'retryAfter' in answer.refusal ? (answer.refusal.retryAfter ?? 0) : 0;
        asking = setTimeout(ask, Math.max(LATER, wait));
        return;
      }
      tell({ code: answer.code, isLost: false });
      asking = setTimeout(ask, Math.max(LATER, answer.lasts - TYPING));
    });
  };
  // The code has ended with its connection.
  const lose = (): void => {
    clearTimeout(asking);
    tell({ code: null, isLost: true });
  };
  const unwatch = watchLink(wire);
  wire.on('connect', ask);
  wire.on('disconnect', lose);
  wire.on('connect_error', lose);
  wire.on('shown', ({ room }) => show(room));
  return () => {
    clearTimeout(asking);
    unwatch();
    wire.close();
  };
}
