// Owns how many bytes of bodies may be on their way at once, each held in memory until it is whole, and their pieces.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createIncompletes } from '../limits/incomplete.ts';
import type { Limits } from '../limits/limits.ts';
import { ON_PURPOSE } from '../limits/strikes.ts';

interface Bodies {
  /**
   * `cut` ends the request, as `times` accidents. Whoever listens to the request calls the returned function: from
   * then on its pieces count.
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
      incomplete.keeps(Math.min(said, packetBytes));
      return () => void request.on('data', count);
    },
  };
}
