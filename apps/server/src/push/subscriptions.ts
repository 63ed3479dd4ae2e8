// Owns which devices want to be told of a turn while their page is away: in memory, bounded, for some days.
import { createRanks } from '../kit/ranks.ts';
import type { PushSubscriber, RoomId } from '@ludo/protocol';
import type { Language, PersonId } from '@ludo/room';
import type { Clock, Limits } from '../limits/limits.ts';

export interface Subscription extends PushSubscriber {
  readonly language: Language;
  /** The address that asked, of IPv6 its /48, as a keyed hash. */
  readonly from: string;
}

interface Kept {
  readonly subscription: Subscription;
  readonly since: number;
  /** The device has asked this process. */
  readonly isOwn: boolean;
}

interface SubscriptionOf {
  readonly person: PersonId;
  readonly subscription: Subscription;
  /** Milliseconds. */
  readonly age: number;
}

interface Subscriptions {
  /**
   * Replaces that of the same endpoint; the oldest of the address that has most makes room. `age`: absent, if the device has
   * asked this process.
   */
  keep(room: RoomId, person: PersonId, subscription: Subscription, age?: number): void;
  /** Unknown ones are gone already. */
  drop(room: RoomId, person: PersonId, endpoint: string): void;
  of(room: RoomId, person: PersonId): readonly Subscription[];
  /** It was this process that a device of this person has asked last. */
  isOwn(room: RoomId, person: PersonId): boolean;
  /** Of everybody there. */
  in(room: RoomId): readonly SubscriptionOf[];
  readonly size: number;
}

const DAY = 86_400_000;

export function createSubscriptions(limits: Limits, now: Clock): Subscriptions {
  /** By room, person and endpoint. */
  const kept = new Map<string, Kept>();
  const ofPersons = new Map<string, Set<string>>();
  const inRooms = new Map<RoomId, Set<PersonId>>();
  /** By the address that asked, oldest first. */
  const ofAddresses = new Map<string, Set<string>>();
  const ranks = createRanks();
  const longest = limits.subscriptionDays * DAY;

  const ownerOf = (room: RoomId, person: PersonId): string => `${room} ${person}`;

  function leave(address: string, key: string): void {
    ranks.remove(address);
    const its = ofAddresses.get(address);
    its?.delete(key);
    if (its?.size === 0) ofAddresses.delete(address);
  }

  function forget(owner: string, key: string): void {
    const address = kept.get(key)?.subscription.from;
    if (address !== undefined) leave(address, key);
    kept.delete(key);
    const mine = ofPersons.get(owner);
    mine?.delete(key);
    if (mine?.size !== 0) return;
    ofPersons.delete(owner);
    const [room = '', person = ''] = owner.split(' ');
    const persons = inRooms.get(room);
    persons?.delete(person);
    if (persons?.size === 0) inRooms.delete(room);
  }

  function keptOf(room: RoomId, person: PersonId): readonly Kept[] {
    const owner = ownerOf(room, person);
    const found: Kept[] = [];
    for (const key of ofPersons.get(owner) ?? []) {
      const each = kept.get(key);
      if (each === undefined) continue;
      if (now() - each.since > longest) forget(owner, key);
      else found.push(each);
    }
    return found;
  }

  function forgetOldest(keys: Iterable<string>): void {
    for (const key of keys) return forget(key.slice(0, key.lastIndexOf(' ')), key);
  }

  /** Of the address that has most, which is this one if it has as many. */
  function makeRoomFor(address: string): void {
    const first = ranks.first() ?? address;
    const most = ranks.of(address) >= ranks.of(first) ? address : first;
    forgetOldest(ofAddresses.get(most) ?? []);
  }

  return {
    keep(room, person, subscription, age) {
      const owner = ownerOf(room, person);
      const key = `${owner} ${subscription.endpoint}`;
      const before = kept.get(key);
      // Another process tells again what it has heard from here.
      const isSame = before?.isOwn === true && before.subscription.from === subscription.from;
      forget(owner, key);
      const mine = ofPersons.get(owner) ?? new Set();
      if (mine.size >= limits.subscriptionsPerPerson) forgetOldest(mine);
      if (kept.size >= limits.subscriptions) makeRoomFor(subscription.from);
      mine.add(key);
      ranks.add(subscription.from);
      ofAddresses.set(subscription.from, (ofAddresses.get(subscription.from) ?? new Set()).add(key));
      ofPersons.set(owner, mine);
      inRooms.set(room, (inRooms.get(room) ?? new Set()).add(person));
      kept.set(key, { subscription, since: now() - (age ?? 0), isOwn: age === undefined || isSame });
    },
    drop(room, person, endpoint) {
      const owner = ownerOf(room, person);
      forget(owner, `${owner} ${endpoint}`);
    },
    of: (room, person) => keptOf(room, person).map(({ subscription }) => subscription),
    isOwn(room, person) {
      let newest: Kept | undefined;
      for (const each of keptOf(room, person)) if (each.since >= (newest?.since ?? -Infinity)) newest = each;
      return newest?.isOwn === true;
    },
    in: (room) =>
      [...(inRooms.get(room) ?? [])].flatMap((person) =>
        keptOf(room, person).map(({ subscription, since }) => ({
          person,
          subscription,
          age: now() - since,
        })),
      ),
    get size() {
      return kept.size;
    },
  };
}
