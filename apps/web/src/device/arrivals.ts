/** Who has just made a room: sits down there, or sees its link. Forgotten with the page. */

import type { Picture } from '@ludo/room';

export interface Arrival {
  readonly player: number;
  readonly name: string;
  readonly picture?: Picture;
}

const expected = new Map<string, Arrival>();

export function expectArrival(room: string, arrival: Arrival): void {
  expected.set(room, arrival);
}

export function takeArrival(room: string): Arrival | null {
  const arrival = expected.get(room) ?? null;
  expected.delete(room);
  return arrival;
}

const asked = new Map<string, string>();

/** Somebody is asked to come to this room. */
export function expectAsked(room: string, name: string): void {
  asked.set(room, name);
}

export function askedTo(room: string): string | null {
  return asked.get(room) ?? null;
}

/** The address of a table to which friends are still to be invited. */
let invitation: string | null = null;

export function expectInvitation(address: string): void {
  invitation = address;
}

export function takeInvitation(address: string): boolean {
  if (invitation !== address) return false;
  invitation = null;
  return true;
}
