// Owns which binary packets of Socket.IO are let through. Nothing of the game is binary, and a packet is kept until all its
// attachments have come: so a short one with a single attachment is, to be told that it is malformed, and nothing more.

/** The first characters of such packets: an event, with how many attachments it has, and an answer to the server. */
const EVENT = '5';
const EVENT_OF_ONE = '51-';
const ANSWER = '6';

export const MOST_ATTACHMENTS = 1;
/** Characters of an event that waits for its attachment. */
const LONGEST_EVENT = 1000;

/** For one connection: says of each packet, in the order in which they come, whether it is too much. */
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
