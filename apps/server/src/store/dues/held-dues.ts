// Owns which rooms have a line in the table of dues by which this process looks after them, so that most rows need write
// none: a line says who looks after a room, not when, and stays while the room has a due now and then.

/** Claims between two looks at all of them, and rooms that are looked at with one claim. */
const BETWEEN = 60;
const PORTION = 1000;

export class HeldDues {
  readonly #rooms = new Set<string>();
  #claims = 0;
  #toLook: string[] = [];

  /** Of rooms that a row was written in: whether a line must be written. */
  lacks(room: string, due: number | null): boolean {
    return due !== null && !this.#rooms.has(room);
  }

  add(rooms: Iterable<string>): void {
    for (const room of rooms) this.#rooms.add(room);
  }

  delete(rooms: Iterable<string>): void {
    for (const room of rooms) this.#rooms.delete(room);
  }

  clear(): void {
    this.#rooms.clear();
    this.#toLook = [];
  }

  /** All of them are to be looked at before they are relied upon. */
  doubt(): void {
    this.#toLook = [...this.#rooms];
    this.#rooms.clear();
  }

  /** With each claim: the rooms of which is to be seen now whether this process has a line of theirs, and they still have a due. */
  toLook(): readonly string[] {
    this.#claims += 1;
    if (this.#toLook.length === 0 && this.#claims % BETWEEN === 0) this.#toLook = [...this.#rooms];
    return this.#toLook.splice(0, PORTION);
  }
}
