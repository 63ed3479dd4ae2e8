// What a story and its server process say to each other.

import type { Limits } from '@ludo/server';

/** `checked`: as the product throws; `cheating`: the same, and from the fifth throw on with other faces. */
export type StoryDice = 'dealt' | 'checked' | 'cheating';

export interface Wanted {
  readonly databaseFile: string;
  /** Of the page. */
  readonly clientDir: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Milliseconds by which its clock is ahead. */
  readonly passed: number;
  readonly limits: Partial<Limits>;
  readonly dice: StoryDice;
}

export type ToServer =
  /** Answered by `listening`. */
  | { readonly type: 'open'; readonly id: number; readonly wanted: Wanted }
  /** In good order; another server can be opened in the same process. */
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'deal'; readonly id: number; readonly faces: readonly number[] }
  /** On the server's clock. */
  | { readonly type: 'pass'; readonly id: number; readonly milliseconds: number };

export type FromServer =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'thrown'; readonly faces: readonly number[] }
  | { readonly type: 'out-of-dice'; readonly problem: string };
