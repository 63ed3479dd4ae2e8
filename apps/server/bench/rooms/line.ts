// Owns one client connection: a real websocket that speaks Socket.IO by hand. With the page's library this process
// would saturate before the bare server does.
import type { CommandMessage, Join } from '@ludo/protocol';
import type { LoggedRow } from '@ludo/room';
import { frame, Wire } from '../../test/wire.ts';

const ROW = '42["row",';

export class Line {
  onRow: (packet: string) => void = () => undefined;
  #onAnswer: ((packet: string) => void) | null = null;
  readonly #wire: Wire;

  private constructor(wire: Wire) {
    this.#wire = wire;
    wire.onText = (packet) => this.#take(packet);
  }

  static async open(port: number): Promise<Line> {
    return new Line(await Wire.enter(port));
  }

  /** Resolves with the bytes of the answer when the room is joined. */
  async join(message: Join): Promise<number> {
    const answer = await new Promise<string>((resolve) => {
      this.#onAnswer = resolve;
      this.#send(0, 'join', message);
    });
    if (!answer.startsWith('430[{"ok":true')) throw new Error(answer.slice(0, 200));
    return Buffer.byteLength(answer);
  }

  /** Asks for an answer, as the page does: an accepted command has none, and a refusal ends the benchmark. */
  command(message: CommandMessage): void {
    this.#onAnswer = (answer) => {
      throw new Error(`${JSON.stringify(message)}: ${answer}`);
    };
    this.#send(1, 'command', message);
  }

  #send(id: number, event: string, message: object): void {
    this.#wire.write(frame(`42${id}${JSON.stringify([event, message])}`));
  }

  #take(packet: string): void {
    if (packet.startsWith(ROW)) this.onRow(packet);
    else if (packet.startsWith('43')) this.#onAnswer?.(packet);
  }
}

export function rowIn(packet: string): LoggedRow {
  return JSON.parse(packet.slice(ROW.length, -1)) as LoggedRow;
}
