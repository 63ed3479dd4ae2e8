// Owns what names a room.

/** The name of a room in its link: 72 bits of chance, base64url, 12 characters. */
export type RoomId = string;
