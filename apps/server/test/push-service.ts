// For tests: a push service on this machine, and devices that read what it was sent.
import { createECDH, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { PushSubscriber } from '@ludo/protocol';
import ece from 'http_ece';
import webPush from 'web-push';
import type { PushOptions } from '../src/push/push.ts';

export interface Pushed {
  readonly to: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Every https address leads here, over plain TCP. */
export class PushService {
  readonly got: Pushed[] = [];
  status = 201;
  /** How answers go on after the status. */
  answers: 'to the end' | 'cut' | 'without end' | 'never' = 'to the end';
  readonly #held: (() => void)[] = [];
  #isHolding = false;
  readonly keys = { ...webPush.generateVAPIDKeys(), contact: 'mailto:operator@games.example' };
  readonly #http: Server;
  readonly #waiting = new Set<() => void>();

  private constructor() {
    this.#http = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const to = `https://${request.headers.host ?? ''}${request.url ?? ''}`;
        this.got.push({ to, headers: request.headers, body: Buffer.concat(chunks) });
        const answer = (): void => this.#answer(response);
        if (this.#isHolding) this.#held.push(answer);
        else answer();
        for (const look of this.#waiting) look();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#http.listen(0, '127.0.0.1');
    await once(service.#http, 'listening');
    return service;
  }

  #answer(response: ServerResponse): void {
    if (this.answers === 'never') return response.writeProcessing();
    response.writeHead(this.status);
    if (this.answers === 'to the end') return void response.end();
    response.write('begun', () => {
      if (this.answers === 'cut') response.destroy();
    });
  }

  /** While it is true nobody gets an answer. */
  set isHolding(isHolding: boolean) {
    this.#isHolding = isHolding;
    if (!isHolding) for (const answer of this.#held.splice(0)) answer();
  }

  get options(): PushOptions {
    const { port } = this.#http.address() as AddressInfo;
    class Here extends Agent {
      override createConnection(): Duplex {
        return connect(port, '127.0.0.1');
      }
    }
    return { keys: this.keys, agent: new Here() };
  }

  until(count: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.got.length < count) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }
}

export class Device {
  readonly subscriber: PushSubscriber;
  readonly #keys: ECDH;
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.#keys = createECDH('prime256v1');
    const p256dh = this.#keys.generateKeys('base64url');
    this.subscriber = { endpoint, p256dh, auth: this.#auth.toString('base64url') };
  }

  read({ body }: Pushed): unknown {
    const authSecret = this.#auth.toString('base64url');
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.#keys, authSecret });
    return JSON.parse(text.toString());
  }
}
