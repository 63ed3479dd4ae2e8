// Owns the honest people beside an attack, and how long they wait: two at each table play game after game, and one of
// them loses the connection now and then.
import { Chance } from '../chance.ts';
import { Client, openRoom } from '../client.ts';
import { nextCommand, type Habits } from '../habits.ts';
import type { Attack } from './attack.ts';

/** Milliseconds at most: in a game of any length, and in a short one. */
const THOUGHT = { whole: 50, short: 15 } as const;
/** Answered commands until the second player of the first table drops the connection. */
const DROPS = 10;
/** Close to the end, so that a game takes few throws. */
const SHORT = {
  rules: 'german',
  seats: '1-2-',
  position: 'german 1-2- 36.41.42.43/-/36.41.42.43/- R ? -',
} as const;
const WHOLE = { rules: 'jumbo', seats: '1-2-' } as const;
const TABLES = 3;
/** Rows that a table with a bot gains at the end: the bot has acted. */
const MORE = 3;
/** Milliseconds from a row until a bot throws. */
const BOT_THROWS_AFTER = 900;

interface Ways extends Habits {
  readonly drops?: boolean;
  readonly thought?: number;
  /** What bots are late is waited for, too. */
  readonly timesBots?: boolean;
}

class Person extends Client {
  readonly waits: number[] = [];
  readonly returns: number[] = [];
  games = 0;
  /** The row that shows that an endless table goes on. */
  enough: number | null = null;
  isLast = false;
  readonly #ways: Ways;
  readonly #chance: Chance;
  readonly #sent = new Map<string, number>();
  #isThinking = false;
  #leftAt: number | null = null;
  #sinceDrop = 0;
  #wasOver = false;

  constructor(url: string, room: string, token: string | undefined, ways: Ways, seed: number) {
    super(url, { room, ...(token === undefined ? {} : { token }) });
    this.#ways = ways;
    this.#chance = new Chance(seed);
    this.watch(() => this.#look());
    if (ways.timesBots === true) this.#timeBots();
  }

  get hasBots(): boolean {
    return this.#ways.bots !== undefined;
  }

  get isOver(): boolean {
    const isFar = this.hasBots && this.isLast && this.seq >= (this.enough ?? Number.POSITIVE_INFINITY);
    return this.isSettled && (isFar || this.view?.phase === 'over');
  }

  #timeBots(): void {
    let last = performance.now();
    this.socket.on('row', ({ row }) => {
      const waited = performance.now() - last;
      last += waited;
      if (row.t === 'throw' && row.by === 'bot') this.waits.push(Math.max(0, waited - BOT_THROWS_AFTER));
    });
  }

  #look(): void {
    for (const [id, at] of this.#sent) {
      if (!this.told.has(id)) continue;
      this.#sent.delete(id);
      this.#sinceDrop += 1;
      this.waits.push(performance.now() - at);
    }
    if (this.#leftAt !== null && this.isOpen) {
      this.returns.push(performance.now() - this.#leftAt);
      this.#leftAt = null;
    }
    const isOver = this.view?.phase === 'over';
    if (isOver && !this.#wasOver) this.games += 1;
    this.#wasOver = isOver;
    if (this.#isThinking || !this.isSettled) return;
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        this.#do();
      },
      this.#chance.between(0, this.#ways.thought ?? THOUGHT.whole),
    );
  }

  #do(): void {
    if (!this.isSettled || (this.isLast && this.isOver)) return;
    if (this.#ways.drops === true && this.#sinceDrop >= DROPS && !this.isLast) return this.#drop();
    const command = nextCommand(this, this.#ways, this.#chance);
    if (command === null) return;
    // What is heard meanwhile is checked against it.
    const sent = performance.now();
    this.#sent.set(this.act(command), sent);
  }

  #drop(): void {
    this.#sinceDrop = 0;
    this.#leftAt = performance.now();
    this.socket.disconnect().connect();
  }
}

export class Bystanders {
  /** Whose link the attackers have. */
  readonly known: string;
  readonly rooms: readonly string[];
  readonly people: readonly Person[];

  private constructor(rooms: readonly string[], people: readonly Person[]) {
    this.known = rooms[0] ?? '';
    this.rooms = rooms;
    this.people = people;
  }

  /** Resolves when everybody plays. `isShort`: games of a few throws. `bots`: at one further table. */
  static async gather(
    url: string,
    seed: number,
    isShort: boolean,
    bots: Attack['bots'],
  ): Promise<Bystanders> {
    const rooms: string[] = [];
    const people: Person[] = [];
    const sitDown = async (whole: boolean, host: Ways, guests: readonly Ways[]): Promise<void> => {
      const { room, token } = await openRoom(url, whole ? WHOLE : SHORT);
      rooms.push(room);
      for (const ways of [host, ...guests])
        people.push(new Person(url, room, ways === host ? token : undefined, ways, seed + people.length));
    };
    for (let table = 0; table < TABLES; table += 1) {
      const thought = isShort ? THOUGHT.short : THOUGHT.whole;
      const guest = { player: 2, thought, drops: table === 0 };
      await sitDown(!isShort, { player: 1, thought, isHost: true }, [guest]);
    }
    const timesBots = bots === 'timed';
    if (bots !== undefined) await sitDown(true, { player: 1, isHost: true, bots: [2], timesBots }, []);
    await Promise.all(people.map((person) => person.until(() => person.view?.phase === 'playing')));
    return new Bystanders(rooms, people);
  }

  /** Lets the current games end; resolves with the faults, at the latest after `patience` milliseconds. */
  async finish(patience: number): Promise<readonly string[]> {
    for (const person of this.people) {
      person.isLast = true;
      person.enough = person.seq + MORE;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([this.#over(), late]);
    clearTimeout(timer);
    return this.people
      .filter((person) => !person.isOver)
      .map(({ room, seq, view, state }) => {
        const { connection, isJoining } = { ...state.view, ...state };
        const where = `${connection.state}${isJoining ? ', joining' : ''}`;
        return `a game did not end: ${room}, row ${seq}, ${view?.phase ?? 'unseen'}, ${where}`;
      });
  }

  /** At one moment: else a game may have begun anew while somebody was finishing the last one. */
  async #over(): Promise<void> {
    while (!this.people.every((person) => person.isOver))
      await Promise.all(this.people.map((person) => person.until(() => person.isOver)));
  }

  get games(): number {
    return this.rooms.reduce(
      (sum, room) => sum + (this.people.find((person) => person.room === room)?.games ?? 0),
      0,
    );
  }

  close(): void {
    for (const person of this.people) person.close();
  }
}
