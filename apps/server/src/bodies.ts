// Owns how many bytes of bodies of requests may be on their way at once: each is kept in memory until it is whole.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHalves } from './halves.ts';
import type { Limits } from './limits.ts';

interface Bodies {
  /** One has begun to come; `cut` ends it. */
  began(request: IncomingMessage, response: ServerResponse, cut: () => void): void;
}

export function createBodies({ bodyBytesOverall, packetBytes }: Limits): Bodies {
  const halfOf = createHalves(bodyBytesOverall);
  return {
    began({ headers }, response, cut) {
      const said =
        headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
      if (said === 0) return;
      const half = halfOf(cut);
      response.once('close', () => half.keeps(0));
      // Nobody keeps more of one.
      half.keeps(Math.min(said, packetBytes));
    },
  };
}
