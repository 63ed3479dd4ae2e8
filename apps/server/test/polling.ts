// For tests: a session of engine.io by polling, request by request.
import { Agent, request } from 'node:http';

const PATH = '/socket.io/?EIO=4&transport=polling';
/** Between two packets of one body. */
export const SEPARATOR = '\u001e';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export class Polling {
  readonly #port: number;
  readonly sid: string;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(port: number, sid: string) {
    this.#port = port;
    this.sid = sid;
  }

  static async open(port: number): Promise<Polling> {
    const { body } = await ask(port, 'GET', PATH);
    return new Polling(port, (JSON.parse(body.slice(1)) as { sid: string }).sid);
  }

  /** Opens a session that has entered the game. */
  static async enter(port: number): Promise<Polling> {
    const session = await Polling.open(port);
    await session.post('40');
    const { body } = await session.get();
    if (!body.startsWith('40')) throw new Error(body);
    return session;
  }

  get path(): string {
    return `${PATH}&sid=${this.sid}`;
  }

  /** Where a websocket may take over from it. */
  get upgradePath(): string {
    return this.path.replace('polling', 'websocket');
  }

  get(): Promise<Answer> {
    return ask(this.#port, 'GET', this.path, '', this.#agent);
  }

  post(...packets: readonly string[]): Promise<Answer> {
    return ask(this.#port, 'POST', this.path, packets.join(SEPARATOR), this.#agent);
  }

  end(): void {
    this.#agent.destroy();
  }
}

function ask(port: number, method: string, path: string, body = '', agent?: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, ...(agent === undefined ? {} : { agent }) },
      (response) => {
        let heard = '';
        response.setEncoding('utf8').on('data', (text: string) => (heard += text));
        response.on('close', () => resolve({ status: response.statusCode ?? 0, body: heard }));
      },
    );
    asked.on('error', () => resolve({ status: 0, body: '' }));
    asked.end(body);
  });
}
