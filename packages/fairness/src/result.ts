// Owns the running result of a room: each throw makes the next one from the one before, the server's value and the value
// of whoever throws. The faces follow from it.
import { parseBytes, printBytes } from './base64url.ts';
import { portableHash, type Hash } from './hash.ts';

/** Bytes from the largest multiple of six on are skipped, so that no face is favoured. */
const FAIR_BYTES = 252;
const FACES = 6;
/** Stands for a value or tip that there is not. */
const NONE = '-';

/** Before the first throw. `tip`: of the server's first chain. */
export function firstResult(tip: string): string {
  return printBytes(portableHash.of(`ludo-dice-1\n${tip}`));
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
  return printBytes(hash.keyed(bytesOf(server), text));
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
  return printBytes(portableHash.keyed(bytesOf(server), text));
}

/** One face after the other, 1 to 6, without end. */
export function* facesOf(result: string): Generator<number, never, undefined> {
  let bytes = bytesOf(result);
  for (let more = 1; ; more++) {
    for (const byte of bytes) if (byte < FAIR_BYTES) yield 1 + (byte % FACES);
    bytes = portableHash.keyed(bytesOf(result), `ludo-more-1\n${more}`);
  }
}

function bytesOf(text: string): Uint8Array {
  const bytes = parseBytes(text);
  if (bytes === null) throw new Error('a value that is no base64url');
  return bytes;
}
