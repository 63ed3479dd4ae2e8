// Owns who plays while something is broken: rooms of every rule set, and people who act, repeat themselves and make mistakes.
import { standardChoices } from '@ludo/room';
import type { Opening, TableChoices } from '@ludo/room';
import type { Chance } from './chance.ts';
import { Client } from './client.ts';
import { nextCommand, type Habits } from './habits.ts';

/** Milliseconds at most. `THOUGHT` gives others: people who act all the time take most of a machine. */
const THOUGHT = Number(process.env['THOUGHT'] ?? 40);

export interface Plan {
  readonly opening: Opening;
  readonly people: readonly Habits[];
}

const table = (choices: Partial<TableChoices>): TableChoices => ({
  ...standardChoices,
  grace: 5,
  ...choices,
});
const throwClock = table({ clock: { kind: 'throw', seconds: 5 } });
const bank = table({ clock: { kind: 'bank', seconds: 5, increment: 1 }, away: 'bot', expiry: 'forfeit' });
const watcher: Habits = { player: null };
const two: readonly Habits[] = [{ player: 1, isHost: true }, { player: 2 }, watcher];
const three: readonly Habits[] = [{ player: 1, isHost: true, bots: [4] }, { player: 2 }, { player: 3 }];
const four: readonly Habits[] = [1, 2, 3, 4].map((player) => ({ player, isHost: player === 1 }));
const withBots: readonly Habits[] = [{ player: 1, isHost: true, bots: [2, 3, 4] }, watcher];
const idle: readonly Habits[] = [
  { player: 1, isHost: true, isIdle: true },
  { player: 2, isIdle: true },
];

export const plans: readonly Plan[] = [
  { opening: { rules: 'ludo', seats: '1234' }, people: four },
  { opening: { rules: 'ludo', seats: '1-2-', table: throwClock }, people: two },
  { opening: { rules: 'jumbo', seats: '1-2-' }, people: two },
  { opening: { rules: 'indian', seats: '1234', table: bank }, people: three },
  { opening: { rules: 'uckers', seats: '1212' }, people: two },
  { opening: { rules: 'uckers', seats: '1213', table: bank }, people: [...two.slice(0, 2), { player: 3 }] },
  { opening: { rules: 'uckers-navy', seats: '1212', table: throwClock }, people: two },
  { opening: { rules: 'german', seats: '1234' }, people: withBots },
  { opening: { rules: 'german', seats: '1234', table: table({ away: 'bot' }) }, people: three },
  { opening: { rules: 'jumbo', seats: '1-2-', table: throwClock }, people: idle },
  { opening: { rules: 'uckers', seats: '1212', table: throwClock }, people: idle },
  { opening: { rules: 'ludo', seats: '1-2-', table: bank }, people: idle },
];

/** Nobody waits for bots or clocks there, which take their time. */
export function isBrisk({ people }: Plan): boolean {
  return people.every(({ bots, isIdle }) => bots === undefined && isIdle !== true);
}

/** A client that acts for its person until the play is over; after a reconnection it repeats its last command. */
export class Person extends Client {
  readonly habits: Habits;
  readonly #chance: Chance;
  #isThinking = false;
  #joins = 0;
  #last: string | null = null;
  isStopped = false;

  constructor(
    url: string,
    room: string,
    token: string | undefined,
    habits: Habits,
    chance: Chance,
    heard: () => void,
  ) {
    super(url, {
      room,
      ...(token === undefined ? {} : { token }),
      reconnectionDelay: chance.between(10, 60),
    });
    this.habits = habits;
    this.#chance = chance;
    this.watch(heard);
    this.watch(() => this.#look());
  }

  #look(): void {
    if (this.isOpen && this.joins > this.#joins) {
      this.#joins = this.joins;
      if (this.#last !== null) this.repeat(this.#last);
    }
    if (this.#isThinking || !this.isSettled || this.isStopped) return;
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        this.#do();
      },
      this.#chance.between(0, THOUGHT),
    );
  }

  #next(): ReturnType<typeof nextCommand> {
    return this.isStopped ? null : nextCommand(this, this.habits, this.#chance);
  }

  #do(): void {
    const command = this.#next();
    if (command === null || this.state.pending.length > 0) return;
    this.#last = this.act(command);
    if (this.#chance.holds(0.2)) this.repeat(this.#last);
    if (this.#chance.holds(0.1)) this.act({ do: 'throw', ply: 0 });
  }
}

/** Counts the messages of all clients together, and tells when so many have come. */
export class Messages {
  #count = 0;
  #at = 0;
  #come = (): void => undefined;
  #fail: (error: Error) => void = () => undefined;

  readonly heard = (): void => {
    this.#count += 1;
    if (this.#count === this.#at) this.#come();
  };

  /** Rejects with what is reported meanwhile. */
  after(more: number): Promise<void> {
    this.#at = this.#count + more;
    return new Promise((come, fail) => {
      this.#come = come;
      this.#fail = fail;
    });
  }

  readonly report = (complaint: string): void => this.#fail(new Error(complaint));
}

/** Each host ends the game; also one that begins only now, because its start has waited for values. */
export function endGames(people: readonly Person[]): void {
  for (const person of people) {
    const end = (): void => {
      const { view } = person;
      if (person.isSettled && view?.phase === 'playing' && view.host === person.person)
        person.act({ do: 'end' });
    };
    person.watch(end);
    end();
  }
}
