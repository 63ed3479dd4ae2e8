// Owns random names: links and tokens, and the public name that follows from a token.
import { createHash, randomBytes } from 'node:crypto';
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
