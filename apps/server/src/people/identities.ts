// Owns identifying people by token, a few at once and in rotation among addresses, and renewing tokens: those of one turn of
// the event loop in one write, because after a restart everybody comes back at once; of more than a write holds, one of each
// address after the other.
import type { RoomId, Token } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { createRotation } from '../kit/rotation.ts';
import { arrived, lastUseOf, personBy, renewed } from '../secrets/credentials.ts';
import type { Credentials } from '../secrets/credentials.ts';
import { hashOf, newToken } from '../secrets/identity.ts';
import type { ChangedCredentials, EventStore, PersonIn } from '../store/event-store.ts';

export type IdentityProblem =
  | { readonly code: 'token-renewed' }
  | { readonly code: 'storage-failed'; readonly reason: string };

export interface Identities {
  personOf(token: Token, address: string): Promise<Result<PersonId, IdentityProblem>>;
  /** Also notes the person in this room; the presented token stays valid for now. */
  renew(token: Token, room: RoomId, address: string): Promise<Result<Token, IdentityProblem>>;
  /** The client has stored a token of `renew`: the one before dies. */
  arrived(token: Token, address: string): Promise<Result<null, IdentityProblem>>;
  /** Resolves once everything asked for is written or has failed. */
  idle(): Promise<void>;
}

/** Renewals in one write: whoever comes waits for two of them at most. */
const TOGETHER = 200;

/** Tokens that are looked up at once. */
const LOOKED_UP = 16;

interface Wish {
  readonly hash: string;
  readonly change: (before: Credentials) => Credentials | null;
  /** Where the person is known. */
  readonly room: RoomId | null;
  readonly answer: (result: Result<null, IdentityProblem>) => void;
}

/** `time`: milliseconds since 1970. */
export function createIdentities(store: EventStore, time: () => number): Identities {
  /** By address, the next one first. */
  const queue = new Map<string, Wish[]>();
  let running: Promise<void> | null = null;
  const lookUps = createRotation(LOOKED_UP);

  async function lookUp(hash: string): Promise<Result<Credentials, IdentityProblem>> {
    try {
      const known = await store.credentials(hash);
      return known.ok ? known : failed(JSON.stringify(known.error));
    } catch (thrown) {
      return failed(String(thrown));
    }
  }

  async function write(
    changed: readonly ChangedCredentials[],
    known: readonly PersonIn[],
  ): Promise<Result<readonly PersonId[], IdentityProblem>> {
    if (changed.length === 0) return { ok: true, value: [] };
    try {
      const written = await store.keepCredentials(changed, known);
      return written.ok ? written : failed(JSON.stringify(written.error));
    } catch (thrown) {
      return failed(String(thrown));
    }
  }

  async function run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.size > 0) await carryOut(nextGroup());
    running = null;
  }

  function nextGroup(): readonly Wish[] {
    const group: Wish[] = [];
    for (const [address, wishes] of queue) {
      if (group.length >= TOGETHER) break;
      const [wish] = wishes.splice(0, 1);
      queue.delete(address);
      // Comes round again in this loop, after the others.
      if (wishes.length > 0) queue.set(address, wishes);
      if (wish !== undefined) group.push(wish);
    }
    return group;
  }

  async function carryOut(group: readonly Wish[]): Promise<void> {
    const changed = new Map<PersonId, ChangedCredentials>();
    const known: PersonIn[] = [];
    const granted: { readonly wish: Wish; readonly person: PersonId }[] = [];
    const read = await Promise.all(group.map(async (wish) => ({ wish, found: await lookUp(wish.hash) })));
    for (const { wish, found } of read) {
      if (!found.ok) {
        wish.answer(found);
        continue;
      }
      const before = changed.get(found.value.person) ?? found.value;
      const after = wish.change(before);
      if (after === null) {
        wish.answer({ ok: false, error: { code: 'token-renewed' } });
        continue;
      }
      if (after !== before) changed.set(after.person, { ...after, lastUse: lastUseOf(found.value) });
      if (wish.room !== null) known.push({ room: wish.room, person: after.person });
      granted.push({ wish, person: after.person });
    }
    const written = await write([...changed.values()], known);
    const again: Wish[] = [];
    for (const { wish, person } of granted) {
      if (!written.ok) wish.answer(written);
      // Another process has changed them meanwhile.
      else if (written.value.includes(person)) again.push(wish);
      else wish.answer({ ok: true, value: null });
    }
    if (again.length > 0) await carryOut(again);
  }

  function ask(
    address: string,
    hash: string,
    change: Wish['change'],
    room: RoomId | null = null,
  ): Promise<Result<null, IdentityProblem>> {
    return new Promise((answer) => {
      const wish: Wish = { hash, change, room, answer };
      const mine = queue.get(address);
      if (mine === undefined) queue.set(address, [wish]);
      else mine.push(wish);
      running ??= run();
    });
  }

  return {
    async personOf(token, address) {
      const hash = hashOf(token);
      const known = await lookUps.done(address, () => lookUp(hash));
      if (!known.ok) return known;
      const person = personBy(known.value, hash);
      return person === null ? { ok: false, error: { code: 'token-renewed' } } : { ok: true, value: person };
    },
    async renew(token, room, address) {
      const [presented, fresh] = [hashOf(token), newToken()];
      const change: Wish['change'] = (before) => renewed(before, presented, hashOf(fresh), time());
      const done = await ask(address, presented, change, room);
      return done.ok ? { ok: true, value: fresh } : done;
    },
    arrived(token, address) {
      const fresh = hashOf(token);
      return ask(address, fresh, (before) => arrived(before, fresh, time()));
    },
    async idle() {
      await running;
      if (queue.size > 0) await this.idle();
    },
  };
}

function failed(reason: string): { readonly ok: false; readonly error: IdentityProblem } {
  return { ok: false, error: { code: 'storage-failed', reason } };
}
