// Owns random names: links and tokens, the public name that follows from a token, and what addresses are remembered as.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Pass, RoomId, Token } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';

/** 72 bits. */
export function newRoomId(): RoomId {
  return randomBytes(9).toString('base64url');
}

/** 128 bits. Neither tokens nor passes are ever logged, stored or sent to others. */
export function newToken(): Token {
  return randomBytes(16).toString('base64url');
}

export function newPass(): Pass {
  return randomBytes(16).toString('base64url');
}

/** One-way. The hash of a person's first token is the person's public name. */
export function hashOf(secret: Token): PersonId {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}

/** One-way, also for who tries all that there are: with a key that nobody knows, and another one each time. */
export function createKeyedHash(): (text: string) => string {
  const key = randomBytes(32);
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
