// Owns asking /healthz all the while, each time on a new connection as a visitor would.
import { get } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import type { Waits } from './attack.ts';

/** Milliseconds between two, and until one counts as unanswered. */
const BETWEEN = 25;
const PATIENCE = 5000;

export class Pulse {
  readonly #port: number;
  readonly waits: number[] = [];
  unanswered = 0;
  #isOver = false;
  readonly #beating: Promise<void>;

  constructor(port: number) {
    this.#port = port;
    this.#beating = this.#beat();
  }

  stop(): Promise<void> {
    this.#isOver = true;
    return this.#beating;
  }

  async #beat(): Promise<void> {
    while (!this.#isOver) {
      const asked = performance.now();
      if (!(await this.#ask())) this.unanswered += 1;
      this.waits.push(performance.now() - asked);
      await pass(BETWEEN);
    }
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const asked = get(
        { port: this.#port, host: '127.0.0.1', path: '/healthz', agent: false },
        (response) => {
          response.resume().once('end', () => resolve(response.statusCode === 200));
          response.once('close', () => resolve(false));
        },
      );
      asked.setTimeout(PATIENCE, () => asked.destroy()).once('error', () => resolve(false));
    });
  }
}

/** Open ones of the game, by websocket or by polling, as the server tells; null: it does not. */
export async function sessionsAt(port: number): Promise<number | null> {
  const text = await new Promise<string>((resolve) => {
    let heard = '';
    get({ port, host: '127.0.0.1', path: '/metrics', agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (part: string) => (heard += part));
      response.once('close', () => resolve(heard));
    }).once('error', () => resolve(''));
  });
  const [, sessions] = /^ludo_sockets (\d+)$/m.exec(text) ?? [];
  return sessions === undefined ? null : Number(sessions);
}

export function waitsOf(values: readonly number[]): Waits {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.max(0, Math.ceil(0.99 * sorted.length) - 1);
  return { p99: sorted[at] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN, count: sorted.length };
}
