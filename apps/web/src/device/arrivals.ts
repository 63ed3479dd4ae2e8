/** Who has just made a room, and is to sit down in it, or to be shown its link, on arrival. Forgotten with the page. */

interface Arrival {
  readonly player: number;
  readonly name: string;
}

const expected = new Map<string, Arrival>();

export function expectArrival(room: string, arrival: Arrival): void {
  expected.set(room, arrival);
}

/** Given once. */
export function takeArrival(room: string): Arrival | null {
  const arrival = expected.get(room) ?? null;
  expected.delete(room);
  return arrival;
}

/** The address of a table whose game goes on there, and to which friends are yet to be invited. */
let invitation: string | null = null;

export function expectInvitation(address: string): void {
  invitation = address;
}

/** True once. */
export function takeInvitation(address: string): boolean {
  if (invitation !== address) return false;
  invitation = null;
  return true;
}
