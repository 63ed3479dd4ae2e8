// Owns how many requests wait for their answers, or for those to be read, behind our proxy: each has a TCP connection of its own
// there, and all are the proxy's. One address leaves some for whoever comes after it.
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';

interface Held {
  isFull(address: string): boolean;
  /** Until it is read, or its connection gone. */
  answers(address: string, response: ServerResponse): void;
  /** Nothing else comes over it. */
  upgraded(socket: Duplex): void;
}

type HeldLimits = Pick<Limits, 'connections' | 'spareSockets' | 'heldShare'>;

export function createHeld({ connections, spareSockets, heldShare }: HeldLimits): Held {
  const most = Math.floor(connections * spareSockets);
  /** By site. */
  const crowds = new Map<string, number>();
  let all = 0;

  function count(site: string, by: 1 | -1): void {
    all += by;
    const left = (crowds.get(site) ?? 0) + by;
    if (left > 0) crowds.set(site, left);
    else crowds.delete(site);
  }

  return {
    isFull(address) {
      const its = crowds.get(siteOf(address)) ?? 0;
      return its >= (most - (all - its)) * heldShare;
    },
    answers(address, response) {
      const site = siteOf(address);
      count(site, 1);
      response.once('close', () => count(site, -1));
    },
    upgraded(socket) {
      if (socket.destroyed) return;
      all += 1;
      socket.once('close', () => (all -= 1));
    },
  };
}
