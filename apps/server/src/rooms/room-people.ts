// Owns who is connected to a room at this process, counted as they come and go: nothing about one person, and no number, is looked
// for among a crowd.
import { holderOf } from '@ludo/room';
import type { PersonId, RoomState } from '@ludo/room';

const NONE: ReadonlySet<string> = new Set();

/** Persons, not connections. */
interface Onlookers {
  readonly watchers: number;
  /** Those who are there by televisions alone. */
  readonly televisions: number;
}

interface Company {
  readonly person: PersonId;
  readonly sockets: Set<string>;
  /** Of these. */
  televisions: number;
}

export class RoomPeople {
  readonly #bySocket = new Map<string, Company>();
  readonly #byPerson = new Map<PersonId, Company>();
  readonly #televisions = new Set<string>();
  /** Persons who are there by televisions alone. */
  #unseen = 0;

  /** Connections. */
  get size(): number {
    return this.#bySocket.size;
  }

  came(socket: string, person: PersonId, isTelevision = false): void {
    this.left(socket);
    const company = this.#byPerson.get(person) ?? { person, sockets: new Set(), televisions: 0 };
    this.#change(company, () => {
      company.sockets.add(socket);
      if (isTelevision) company.televisions += 1;
    });
    if (isTelevision) this.#televisions.add(socket);
    this.#bySocket.set(socket, company);
    this.#byPerson.set(person, company);
  }

  left(socket: string): void {
    const company = this.#bySocket.get(socket);
    if (company === undefined) return;
    const wasTelevision = this.#televisions.delete(socket);
    this.#change(company, () => {
      company.sockets.delete(socket);
      if (wasTelevision) company.televisions -= 1;
    });
    this.#bySocket.delete(socket);
    if (company.sockets.size === 0) this.#byPerson.delete(company.person);
  }

  #change(company: Company, change: () => void): void {
    if (isUnseen(company)) this.#unseen -= 1;
    change();
    if (isUnseen(company)) this.#unseen += 1;
  }

  /** All of them, in the order in which they came. */
  sockets(): Iterable<string> {
    return this.#bySocket.keys();
  }

  has(socket: string): boolean {
    return this.#bySocket.has(socket);
  }

  isHere(person: PersonId): boolean {
    return this.#byPerson.has(person);
  }

  /** Otherwise than by televisions alone. */
  watches(person: PersonId): boolean {
    const company = this.#byPerson.get(person);
    return company !== undefined && !isUnseen(company);
  }

  socketsOf(person: PersonId): ReadonlySet<string> {
    return this.#byPerson.get(person)?.sockets ?? NONE;
  }

  /** All but these few. */
  besides(persons: ReadonlySet<PersonId>): Onlookers {
    let watchers = this.#byPerson.size - this.#unseen;
    let televisions = this.#unseen;
    for (const person of persons) {
      if (this.watches(person)) watchers -= 1;
      else if (this.isHere(person)) televisions -= 1;
    }
    return { watchers, televisions };
  }
}

function isUnseen({ sockets, televisions }: Company): boolean {
  return sockets.size > 0 && televisions === sockets.size;
}

/** Holders of seats, and the host. */
export function namedIn({ host, seatList }: RoomState): ReadonlySet<PersonId> {
  return new Set([host, ...seatList.flatMap((seat) => holderOf(seat)?.person ?? [])]);
}
