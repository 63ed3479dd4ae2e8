// Owns how many bytes may wait to be read in answers that are large and in memory. What several wait for is there once. Beyond the
// bound those of the address that has most are cut, of what it has waited for longest.

import type { ServerResponse } from 'node:http';

/** Returns what is to be called when it is read, or its connection gone. */
export type Unread = (address: string, bytes: Buffer, cut: () => void) => () => void;

/** To be called before they are sent. False: it has gone meanwhile, and tells us of that no more. */
export function isThereFor(
  response: ServerResponse,
  bytes: Buffer,
  address: string,
  unread: Unread,
): boolean {
  if (response.destroyed) return false;
  response.once(
    'close',
    unread(address, bytes, () => response.destroy()),
  );
  return true;
}

export function createUnread(most: number): Unread {
  /** By address and what is waited for, longest first: how each is cut. */
  const places = new Map<string, Map<Buffer, Set<() => void>>>();
  const addressesOf = new Map<Buffer, number>();
  let all = 0;

  function add(address: string, bytes: Buffer, cut: () => void): void {
    const its = places.get(address) ?? new Map<Buffer, Set<() => void>>();
    places.set(address, its);
    const waiting = its.get(bytes);
    if (waiting !== undefined) return void waiting.add(cut);
    its.set(bytes, new Set([cut]));
    const addresses = addressesOf.get(bytes) ?? 0;
    if (addresses === 0) all += bytes.length;
    addressesOf.set(bytes, addresses + 1);
  }

  function forget(address: string, bytes: Buffer, cut: () => void): void {
    const its = places.get(address);
    const waiting = its?.get(bytes);
    if (waiting?.delete(cut) !== true || waiting.size > 0) return;
    its?.delete(bytes);
    if (its?.size === 0) places.delete(address);
    const addresses = (addressesOf.get(bytes) ?? 0) - 1;
    if (addresses > 0) return void addressesOf.set(bytes, addresses);
    addressesOf.delete(bytes);
    all -= bytes.length;
  }

  function largest(): string {
    const sizes = [...places].map(([address, its]) => {
      const size = [...its.keys()].reduce((sum, { length }) => sum + length, 0);
      return { address, size };
    });
    return sizes.reduce((a, b) => (b.size > a.size ? b : a), { address: '', size: 0 }).address;
  }

  return (address, bytes, cut) => {
    add(address, bytes, cut);
    while (all > most) {
      const place = largest();
      const [[oldest, waiting] = [bytes, new Set<() => void>()]] = places.get(place) ?? [];
      for (const each of waiting) {
        forget(place, oldest, each);
        each();
      }
    }
    return () => forget(address, bytes, cut);
  };
}
