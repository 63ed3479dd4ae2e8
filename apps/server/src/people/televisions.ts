// Owns the codes by which a table is sent to a television: each for one connection, once, for some minutes, in memory alone.
import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@ludo/protocol';
import type { CodeGiven, RoomId, TelevisionCode, ToShow, WireRefusal } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';
import { createRanks } from '../kit/ranks.ts';

export const CODE_LASTS = 600_000;
/** Of one television; the newest stay. */
export const MOST_CODES = 2;

export interface Televisions {
  give(socket: string, address: string): Result<Omit<CodeGiven, 'ok'>, WireRefusal>;
  /** Tells the television of this code, at whichever process, whose codes are used up then. */
  show(room: RoomId, code: TelevisionCode, address: string): Promise<Result<null, WireRefusal>>;
  /** Whether the code was given here, and its television has been told. */
  showHere(room: RoomId, code: TelevisionCode): boolean;
  /** The connection has ended. */
  gone(socket: string): void;
  readonly size: number;
}

interface TelevisionsOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly tell: (socket: string, shown: ToShow) => void;
  readonly showElsewhere: (room: RoomId, code: TelevisionCode) => Promise<boolean>;
}

interface Waiting {
  readonly socket: string;
  readonly site: string;
  readonly until: number;
}

export function createTelevisions({ limits, now, tell, showElsewhere }: TelevisionsOptions): Televisions {
  /** Oldest first; all last equally long. */
  const waiting = new Map<TelevisionCode, Waiting>();
  const bySocket = new Map<string, readonly TelevisionCode[]>();
  const sites = createRanks();
  const made = createBuckets(limits.codeBurst, limits.codesPerHour / 3600, now);
  const wrong = createBuckets(limits.wrongCodeBurst, limits.wrongCodesPerHour / 3600, now);

  function drop(code: TelevisionCode): void {
    const each = waiting.get(code);
    if (each === undefined) return;
    waiting.delete(code);
    const others = (bySocket.get(each.socket) ?? []).filter((other) => other !== code);
    if (others.length > 0) bySocket.set(each.socket, others);
    else bySocket.delete(each.socket);
    sites.remove(each.site);
  }

  function forgetOld(): void {
    for (const [code, { until }] of waiting) {
      if (until > now()) return;
      drop(code);
    }
  }

  function gone(socket: string): void {
    for (const code of bySocket.get(socket) ?? []) drop(code);
  }

  /** Milliseconds until the oldest code ends, of all or of one site. */
  function untilOneEnds(site?: string): number {
    for (const each of waiting.values())
      if (site === undefined || each.site === site) return Math.max(1, Math.ceil(each.until - now()));
    return 1;
  }

  /** The oldest code of the site that has most goes, for a site that has fewer. */
  function makeRoom(site: string): boolean {
    const largest = sites.first();
    if (largest === undefined || sites.of(largest) <= sites.of(site) + 1) return false;
    for (const [code, each] of waiting) {
      if (each.site !== largest) continue;
      drop(code);
      return true;
    }
    return false;
  }

  function showHere(room: RoomId, code: TelevisionCode): boolean {
    forgetOld();
    const found = waiting.get(code);
    if (found === undefined) return false;
    gone(found.socket);
    tell(found.socket, { room });
    return true;
  }

  return {
    give(socket, address) {
      forgetOld();
      const site = siteOf(address);
      const retryAfter = made(site).wait();
      if (retryAfter > 0) return refuse('too-many-changes', retryAfter);
      for (const code of (bySocket.get(socket) ?? []).slice(0, 1 - MOST_CODES)) drop(code);
      if (sites.of(site) >= limits.codesPerAddress) return refuse('too-many-changes', untilOneEnds(site));
      if (waiting.size >= limits.codes && !makeRoom(site)) return refuse('server-full', untilOneEnds());
      made(site).take();
      let code = newCode();
      while (waiting.has(code)) code = newCode();
      waiting.set(code, { socket, site, until: now() + CODE_LASTS });
      bySocket.set(socket, [...(bySocket.get(socket) ?? []), code]);
      sites.add(site);
      return { ok: true, value: { code, lasts: CODE_LASTS } };
    },
    async show(room, code, address) {
      const tries = wrong(siteOf(address));
      // Whoever has guessed too often does not learn whether this one was right.
      const retryAfter = tries.wait();
      if (retryAfter > 0) return refuse('too-many-changes', retryAfter);
      if (showHere(room, code)) return { ok: true, value: null };
      tries.take();
      if (!(await showElsewhere(room, code))) return refuse('code-unknown');
      // That one was right.
      tries.charge(-1);
      return { ok: true, value: null };
    },
    showHere,
    gone,
    get size() {
      return waiting.size;
    },
  };
}

function newCode(): TelevisionCode {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

function refuse(
  code: 'too-many-changes' | 'server-full' | 'code-unknown',
  retryAfter?: number,
): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code, clause: null, ...(retryAfter === undefined ? {} : { retryAfter }) } };
}
