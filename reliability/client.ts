// Owns a client without a screen: the page's own state machine on a real socket. What it is told is compared with the
// log.
import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type {
  AlreadyAccepted,
  ClientToServerEvents,
  Created,
  Refused,
  ServerToClientEvents,
} from '@ludo/protocol';
import type { Command, FairState, LoggedRow, Opening, RoomState, Snapshot } from '@ludo/room';
import { ownChains, type OwnChains } from '@ludo/web/own-chains';
import { ownPartNow, withOwnPart } from '@ludo/web/own-part';
import { beforeJoining, hear, type Errand, type Heard, type RemoteState } from '@ludo/web/remote-state';
import { afterDeadToken, keepToken, type TokenStore } from '@ludo/web/token-store';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

/** Milliseconds until a retry. */
const LATER = 40;

/** They do not tell what became of the command. */
const PASSING: readonly string[] = ['not-joined', 'storage-failed', 'server-stopping', 'too-many-messages'];

export interface ClientOptions {
  readonly room: string;
  readonly token?: string;
  readonly transports?: string[];
  readonly reconnectionDelay?: number;
}

export class Client {
  readonly room: string;
  /** As a browser would store it. */
  token: string | undefined;
  /** Null: it never had a seat. */
  person: string | null = null;
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  state: RemoteState;
  /** As text, by number. */
  readonly rows = new Map<number, string>();
  readonly snapshots: Snapshot[] = [];
  /** With the numbers of their rows. */
  readonly acknowledged = new Map<string, number>();
  /** With the reasons. */
  readonly refused = new Map<string, string>();
  /** Ever sent, or about to be. */
  readonly commands = new Map<string, Command>();
  /** What the page told the person of each. */
  readonly told = new Map<string, boolean>();
  /** Two rows with one number, or one command as two rows. */
  readonly complaints: string[] = [];
  onComplaint: (complaint: string) => void = () => undefined;
  joins = 0;
  readonly #listeners = new Set<() => void>();
  readonly #later = new Set<NodeJS.Timeout>();
  readonly #chains: OwnChains;
  /** As a browser would store them. */
  #seeds: unknown = null;
  #donePartOf: FairState | null = null;
  readonly #key: TokenStore = {
    read: () => this.token ?? null,
    write: (token) => void (this.token = token ?? undefined),
  };

  constructor(
    url: string,
    { room, token, transports = ['websocket'], reconnectionDelay = 20 }: ClientOptions,
  ) {
    this.room = room;
    this.state = beforeJoining(Date.now(), room);
    this.#chains = ownChains(room, {
      read: () => this.#seeds,
      write: (seeds) => (this.#seeds = JSON.parse(seeds) as unknown),
    });
    this.token = token;
    this.socket = io(url, {
      transports,
      forceNew: true,
      reconnectionDelay,
      reconnectionDelayMax: 2 * reconnectionDelay,
      timeout: 2000,
    });
    this.socket.on('connect', () => this.#take({ type: 'connected', at: Date.now() }));
    this.socket.on('disconnect', () => this.#take({ type: 'disconnected', at: Date.now() }));
    this.socket.on('connect_error', () => this.#take({ type: 'disconnected', at: Date.now() }));
    this.socket.on('row', (row) => {
      this.#note(row);
      this.#take({ type: 'row', row, at: Date.now() });
    });
    this.socket.on('presence', (presence) => this.#take({ type: 'presence', presence }));
  }

  get view(): RoomState | null {
    return this.state.view.room;
  }

  get seq(): number {
    return this.view?.seq ?? 0;
  }

  get isOpen(): boolean {
    return this.state.view.connection.state === 'open' && !this.state.isJoining;
  }

  /** Everything it did is a row or was refused. */
  get isSettled(): boolean {
    return this.isOpen && this.state.pending.length === 0;
  }

  /** As by a click; returns the command's identifier. */
  act(wanted: Command): string {
    const id = randomBytes(12).toString('base64url');
    const command = withOwnPart(wanted, this.state.view, this.#chains);
    this.commands.set(id, command);
    // As in a page: the chain was given up just now.
    if (command.do === 'throw' && command.value === undefined) this.#doOwnPart(null);
    this.#take({ type: 'acted', id, command });
    return id;
  }

  /** As a page does by itself, once for each state of the dice. */
  #doOwnPart(done = this.#donePartOf): void {
    const { view, pending } = this.state;
    if (!this.isOpen || view.room?.fair === done) return;
    this.#donePartOf = view.room?.fair ?? null;
    const underWay = pending.map(({ command }) => command);
    for (const command of ownPartNow(view, underWay, this.#chains)) this.act(command);
  }

  /** Past the state machine: it must have no effect. */
  repeat(id: string): void {
    const command = this.commands.get(id);
    if (command === undefined || !this.socket.connected) return;
    this.socket.emit('command', { room: this.room, id, command }, (answer) => this.#answered(id, answer));
  }

  /** Looks with everything it hears. */
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

  watch(listener: () => void): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#listeners.clear();
    for (const timer of this.#later) clearTimeout(timer);
    this.socket.disconnect();
  }

  #take(heard: Heard): void {
    const next = hear(this.state, heard);
    this.state = next.state;
    for (const errand of next.errands) this.#run(errand);
    this.#doOwnPart();
    for (const listener of this.#listeners) listener();
  }

  #run(errand: Errand): void {
    switch (errand.type) {
      case 'join':
        if (!errand.isLater) return this.#join(errand.lastSeq);
        this.#later.add(setTimeout(() => this.#join(errand.lastSeq), LATER));
        return;
      case 'wait': {
        const { id, milliseconds } = errand;
        this.#later.add(setTimeout(() => this.#take({ type: 'waited', id }), milliseconds));
        return;
      }
      case 'send': {
        const { id, command } = errand.pending;
        this.socket.emit('command', { room: this.room, id, command }, (answer) => {
          this.#answered(id, answer);
          this.#take({ type: 'answered', id, answer, at: Date.now() });
        });
        return;
      }
      case 'tell':
        if (this.told.has(errand.id)) this.#complain(`${errand.id} was told twice`);
        this.told.set(errand.id, errand.result.ok);
    }
  }

  #join(lastSeq: number): void {
    const { room } = this;
    const token = this.#key.read() ?? undefined;
    const message = { v: PROTOCOL_VERSION, room, lastSeq, ...(token === undefined ? {} : { token }) };
    this.socket.emit('join', message, (answer) => {
      if (!answer.ok && answer.refusal.code === 'token-renewed')
        return this.#take({ type: 'token-dead', next: afterDeadToken(this.#key, token ?? null) });
      if (!answer.ok) return this.#take({ type: 'join-refused', refusal: answer.refusal });
      if (keepToken(this.#key, token ?? null, answer.token) && answer.token !== token)
        this.#tellKept(answer.token);
      if (this.person !== null && this.person !== answer.person)
        this.#complain(`was ${this.person} and is let in as ${answer.person}`);
      this.person = answer.person;
      this.joins += 1;
      if (answer.snapshot !== undefined) this.snapshots.push(answer.snapshot);
      for (const row of answer.rows) this.#note(row);
      this.#take({ type: 'joined', joined: answer, at: Date.now() });
    });
  }

  /** At once, later, or never, as a closed browser would. */
  #tellKept(token: string): void {
    const after = this.joins % 3;
    if (after === 2) return;
    const tell = (): void => void this.socket.emit('kept', { token }, () => undefined);
    if (after === 0) tell();
    else this.#later.add(setTimeout(tell, LATER));
  }

  #complain(complaint: string): void {
    this.complaints.push(complaint);
    this.onComplaint(complaint);
  }

  #note(row: LoggedRow): void {
    const text = JSON.stringify(row);
    const before = this.rows.get(row.s);
    if (before !== undefined && before !== text) this.#complain(`row ${before} became ${text}`);
    this.rows.set(row.s, text);
    if (row.id !== undefined && this.commands.has(row.id)) this.#acknowledge(row.id, row.s);
  }

  #answered(id: string, answer: AlreadyAccepted | Refused): void {
    if (answer.ok) this.#acknowledge(id, answer.seq);
    else {
      const { code } = answer.refusal;
      const seq = this.acknowledged.get(id);
      if (seq !== undefined && !PASSING.includes(code))
        this.#complain(`${id} is row ${seq} and refused: ${code}`);
      this.refused.set(id, code);
    }
  }

  #acknowledge(id: string, seq: number): void {
    const before = this.acknowledged.get(id);
    if (before !== undefined && before !== seq) this.#complain(`${id} is row ${before} and row ${seq}`);
    this.acknowledged.set(id, seq);
  }
}

/** With the token of its host. */
export async function openRoom(url: string, opening: Opening): Promise<{ room: string; token: string }> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
    transports: ['websocket'],
    forceNew: true,
  });
  const answer = await new Promise<Created | Refused>((resolve) => {
    socket.emit('create', { v: PROTOCOL_VERSION, ...opening }, resolve);
  });
  socket.disconnect();
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}
