// Owns how many bytes of request bodies may be on their way at once, since each is held in memory until it is whole,
// and in how many pieces one may come.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createIncompletes } from '../limits/incomplete.ts';
import type { Limits } from '../limits/limits.ts';
import { ON_PURPOSE } from '../limits/strikes.ts';

interface Bodies {
  /**
   * A body has begun to come. `cut` ends the request; `times` is how many accidents that counts as. The returned
   * function must be called when somebody listens to the request: its pieces count from then on.
   */
  began(request: IncomingMessage, response: ServerResponse, cut: (times?: number) => void): () => void;
}

export function createBodies({ bodyBytesOverall, bodyPieces, packetBytes }: Limits): Bodies {
  const incompleteOf = createIncompletes(bodyBytesOverall);
  return {
    began(request, response, cut) {
      const { headers } = request;
      const said =
        headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
      if (said === 0) return () => undefined;
      let pieces = 0;
      const count = (): void => {
        pieces += 1;
        if (pieces <= bodyPieces) return;
        request.off('data', count);
        cut(ON_PURPOSE);
      };
      const incomplete = incompleteOf(() => cut());
      response.once('close', () => incomplete.keeps(0));
      // A longer body is refused, so no more than this is held.
      incomplete.keeps(Math.min(said, packetBytes));
      return () => void request.on('data', count);
    },
  };
}
