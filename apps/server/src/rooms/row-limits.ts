// Owns how fast a person and an address may fill a log, and how long one may become. What is refused costs nothing.
import type { RoomId, WireRefusal } from '@ludo/protocol';
import { playersOf } from '@ludo/room';
import type { Command, PersonId, Row } from '@ludo/room';
import { failure, success, type Result } from '@ludo/rules';
import { createBuckets, PERSONS } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { charactersOf, charactersOfTally, rowsFor } from './row-size.ts';
import { siteOf } from '../limits/networks.ts';

/** Of the longest log: up to there games begin, so that they can be finished. */
const BEGINNING = 0.9;

/** Rows that a game counts as at least: the one that begins it has all names of the tally. Whole games have five times as many. */
const LEAST_OF_A_GAME = 50;

/** Whose last acting address is remembered. */
const ROOMS = 50_000;

/** Milliseconds until a room whose address is in debt looks again. */
export const OWN_ROW_AGAIN = 59_000;

const NAMES = 64;

/** `move`: seats taken over with a pass. */
type Asked = Command | { readonly do: 'move' };

/** Returns how it is given back where the row is not written. */
type Spending = () => () => void;

export interface RowLimits {
  /** Whether it may become a row, and how what it takes is spent once it is on its way to be one. */
  ask(room: LiveRoom, person: PersonId, address: string, command: Asked): Result<Spending, WireRefusal>;
  /** As much as would be spent of what the address has in all rooms. Returns how it is given back. */
  hold(room: LiveRoom, address: string, command: Asked): () => void;
  /** A value for the dice was none of this person's chain. Returns how it is given back where it was so by rows that are not written. */
  erred(room: LiveRoom, person: PersonId): () => void;
  /**
   * This address pays for the room's own rows until another one acts, if nobody does yet: a player's, and until one comes a
   * watcher's, or nobody would at a process where nobody acts.
   */
  came(room: LiveRoom, person: PersonId, address: string): void;
  /** Returns how the address that acted there last pays once the row is written: it may follow from others that are not. */
  actsItself(room: LiveRoom, row: Row): () => void;
  /** The address that acted there last, if any did. */
  payerOf(room: RoomId): string | undefined;
  /** Milliseconds until the room looks again, because that address is too far in debt. */
  waitToAct(room: LiveRoom): number;
  takeDeparture(room: LiveRoom, person: PersonId): number;
  /** Tables made public. */
  listings(address: string): Bucket;
  isFull(room: LiveRoom): boolean;
}

