// Owns the messages by which a device asks to be told of a turn while its page is away (web push, RFC 8030 and 8291).
import type { Language } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** As the browser's push manager gives it. */
export interface PushSubscriber {
  /** At the browser's own push service, 500 characters at most. */
  readonly endpoint: string;
  /** Its public key and its secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Of a holder of a seat, for some days, or until the push service says that the device wants no more. */
export interface Push extends PushSubscriber {
  readonly room: RoomId;
  /** In which it is told. */
  readonly language: Language;
}

export interface PushNoted {
  readonly ok: true;
}
