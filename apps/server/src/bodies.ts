// Owns how many bytes of bodies of requests may be on their way at once: each is kept in memory until it is whole, for as
// long as whoever sends it likes to take. What is too much are the longest; those of players are short.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Limits } from './limits.ts';

interface Bodies {
  /** One has begun to come; `cut` ends it. */
  began(request: IncomingMessage, response: ServerResponse, cut: () => void): void;
}

interface Body {
  readonly bytes: number;
  readonly cut: () => void;
}

export function createBodies({ bodyBytesOverall, packetBytes }: Limits): Bodies {
  /** Oldest first. */
  const open = new Set<Body>();
  let all = 0;

  function over(body: Body): void {
    if (open.delete(body)) all -= body.bytes;
  }

  return {
    began({ headers }, response, cut) {
      const said =
        headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
      if (said === 0) return;
      // Nobody keeps more of one.
      const body: Body = { bytes: Math.min(said, packetBytes), cut };
      open.add(body);
      all += body.bytes;
      response.once('close', () => over(body));
      while (all > bodyBytesOverall) {
        const longest = longestOf(open);
        over(longest);
        longest.cut();
      }
    },
  };
}

/** Of several the last, of which least has come. */
function longestOf(open: Iterable<Body>): Body {
  return [...open].reduce((longest, body) => (body.bytes < longest.bytes ? longest : body));
}