export function createRowLimits(limits: Limits, now: Clock): RowLimits {
  const allowance = (burst: number, perHour: number, persons = 1): ((name: string) => Bucket) =>
    createBuckets(burst * persons, (perHour * persons) / 3600, now);
  const rows = allowance(limits.rowBurst, limits.rowsPerHour);
  const rowsFrom = allowance(limits.rowBurst, limits.rowsPerHour, PERSONS);
  const changes = allowance(limits.changeBurst, limits.changesPerHour);
  const changesFrom = allowance(limits.changeBurst, limits.changesPerHour, PERSONS);
  const wrongValues = allowance(limits.wrongValueBurst, limits.wrongValuesPerHour);
  const listings = createBuckets(limits.listingBurst, limits.listingsPerHour / 3600, now);
  const everywhere = createBuckets(limits.addressRowBurst, limits.addressRowsPerSecond, now);
  const departures = allowance(limits.changeBurst, limits.changesPerHour);

  /** Oldest first. Rooms are forgotten and read again between two throws of a bot. */
  const lastAddress = new Map<string, string>();
  /** Where that is of somebody who only watches. */
  const watched = new Set<string>();

  function remember({ id }: LiveRoom, address: string, isWatcher = false): void {
    if (isWatcher) watched.add(id);
    else watched.delete(id);
    if (lastAddress.get(id) === address) return;
    lastAddress.delete(id);
    lastAddress.set(id, address);
    const [oldest] = lastAddress.keys();
    if (lastAddress.size <= ROOMS || oldest === undefined) return;
    lastAddress.delete(oldest);
    watched.delete(oldest);
  }

  function bucketsOf(room: LiveRoom, person: PersonId, address: string, command: Asked): Bucket[] {
    const [his, its] = [nameIn(room, person), nameIn(room, address)];
    const isOfTheGame = command.do === 'throw' || command.do === 'play' || command.do === 'value';
    return isOfTheGame
      ? [rows(his), rowsFrom(its)]
      : [rows(his), rowsFrom(its), changes(his), changesFrom(its)];
  }

  function waitToAct({ id }: LiveRoom): number {
    const address = lastAddress.get(id);
    return address !== undefined && everywhere(address).isOwing() ? OWN_ROW_AGAIN : 0;
  }

  /** Without a command: nothing more is written. */
  function isFull({ upcoming: { seq, game } }: LiveRoom, command?: Asked): boolean {
    if (command?.do !== 'start') return seq >= limits.rowsPerRoom;
    return Math.max(seq, LEAST_OF_A_GAME * game) >= limits.rowsPerRoom * BEGINNING;
  }

  return {
    ask(room, person, address, command) {
      if (isFull(room, command)) return failure({ code: 'log-full', clause: null });
      const listing = isListing(command) ? listings(siteOf(address)) : null;
      const unlisted = listing?.wait() ?? 0;
      if (unlisted > 0) return failure({ code: 'too-many-public', clause: null, retryAfter: unlisted });
      const buckets = bucketsOf(room, person, address, command);
      const all = everywhere(address);
      const weight = weightOf(room, command);
      let retryAfter = all.wait(weight);
      for (const bucket of buckets) retryAfter = Math.max(retryAfter, bucket.wait());
      if ('value' in command) retryAfter = Math.max(retryAfter, wrongValues(nameIn(room, person)).wait());
      if (retryAfter > 0) return failure({ code: 'too-many-changes', clause: null, retryAfter });
      if (listing !== null) buckets.push(listing);
      return success(() => {
        for (const bucket of buckets) bucket.take();
        all.take(weight);
        remember(room, address);
        return () => {
          for (const bucket of buckets) bucket.giveBack();
          all.giveBack(weight);
        };
      });
    },
    hold(room, address, command) {
      const costs: (readonly [Bucket, number])[] = [[everywhere(address), weightOf(room, command)]];
      if (isListing(command)) costs.push([listings(siteOf(address)), 1]);
      const held = costs.filter(([bucket, weight]) => bucket.take(weight) === 0);
      return () => {
        for (const [bucket, weight] of held) bucket.giveBack(weight);
      };
    },
    erred(room, person) {
      const bucket = wrongValues(nameIn(room, person));
      bucket.take();
      return () => bucket.giveBack();
    },
    came(room, person, address) {
      const isWatcher = playersOf(room.state, person).length === 0;
      if (!lastAddress.has(room.id) || (!isWatcher && watched.has(room.id)))
        remember(room, address, isWatcher);
    },
    actsItself(room, row) {
      const address = lastAddress.get(room.id);
      return () => {
        if (address !== undefined) everywhere(address).charge(rowsFor(charactersOf(row)));
      };
    },
    payerOf: (room) => lastAddress.get(room),
    waitToAct,
    takeDeparture: (room, person) => waitToAct(room) || departures(nameIn(room, person)).take(),
    listings: (address) => listings(siteOf(address)),
    isFull: (room) => isFull(room),
  };
}

/** Buckets outlast rooms in memory and have names, which cost more to build than all other checks. */
const names = new WeakMap<LiveRoom, Map<string, string>>();

function nameIn(room: LiveRoom, who: string): string {
  const known = names.get(room) ?? new Map<string, string>();
  const kept = known.get(who);
  if (kept !== undefined) return kept;
  const name = `${room.id} ${who}`;
  if (known.size >= NAMES) known.clear();
  names.set(room, known.set(who, name));
  return name;
}

/** In rows of usual length: a name can be longer than a whole row, and the row that begins a game has many. */
function weightOf({ state }: LiveRoom, command: Asked): number {
  if (command.do === 'start') return rowsFor(charactersOfTally(state.tally.map(({ name }) => name)));
  return rowsFor('name' in command ? command.name.length : 0);
}

function isListing(command: Asked): boolean {
  return command.do === 'list' && command.listed;
}
