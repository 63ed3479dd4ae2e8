// For tests: a real server on a free port, and guests who talk to it over real sockets.
import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type {
  AlreadyAccepted,
  ClientToServerEvents,
  Created,
  Join,
  Joined,
  Presence,
  Question,
  Refused,
  Said,
  ServerToClientEvents,
  Wished,
} from '@ludo/protocol';
import { foldRow, readSnapshot } from '@ludo/room';
import type { Command, Dice, GivenChoices, LoggedRow, RoomState } from '@ludo/room';
import { survey } from '@ludo/rules';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { createApp } from '../src/running/app.ts';
import type { AppOptions } from '../src/running/app.ts';
import type { Limits } from '../src/limits/limits.ts';
import type { EventStore } from '../src/store/event-store.ts';
import type { Wait } from '../src/kit/wait.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';

export const silent: Logger = pino({ level: 'silent' });
export const noLimits: Partial<Limits> = {
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  joinBurst: 1e9,
  roomBurst: 1e9,
  listingBurst: 1e9,
  rowBurst: 1e9,
  addressRowBurst: 1e9,
  loadBurst: 1e9,
  answerBurst: 1e12,
  openingBurst: 1e9,
  requestBurst: 1e9,
  entryBurst: 1e9,
  socketBurst: 1e9,
  byteBurst: 1e12,
  strikes: 1e9,
  requestsAhead: 1e9,
  changeBurst: 1e9,
  talkBurst: 1e9,
  watchersTalkBurst: 1e9,
};

