/** Increase when an older page or server would misread a changed message. */
export const PROTOCOL_VERSION = 4;
