// Owns which binary packets of Socket.IO pass. The game sends none, and Socket.IO keeps a packet until all its
// attachments have come. Only a short packet with one attachment passes, so that its sender is told that it is
// malformed.

/** How such packets begin: an event with its number of attachments, and an acknowledgement. */
const EVENT = '5';
const EVENT_OF_ONE = '51-';
const ANSWER = '6';

export const MOST_ATTACHMENTS = 1;
/** Most characters of an event that waits for its attachment. */
const LONGEST_EVENT = 1000;

/** For one connection: returns whether a packet must not pass. Takes the packets in the order in which they come. */
export function createAttachmentWatch(): (data: string | Uint8Array) => boolean {
  let isAwaited = false;
  return (data) => {
    const wasAwaited = isAwaited;
    isAwaited = false;
    if (typeof data !== 'string') return !wasAwaited;
    if (wasAwaited || data.startsWith(ANSWER)) return true;
    if (!data.startsWith(EVENT)) return false;
    isAwaited = data.startsWith(EVENT_OF_ONE) && data.length <= LONGEST_EVENT;
    return !isAwaited;
  };
}
