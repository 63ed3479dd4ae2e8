/** Who has just made a room and is to sit down in it on arrival. Forgotten with the page. */

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
