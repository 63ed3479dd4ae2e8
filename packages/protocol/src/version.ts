/** Rises when an older page or server would misread a message. */
export const PROTOCOL_VERSION = 10;
