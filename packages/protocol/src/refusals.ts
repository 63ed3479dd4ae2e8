// Owns every refusal, its sentence, and what the client does about it.
import { roomRefusalCodes } from '@ludo/room';
import type { RoomRefusal, RoomRefusalCode } from '@ludo/room';
import type { SetupError } from '@ludo/rules';

const wireRefusalCodes = [
  'malformed',
  'wrong-version',
  'unknown-message',
  'setup',
  'room-unknown',
  // Said by a page to itself.
  'not-connected',
  'not-joined',
  'token-renewed',
  'pass-unknown',
  'code-unknown',
  'room-full',
  'too-many-messages',
  'too-many-rooms',
  'too-many-public',
  'too-many-connections',
  'too-many-changes',
  'log-full',
  'server-full',
  'text-not-allowed',
  'text-missing',
  'text-too-long',
  'text-not-readable',
  'too-much-talk',
  'host-asked',
  'asked-lately',
  'question-gone',
  'storage-failed',
  'server-failed',
  'server-stopping',
] as const;
export type WireRefusalCode = (typeof wireRefusalCodes)[number];

export const refusalCodes = [...roomRefusalCodes, ...wireRefusalCodes] as const;
export type RefusalCode = RoomRefusalCode | WireRefusalCode;

export type WireRefusal =
  | RoomRefusal
  | {
      readonly code: WireRefusalCode;
      readonly clause: null;
      readonly setup?: SetupError;
      /** With 'malformed': the path of the invalid field. */
      readonly field?: string;
      /** Milliseconds until a next try can pass; with 'too-many-…', 'too-much-talk', 'asked-lately' and 'server-full'. */
      readonly retryAfter?: number;
    };

/**
 * `nothing`: tell the person; `look`: the view was old, new rows are on their way; `correct` the input; `rejoin`, then
 * repeat the command; `later`: wait, then repeat; `reload` the page; `leave`: the room cannot be used.
 */
type Remedy = 'nothing' | 'look' | 'correct' | 'rejoin' | 'later' | 'reload' | 'leave';

interface Advice {
  /** A key of the message catalogues. */
  readonly sentence: `refusal.${RefusalCode}`;
  readonly remedy: Remedy;
}

const remedies: Readonly<Record<RefusalCode, Remedy>> = {
  'seat-unknown': 'look',
  'seat-taken': 'look',
  'seat-playing': 'look',
  removed: 'nothing',
  'pass-own': 'nothing',
  'pass-empty': 'nothing',
  'bot-plays': 'nothing',
  'not-the-host': 'nothing',
  'needs-a-player': 'nothing',
  paused: 'look',
  'not-paused': 'look',
  'not-your-seat': 'look',
  'name-missing': 'correct',
  'name-too-long': 'correct',
  'name-not-readable': 'correct',
  'seats-open': 'nothing',
  'not-allowed': 'nothing',
  'not-started': 'look',
  'already-started': 'look',
  'already-agreed': 'look',
  'game-is-over': 'look',
  'table-closed': 'look',
  stale: 'look',
  'not-your-turn': 'look',
  'value-wrong': 'look',
  'value-needed': 'look',
  'not-a-play': 'nothing',
  rules: 'nothing',
  malformed: 'reload',
  'wrong-version': 'reload',
  'unknown-message': 'reload',
  setup: 'correct',
  'room-unknown': 'leave',
  'not-connected': 'nothing',
  'not-joined': 'rejoin',
  'token-renewed': 'rejoin',
  'pass-unknown': 'nothing',
  'code-unknown': 'correct',
  'room-full': 'leave',
  'too-many-messages': 'later',
  'too-many-rooms': 'later',
  'too-many-public': 'later',
  'too-many-connections': 'later',
  'too-many-changes': 'later',
  'log-full': 'nothing',
  'server-full': 'later',
  'text-not-allowed': 'nothing',
  'text-missing': 'correct',
  'text-too-long': 'correct',
  'text-not-readable': 'correct',
  'too-much-talk': 'later',
  'host-asked': 'nothing',
  'asked-lately': 'later',
  'question-gone': 'look',
  'storage-failed': 'later',
  'server-failed': 'later',
  'server-stopping': 'rejoin',
};

export function adviceFor(code: RefusalCode): Advice {
  return { sentence: `refusal.${code}`, remedy: remedies[code] };
}
