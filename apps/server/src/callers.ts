// Owns who a connection is let in as: a new person without a token, an old one by theirs, with a new token for whoever
// comes back to a seat.
import type { Token, WireRefusal } from '@ludo/protocol';
import { playersOf } from '@ludo/room';
import type { PersonId } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { hashOf, newToken } from './identity.ts';
import type { KeyProblem, Keys } from './keys.ts';
import type { Bucket } from './limits.ts';
import type { Lines } from './lines.ts';
import type { LiveRoom } from './live-room.ts';

export interface Callers {
  readonly keys: Keys;
  /** Of each person at each address. */
  readonly renewals: (name: string) => Bucket;
  /** Of all persons at each address. */
  readonly renewalsFrom: (address: string) => Bucket;
  readonly log: Lines;
}

interface Caller {
  readonly person: PersonId;
  readonly token: Token;
  /** Whether the token was theirs before. */
  readonly isKnown: boolean;
}

/** Of a person without a token nothing need be written. */
export async function callerBy(
  { keys, log }: Callers,
  brought: Token | undefined,
): Promise<Result<Caller, WireRefusal>> {
  if (brought === undefined) {
    const token = newToken();
    return { ok: true, value: { person: hashOf(token), token, isKnown: false } };
  }
  const known = await keys.personOf(brought);
  if (known.ok) return { ok: true, value: { person: known.value, token: brought, isKnown: true } };
  if (known.error.code === 'storage-failed')
    log.error({ reason: known.error.reason }, 'a token could not be looked up');
  return refusalFor(known.error);
}

/**
 * The new token of whoever comes back to a seat; null for who watches, who comes back all the time, and where it cannot
 * be written.
 */
export async function freshTokenFor(
  { keys, renewals, renewalsFrom, log }: Callers,
  room: LiveRoom,
  { person, token, isKnown }: Caller,
  address: string,
): Promise<Result<Token | null, WireRefusal>> {
  if (!isKnown || playersOf(room.state, person).length === 0) return { ok: true, value: null };
  const mine = renewals(`${person} ${address}`);
  if (mine.wait() > 0 || renewalsFrom(address).take() > 0) return { ok: true, value: null };
  mine.take();
  // Not to be forgotten while that is written.
  room.awaited += 1;
  const renewed = await keys.renew(token, room.id);
  room.awaited -= 1;
  if (renewed.ok) return renewed;
  if (renewed.error.code === 'token-renewed') return refusalFor(renewed.error);
  log.error({ room: room.id, person, reason: renewed.error.reason }, 'a token could not be renewed');
  return { ok: true, value: null };
}

/** This token is stored where it was sent. */
export async function tokenArrived({ keys, log }: Callers, token: Token): Promise<Result<null, WireRefusal>> {
  const done = await keys.arrived(token);
  if (done.ok) return done;
  if (done.error.code === 'storage-failed')
    log.error({ reason: done.error.reason }, 'a token could not be retired');
  return refusalFor(done.error);
}

function refusalFor({ code }: KeyProblem): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code, clause: null } };
}