/** Dice dealt by the test; then, with a seed, a fixed sequence. */
export function scriptedDice(dealt: number[], seed?: number): Dice {
  let state = seed ?? 0;
  const next = (): number => {
    const face = dealt.shift();
    if (face !== undefined) return face;
    if (seed === undefined) throw new Error('no dice left');
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
  return { throw: (count) => ({ faces: Array.from({ length: count }, next), origin: 'scripted' }) };
}

interface Waiting {
  readonly at: number;
  readonly asked: number;
  readonly act: () => void;
}

/** A wall clock, a monotonic clock and timers that only the test moves. */
export class HandClock {
  #wall: number;
  #now = 5000;
  readonly #waiting = new Set<Waiting>();

  constructor(wall = 1_800_000_000_000) {
    this.#wall = wall;
  }

  readonly time = (): number => this.#wall;
  readonly now = (): number => this.#now;
  readonly wait: Wait = (milliseconds, act) => {
    const waiting = { at: this.#now + milliseconds, asked: milliseconds, act };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  };

  /** Milliseconds that each timer still has. */
  get waits(): readonly number[] {
    return [...this.#waiting].map(({ at }) => at - this.#now);
  }

  /** The same without timers of these original lengths. */
  waitsBut(...asked: readonly number[]): readonly number[] {
    return [...this.#waiting]
      .filter((waiting) => !asked.includes(waiting.asked))
      .map(({ at }) => at - this.#now);
  }

  /** Lets time pass; due timers run in order, each at its own time. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      let next: Waiting | undefined;
      for (const waiting of this.#waiting) if (waiting.at < (next?.at ?? Infinity)) next = waiting;
      if (next === undefined || next.at > until) break;
      this.#waiting.delete(next);
      this.#goOn(Math.max(this.#now, next.at));
      next.act();
    }
    this.#goOn(until);
  }

  /** Sets the wall clock only, as when a device slept while its other clocks stood still. */
  jump(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  #goOn(now: number): void {
    this.#wall += now - this.#now;
    this.#now = now;
  }
}

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly store: EventStore;
  close(): Promise<void>;
}

export async function openServer(options: AppOptions & { readonly port?: number } = {}): Promise<TestServer> {
  const { port: wanted = 0, ...rest } = options;
  const store = options.store ?? openMemoryStore();
  const app = await createApp({ log: silent, limits: noLimits, ...rest, store });
  await new Promise<void>((resolve) => app.http.listen(wanted, '127.0.0.1', resolve));
  const address = app.http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, store, close: () => app.close() };
}

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export function newCommandId(): string {
  return randomBytes(9).toString('base64url');
}

/** One connection, with everything it was ever sent. */
export class Guest {
  readonly socket: ClientSocket;
  token: string | undefined;
  person = '';
  room = '';
  state: RoomState | null = null;
  readonly rows: LoggedRow[] = [];
  readonly presences: Presence[] = [];
  readonly heard: Said[] = [];
  /** The questions that this guest was last asked as the host, and how often they were told. */
  questions: readonly Question[] = [];
  timesAsked = 0;
  /** Answers to this guest's own questions. */
  readonly wished: Wished[] = [];
  /** Every packet as it came in, text or binary. */
  received = '';
  readonly #listeners = new Set<() => void>();

  constructor(url: string, token?: string, extraHeaders: Record<string, string> = {}) {
    this.token = token;
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders,
      reconnectionDelay: 10,
      reconnectionDelayMax: 50,
    });
    this.#listenToPackets();
    this.socket.io.on('reconnect_attempt', () => this.#listenToPackets());
    this.socket.on('row', (row) => this.#take(row));
    this.socket.on('presence', (presence) => {
      this.presences.push(presence);
      this.#changed();
    });
    this.#hearOfAsking();
    this.socket.on('said', (said) => {
      this.heard.push(said);
      this.#changed();
    });
  }

  #hearOfAsking(): void {
    this.socket.on('questions', ({ questions }) => {
      this.questions = questions;
      this.timesAsked += 1;
      this.#changed();
    });
    this.socket.on('wished', (wished) => {
      this.wished.push(wished);
      this.#changed();
    });
  }

  #listenToPackets(): void {
    this.socket.io.engine?.on('packet', (packet: { data?: unknown }) => {
      this.received += typeof packet.data === 'string' ? packet.data : JSON.stringify(packet.data ?? '');
    });
  }

  #take(row: LoggedRow): void {
    this.rows.push(row);
    this.state = foldRow(this.state, row).state;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Checks again what is waited for, after a change that no message announces. */
  lookAgain(): void {
    this.#changed();
  }

  /** Resolves when this holds; checks with everything that comes in. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
    });
  }

  /** Sends any message; resolves with its answer. */
  say(event: string, ...message: unknown[]): Promise<unknown> {
    return new Promise((resolve) => {
      (this.socket as unknown as { emit: (...args: unknown[]) => void }).emit(event, ...message, resolve);
    });
  }

  async create(rules: string, seats: string, position?: string, table?: GivenChoices): Promise<Created> {
    const message = { v: PROTOCOL_VERSION, rules, seats, token: this.token, position, table };
    const answer = (await this.say('create', JSON.parse(JSON.stringify(message)))) as Created | Refused;
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    this.token = answer.token;
    return answer;
  }

  join(room: string): Promise<Joined> {
    if (room !== this.room) this.state = null;
    const message = { v: PROTOCOL_VERSION, room, token: this.token, lastSeq: this.state?.seq ?? 0 };
    return new Promise((resolve, reject) => {
      this.socket.emit('join', JSON.parse(JSON.stringify(message)) as Join, (answer) => {
        if (!answer.ok) return reject(new Error(JSON.stringify(answer)));
        this.token = answer.token;
        this.person = answer.person;
        this.room = room;
        // Here, not after an await: the next row may come in the same packet.
        if (answer.snapshot !== undefined) this.state = readSnapshot(answer.snapshot);
        for (const row of answer.rows) this.#take(row);
        this.questions = answer.questions ?? [];
        resolve(answer);
      });
    });
  }

  /** The refusal, or the row that the command became. */
  async act(command: Command, id = newCommandId()): Promise<LoggedRow | Refused | AlreadyAccepted> {
    const came = this.until(() => this.rows.some((row) => row.id === id)).then(() => {
      const row = this.rows.find((other) => other.id === id);
      if (row === undefined) throw new Error('a row was lost');
      return row;
    });
    const answered = this.say('command', { room: this.room, id, command }) as Promise<
      Refused | AlreadyAccepted
    >;
    return Promise.race([came, answered]);
  }

  /** As `act`, but a refusal fails the test. */
  async must(command: Command): Promise<LoggedRow> {
    const answer = await this.act(command);
    if ('row' in answer) return answer;
    throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
  }

  /** A throw or the first legal play; null if it is not this guest's turn. */
  nextCommand(): Command | null {
    const { state } = this;
    if (state === null || state.phase !== 'playing' || state.position === null) return null;
    const { phase, colour, candidates } = survey(state.position);
    const mine = state.seatList.some(
      (seat) => seat.state === 'held' && seat.person === this.person && seat.colours.includes(colour ?? -1),
    );
    if (!mine || phase === 'over') return null;
    if (phase === 'to-throw') return { do: 'throw', ply: state.ply };
    const legal = candidates.filter((way) => way.refusal === null);
    return { do: 'play', ply: state.ply, play: legal[state.ply % legal.length]?.text ?? '-' };
  }

  /** Plays its turns until the game is over or this holds. */
  async playUntil(holds: () => boolean = () => false): Promise<void> {
    const isDone = (): boolean => this.state?.phase === 'over' || holds();
    for (;;) {
      await this.until(() => isDone() || this.nextCommand() !== null);
      if (isDone()) return;
      const command = this.nextCommand();
      if (command !== null) await this.act(command);
    }
  }

  leave(): void {
    this.socket.disconnect();
  }
}

export async function logOf(store: EventStore, room: string): Promise<readonly LoggedRow[]> {
  const loaded = await store.load(room, 0);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}
