// Owns the running result of a room: each throw makes the next one from the one before, the server's value and the value
// of whoever throws. The faces follow from it.
import { bytesIn } from './base64url.ts';
import { portableHash, type Hash } from './hash.ts';

/** Bytes from the largest multiple of six on are skipped, so that no face is favoured. */
const FAIR_BYTES = 252;
const FACES = 6;
/** Stands for a value or tip that there is not. */
const NONE = '-';

/** Before the first throw. `tip`: of the server's first chain. */
export function firstResult(tip: string): string {
  return portableHash.of(`ludo-dice-1\n${tip}`);
}

interface Made {
  /** The server's next value. */
  readonly server: string;
  /** Of this throw in the room, from 1. */
  readonly n: number;
  readonly before: string;
}

/** `value`: of whoever throws; null: the throw is made without it. */
export function throwResult(
  { server, n, before }: Made,
  value: string | null,
  hash: Hash = portableHash,
): string {
  const text = `ludo-throw-1\n${n}\n${value ?? NONE}\n${before}`;
  return hash.keyed(server, text);
}

/** Of one seat at the start of a game, in the order of the players' numbers. */
export interface Share {
  readonly player: number;
  /** Of the chain of which the value is, or would be; null: nobody's. */
  readonly tip: string | null;
  /** Null: the game begins without it. */
  readonly value: string | null;
}

/** Of all dice with which a game begins. */
export function startResult({ server, n, before }: Made, shares: readonly Share[]): string {
  const lines = shares.map(({ player, tip, value }) => `${player} ${tip ?? NONE} ${value ?? NONE}`);
  const text = ['ludo-start-1', `${n}`, ...lines, before].join('\n');
  return portableHash.keyed(server, text);
}

/** One face after the other, 1 to 6, without end. */
export function* facesOf(result: string): Generator<number, never, undefined> {
  for (let text = result, more = 1; ; more++) {
    for (const byte of bytesIn(text)) if (byte < FAIR_BYTES) yield 1 + (byte % FACES);
    text = portableHash.keyed(result, `ludo-more-1\n${more}`);
  }
}
