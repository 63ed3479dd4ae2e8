// Owns chance for names: room links, people's tokens, and the public name that follows from a token.
import { createHash, randomBytes } from 'node:crypto';
import type { Pass, RoomId, Token } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';

/** 72 bits: a link that nobody guesses. */
export function newRoomId(): RoomId {
  return randomBytes(9).toString('base64url');
}

/** 128 bits: what makes a person that person. Never logged, stored or sent to anybody else. */
export function newToken(): Token {
  return randomBytes(16).toString('base64url');
}

/** 128 bits: what takes seats to another device. Never logged, stored or sent to anybody else. */
export function newPass(): Pass {
  return randomBytes(16).toString('base64url');
}

/**
 * One way only: who sees the hash cannot find the token. The hash of somebody's first token is that person's public name.
 */
export function hashOf(secret: Token): PersonId {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}
