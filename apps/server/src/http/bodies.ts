// Owns how many bytes of bodies may be on their way at once, each held in memory until it is whole, and their pieces.
import type { IncomingMessage } from 'node:http';
import { createIncompletes } from '../limits/incomplete.ts';
import type { Limits } from '../limits/limits.ts';
import { ON_PURPOSE } from '../limits/strikes.ts';

interface Body {
  /** To be called by whoever listens to the request: from then on its pieces count. */
  readonly reads: () => void;
  /** Its request is answered, or its connection gone. */
  readonly over: () => void;
}

export type WhyOfBody = 'crumbled-body' | 'bodies-waiting';

interface Bodies {
  /** `cut` ends the request, as `times` accidents. */
  began(request: IncomingMessage, cut: (why: WhyOfBody, times?: number) => void): Body;
}

const none: Body = { reads: () => undefined, over: () => undefined };

export function createBodies({ bodyBytesOverall, bodyPieces, packetBytes }: Limits): Bodies {
  const incompleteOf = createIncompletes(bodyBytesOverall);
  return {
    began(request, cut) {
      const { headers } = request;
      const said =
        headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
      if (said === 0) return none;
      let pieces = 0;
      const count = (): void => {
        pieces += 1;
        if (pieces <= bodyPieces) return;
        request.off('data', count);
        cut('crumbled-body', ON_PURPOSE);
      };
      const incomplete = incompleteOf(() => cut('bodies-waiting'));
      incomplete.keeps(Math.min(said, packetBytes));
      return { reads: () => void request.on('data', count), over: () => incomplete.keeps(0) };
    },
  };
}
