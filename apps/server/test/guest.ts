// For tests: somebody who talks to a server over a real socket.
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
import type { Command, GivenChoices, LoggedRow, RoomState } from '@ludo/room';
import { survey } from '@ludo/rules';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

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
