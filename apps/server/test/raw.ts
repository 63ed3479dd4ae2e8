// For tests: a TCP connection by hand, and requests that no library would send.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class Raw {
  readonly socket: Socket;
  heard = '';
  readonly closed: Promise<void>;

  /** `from`: an address of this device to connect from. */
  constructor(port: number, said = '', from = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    this.socket.on('error', () => undefined);
    this.socket.setEncoding('latin1').on('data', (text: string) => (this.heard += text));
    this.closed = new Promise((resolve) => {
      for (const event of ['end', 'close']) this.socket.once(event, () => resolve());
    });
    if (said !== '') this.socket.write(said);
    onTestFinished(() => void this.socket.destroy());
  }

  async connected(): Promise<this> {
    if (this.socket.connecting) await new Promise((resolve) => this.socket.once('connect', resolve));
    return this;
  }
}

/** Everything the server sends in answer to these bytes. */
export async function answerTo(port: number, said: string): Promise<string> {
  const raw = new Raw(port, said);
  await raw.closed;
  raw.socket.destroy();
  return raw.heard;
}

export const get = (path: string, lines = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`;
/** 0: none. */
export const statusOf = (answer: string): number => Number(answer.slice(9, 12));
