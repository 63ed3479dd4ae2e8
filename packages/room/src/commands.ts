// Owns the commands to a room, and why it refuses one.
import type { Picture } from './pictures.ts';
import type { TalkChoice } from './table-choices.ts';
import type { Refusal, BotLevel } from '@ludo/rules';

export type Command =
  /** Without a picture: none, also where there was one. */
  | {
      readonly do: 'sit';
      readonly player: number;
      readonly name: string;
      readonly picture?: Picture;
      readonly tip?: string;
    }
  /** One's own seat, which stays as it is. Without a picture: none, also where there was one. */
  | { readonly do: 'rename'; readonly player: number; readonly name: string; readonly picture?: Picture }
  | { readonly do: 'stand'; readonly player: number }
  /** Plays again where a bot stood in. */
  | { readonly do: 'back'; readonly player: number }
  /** On an empty seat, an absent player's, or one's own. */
  | { readonly do: 'bot'; readonly player: number; readonly level: BotLevel }
  | { readonly do: 'remove'; readonly player: number }
  /** Passes the host's role to the holder of a seat. */
  | { readonly do: 'host'; readonly player: number }
  /** In the list of public tables. */
  | { readonly do: 'list'; readonly listed: boolean }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  /** From now on. */
  | { readonly do: 'talk'; readonly talk: TalkChoice }
  /** The first game; after a game, agrees to the next one, which begins when all have. */
  | { readonly do: 'start' }
  /** `value`: of the thrower's chain, where that counts. */
  | {
      readonly do: 'throw';
      readonly ply: number;
      readonly value?: string;
      /** Before the dice fall, in notation; absent: nothing. */
      readonly announcement?: string;
    }
  | { readonly do: 'play'; readonly ply: number; readonly play: string }
  /** Publishes the tip of this device's next chain. */
  | { readonly do: 'tip'; readonly tip: string }
  /** For which the start of a game waits. */
  | { readonly do: 'value'; readonly player: number; readonly value: string }
  | { readonly do: 'end' }
  /** For good: the table can only be looked at. */
  | { readonly do: 'close' };

export const roomRefusalCodes = [
  'seat-unknown',
  'seat-taken',
  'seat-playing',
  'removed',
  'pass-own',
  'pass-empty',
  'bot-plays',
  'not-the-host',
  'needs-a-player',
  'paused',
  'not-paused',
  'not-your-seat',
  'name-missing',
  'name-too-long',
  'name-not-readable',
  'seats-open',
  'not-allowed',
  'not-started',
  'already-started',
  'already-agreed',
  'game-is-over',
  'table-closed',
  'stale',
  'not-your-turn',
  'value-wrong',
  'value-needed',
  'not-a-play',
  'rules',
] as const;
export type RoomRefusalCode = (typeof roomRefusalCodes)[number];

export interface RoomRefusal {
  readonly code: RoomRefusalCode;
  /** The clause behind the refusal, if any. */
  readonly clause: string | null;
  /** With 'rules' and 'not-a-play'. */
  readonly rules?: Refusal;
  /** With 'stale': as it is now. */
  readonly position?: string;
  /** With 'stale': as it is now. */
  readonly ply?: number;
}
