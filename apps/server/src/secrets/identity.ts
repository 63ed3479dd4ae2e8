// Owns random names: room links and tokens, and the public name derived from a token.
import { createHash, randomBytes } from 'node:crypto';
import type { Pass, RoomId, Token } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';

/** 72 bits, so that nobody guesses a link. */
export function newRoomId(): RoomId {
  return randomBytes(9).toString('base64url');
}

/** 128 bits. A token identifies its person; it is never logged, stored or sent to others. */
export function newToken(): Token {
  return randomBytes(16).toString('base64url');
}

/** 128 bits. A pass moves seats to another device; it is never logged, stored or sent to others. */
export function newPass(): Pass {
  return randomBytes(16).toString('base64url');
}

/** One-way: the hash does not reveal the token. The hash of a person's first token is the person's public name. */
export function hashOf(secret: Token): PersonId {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}
