// Owns a network as bad as its seed says: it delays, holds one direction back, and cuts connections, even in
// mid-frame; as with TCP, nothing overtakes.
import { connect, type Socket } from 'node:net';
import type { Chance } from './chance.ts';
import { InBetween } from './in-between.ts';

/** Between two disturbances. */
const CHUNKS = 60;
const LONGEST = 25;

export class ShakyNetwork {
  readonly #chance: Chance;
  #between: InBetween | null = null;
  isShaky = true;
  cuts = 0;
  holds = 0;

  private constructor(chance: Chance) {
    this.#chance = chance;
  }

  static async open(target: number, chance: Chance): Promise<ShakyNetwork> {
    const network = new ShakyNetwork(chance);
    network.#between = await InBetween.open((client, between) => {
      const server = connect(target, '127.0.0.1');
      const cut = between.join(client, server);
      network.#pass(client, server, cut);
      network.#pass(server, client, cut);
    });
    return network;
  }

  get url(): string {
    if (this.#between === null) throw new Error('it is not open');
    return this.#between.url;
  }

  close(): void {
    this.#between?.close();
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
