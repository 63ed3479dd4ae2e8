// For tests: a door before a server through which its clients go. It can say what PostgreSQL says while it starts, and
// hold answers back.
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** As PostgreSQL says it: fields with a letter each, ended by a zero. */
function startingUp(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export class PostgresDoor {
  /** How many more clients are told that the server is starting. */
  starting = 0;
  /** How many came in all. */
  came = 0;
  /** Answers go nowhere. */
  isMute = false;
  /** Answers wait until they are let go. */
  isHeld = false;
  readonly #held: (() => void)[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number) {
    this.#server = createServer({ noDelay: true }, (client) => {
      this.came += 1;
      this.#sockets.add(client);
      client.on('error', () => {});
      if (this.starting > 0) {
        this.starting -= 1;
        client.once('data', () => client.end(startingUp()));
        return;
      }
      const server = connect({ port, host: '127.0.0.1', noDelay: true });
      this.#sockets.add(server);
      server.on('error', () => {});
      client.pipe(server);
      server.on('data', (answer) => {
        if (this.isHeld) this.#held.push(() => client.write(answer));
        else if (!this.isMute) client.write(answer);
      });
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Before the server of this address; `url` leads through it. */
  static async before(address: string): Promise<{ readonly door: PostgresDoor; readonly url: string }> {
    const url = new URL(address);
    const door = new PostgresDoor(Number(url.port));
    await new Promise<void>((resolve) => door.#server.listen(0, '127.0.0.1', resolve));
    url.hostname = '127.0.0.1';
    url.port = String(door.port);
    return { door, url: url.href };
  }

  letGo(): void {
    this.isHeld = false;
    for (const answer of this.#held.splice(0)) answer();
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
