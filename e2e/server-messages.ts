// What a story and its server process say to each other.

export interface ToServer {
  readonly type: 'deal';
  readonly id: number;
  readonly faces: readonly number[];
}

export type FromServer =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'dealt'; readonly id: number }
  | { readonly type: 'thrown'; readonly faces: readonly number[] }
  | { readonly type: 'out-of-dice'; readonly problem: string };
