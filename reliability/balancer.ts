// Owns what stands before several servers, as a proxy does: each connection goes to the next one that takes it.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Balancer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #ports: readonly number[];
  #turn = 0;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((client) => {
      this.#turn += 1;
      this.#carry(client, this.#turn, this.#ports.length);
    });
  }

  static async open(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
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

  #carry(client: Socket, turn: number, tries: number): void {
    const server = connect(this.#ports[turn % this.#ports.length] ?? 0, '127.0.0.1');
    const cut = (): void => {
      for (const socket of [client, server]) {
        socket.destroy();
        this.#sockets.delete(socket);
      }
    };
    const next = (): void => {
      server.destroy();
      if (tries > 1 && !client.destroyed) this.#carry(client, turn + 1, tries - 1);
      else cut();
    };
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      for (const socket of [client, server]) {
        socket.setNoDelay(true);
        this.#sockets.add(socket);
        socket.on('error', cut).on('close', cut);
      }
      client.pipe(server).pipe(client);
    });
  }
}
