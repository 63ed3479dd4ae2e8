// Owns a network as bad as its seed says: it delays, holds one direction back, and cuts connections, even in
// mid-frame; as with TCP, nothing overtakes.
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from './chance.ts';

/** Between two disturbances. */
const CHUNKS = 60;
const LONGEST = 25;

export class ShakyNetwork {
  readonly #server: Server;
  readonly #chance: Chance;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  isShaky = true;
  cuts = 0;
  holds = 0;

  private constructor(target: number, chance: Chance) {
    this.#target = target;
    this.#chance = chance;
    this.#server = createServer((client) => this.#carry(client));
  }

  static async open(target: number, chance: Chance): Promise<ShakyNetwork> {
    const network = new ShakyNetwork(target, chance);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
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

  #carry(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
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
    this.#pass(client, server, cut);
    this.#pass(server, client, cut);
  }

  #pass(from: Socket, to: Socket, cut: () => void): void {
    let left = this.#chance.between(1, CHUNKS);
    from.on('data', (chunk: Buffer) => {
      left -= 1;
      if (left > 0 || !this.isShaky) return void to.write(chunk);
      left = this.#chance.between(1, CHUNKS);
      if (this.#chance.holds(0.4)) {
        this.cuts += 1;
        to.write(chunk.subarray(0, this.#chance.between(0, chunk.length)), cut);
        from.pause();
        return;
      }
      this.holds += 1;
      from.pause();
      setTimeout(
        () => {
          to.write(chunk);
          from.resume();
        },
        this.#chance.between(1, LONGEST),
      );
    });
  }
}
