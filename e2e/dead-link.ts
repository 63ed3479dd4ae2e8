// A way from a page to its server that can go dead without saying so: connections stay, and nothing comes over them.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class DeadLink {
  readonly #server: Server;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #isDead = false;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#carry(client));
  }

  static async open(url: string): Promise<DeadLink> {
    const link = new DeadLink(Number(new URL(url).port));
    await new Promise<void>((resolve) => link.#server.listen(0, '127.0.0.1', resolve));
    return link;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** From now on whatever is sent, in either direction, is lost. */
  die(): void {
    this.#isDead = true;
  }

  /** For new connections. Those that were cut off stay so. */
  revive(): void {
    this.#isDead = false;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #carry(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    let isDead = this.#isDead;
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk: Buffer) => {
        isDead ||= this.#isDead;
        if (!isDead) to.write(chunk);
      });
      // Over a dead link nobody learns of the other side's end.
      from
        .on('error', () => from.destroy())
        .on('close', () => {
          this.#sockets.delete(from);
          isDead ||= this.#isDead;
          if (!isDead) to.destroy();
        });
    }
  }
}
