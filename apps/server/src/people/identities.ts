// Owns identifying people by token, and renewing tokens: those of one turn of the event loop in one write, because
// after a restart everybody comes back at once.
import type { RoomId, Token } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { arrived, personBy, renewed } from '../secrets/credentials.ts';
import type { Credentials } from '../secrets/credentials.ts';
import { hashOf, newToken } from '../secrets/identity.ts';
import type { EventStore, PersonIn } from '../store/event-store.ts';

export type IdentityProblem =
  | { readonly code: 'token-renewed' }
  | { readonly code: 'storage-failed'; readonly reason: string };

export interface Identities {
  personOf(token: Token): Promise<Result<PersonId, IdentityProblem>>;
  /** Also notes the person in this room; the presented token stays valid for now. */
  renew(token: Token, room: RoomId): Promise<Result<Token, IdentityProblem>>;
  /** The client has stored a token of `renew`: the one before dies. */
  arrived(token: Token): Promise<Result<null, IdentityProblem>>;
  /** Resolves once everything asked for is written or has failed. */
  idle(): Promise<void>;
}

interface Wish {
  readonly hash: string;
  readonly change: (before: Credentials) => Credentials | null;
  /** Where the person is known. */
  readonly room: RoomId | null;
  readonly answer: (result: Result<null, IdentityProblem>) => void;
}

/** `time`: milliseconds since 1970. */
export function createIdentities(store: EventStore, time: () => number): Identities {
  let queue: Wish[] = [];
  let running: Promise<void> | null = null;

  async function read(hash: string): Promise<Result<Credentials, IdentityProblem>> {
    try {
      const known = await store.credentials(hash);
      return known.ok ? known : failed(JSON.stringify(known.error));
    } catch (thrown) {
      return failed(String(thrown));
    }
  }

  async function write(
    changed: readonly Credentials[],
    known: readonly PersonIn[],
  ): Promise<Result<null, IdentityProblem>> {
    if (changed.length === 0) return { ok: true, value: null };
    try {
      const written = await store.keepCredentials(changed, known);
      return written.ok ? written : failed(JSON.stringify(written.error));
    } catch (thrown) {
      return failed(String(thrown));
    }
  }

  async function run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      await carryOut(group);
    }
    running = null;
  }

  async function carryOut(group: readonly Wish[]): Promise<void> {
    const changed = new Map<PersonId, Credentials>();
    const known: PersonIn[] = [];
    const granted: Wish[] = [];
    for (const wish of group) {
      const found = await read(wish.hash);
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
      if (after !== before) changed.set(after.person, after);
      if (wish.room !== null) known.push({ room: wish.room, person: after.person });
      granted.push(wish);
    }
    const written = await write([...changed.values()], known);
    for (const { answer } of granted) answer(written);
  }

  function ask(
    hash: string,
    change: Wish['change'],
    room: RoomId | null = null,
  ): Promise<Result<null, IdentityProblem>> {
    return new Promise((answer) => {
      queue.push({ hash, change, room, answer });
      running ??= run();
    });
  }

  return {
    async personOf(token) {
      const hash = hashOf(token);
      const known = await read(hash);
      if (!known.ok) return known;
      const person = personBy(known.value, hash);
      return person === null ? { ok: false, error: { code: 'token-renewed' } } : { ok: true, value: person };
    },
    async renew(token, room) {
      const [presented, fresh] = [hashOf(token), newToken()];
      const done = await ask(presented, (before) => renewed(before, presented, hashOf(fresh), time()), room);
      return done.ok ? { ok: true, value: fresh } : done;
    },
    arrived(token) {
      const fresh = hashOf(token);
      return ask(fresh, (before) => arrived(before, fresh, time()));
    },
    async idle() {
      await running;
      if (queue.length > 0) await this.idle();
    },
  };
}

function failed(reason: string): { readonly ok: false; readonly error: IdentityProblem } {
  return { ok: false, error: { code: 'storage-failed', reason } };
}
