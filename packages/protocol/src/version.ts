/** Rises when a message changes in a way that an older page or server would misread. */
export const PROTOCOL_VERSION = 4;
