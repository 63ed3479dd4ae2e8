// Owns what stands between clients and servers: it takes connections, and makes one of two.
import { createServer, type Server, type Socket } from 'node:net';

export class InBetween {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(carry: (client: Socket, between: InBetween) => void) {
    this.#server = createServer((client) => carry(client, this));
  }

  static async open(carry: (client: Socket, between: InBetween) => void): Promise<InBetween> {
    const between = new InBetween(carry);
    await new Promise<void>((resolve) => between.#server.listen(0, '127.0.0.1', resolve));
    return between;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Where one of them ends, the other does. Returns how both are cut. */
  join(client: Socket, server: Socket): () => void {
    const cut = (): void => {
      for (const socket of [client, server]) {
        socket.destroy();
        this.#sockets.delete(socket);
      }
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      this.#sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    return cut;
  }
}
