// Owns as whom a connection is let in.
import type { Token, WireRefusal } from '@ludo/protocol';
import { playersOf } from '@ludo/room';
import type { PersonId } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { hashOf, newToken } from '../secrets/identity.ts';
import type { IdentityProblem, Identities } from './identities.ts';
import type { Bucket } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { LiveRoom } from '../rooms/live-room.ts';

export interface Callers {
  readonly identities: Identities;
  readonly renewals: (name: string) => Bucket;
  readonly renewalsFrom: (address: string) => Bucket;
  readonly log: Lines;
  readonly isStopping: () => boolean;
}

interface Caller {
  readonly person: PersonId;
  readonly token: Token;
  readonly isKnown: boolean;
}

export async function callerBy(
  { identities, log, isStopping }: Callers,
  brought: Token | undefined,
  address: string,
): Promise<Result<Caller, WireRefusal>> {
  if (brought === undefined) {
    const token = newToken();
    return { ok: true, value: { person: hashOf(token), token, isKnown: false } };
  }
  const known = await identities.personOf(brought, address);
  if (known.ok) return { ok: true, value: { person: known.value, token: brought, isKnown: true } };
  if (known.error.code === 'storage-failed' && !isStopping())
    log.error({ reason: known.error.reason }, 'a token could not be looked up');
  return refusalFor(known.error);
}

/**
 * For someone who comes back to a seat; null for watchers, for whoever comes back too often, and if it cannot be
 * written.
 */
export async function freshTokenFor(
  { identities, renewals, renewalsFrom, log }: Callers,
  room: LiveRoom,
  { person, token, isKnown }: Caller,
  address: string,
): Promise<Result<Token | null, WireRefusal>> {
  if (!isKnown || playersOf(room.state, person).length === 0) return { ok: true, value: null };
  const mine = renewals(`${person} ${address}`);
  if (mine.wait() > 0 || renewalsFrom(address).take() > 0) return { ok: true, value: null };
  mine.take();
  // The room stays in memory while the token is written.
  room.awaited += 1;
  const renewed = await identities.renew(token, room.id, address);
  room.awaited -= 1;
  if (renewed.ok) return renewed;
  if (renewed.error.code === 'token-renewed') return refusalFor(renewed.error);
  log.error({ room: room.id, person, reason: renewed.error.reason }, 'a token could not be renewed');
  return { ok: true, value: null };
}

export async function tokenArrived(
  { identities, log }: Callers,
  token: Token,
  address: string,
): Promise<Result<null, WireRefusal>> {
  const done = await identities.arrived(token, address);
  if (done.ok) return done;
  if (done.error.code === 'storage-failed')
    log.error({ reason: done.error.reason }, 'a token could not be retired');
  return refusalFor(done.error);
}

function refusalFor({ code }: IdentityProblem): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code, clause: null } };
}
