// What a story and its server process say to each other.

export type ToServer =
  | { readonly type: 'deal'; readonly id: number; readonly faces: readonly number[] }
  /** Lets so many milliseconds go by on the server's clock. */
  | { readonly type: 'pass'; readonly id: number; readonly milliseconds: number };

export type FromServer =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'thrown'; readonly faces: readonly number[] }
  | { readonly type: 'out-of-dice'; readonly problem: string };
