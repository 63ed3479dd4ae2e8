/** A room's name in its link: 72 random bits, base64url, 12 characters. */
export type RoomId = string;
