import { getHeapStatistics } from 'node:v8';

export interface Stated {
  /** For whom, and in which unit. */
  readonly what: string;
  readonly value: number;
  /** For a value that depends on the machine. */
  readonly told?: string;
  readonly beyond: string;
  readonly why: string;
}

export const MB = 1_000_000;

export const TOO_MANY_MESSAGES = '`too-many-messages`, with when to come again';
export const TOO_MANY_CHANGES = '`too-many-changes`, with when to come again';
export const SERVER_FULL = '`server-full`; games that run go on';
export const CUT = 'the connection is cut';
export const SHUT = 'nobody new is let in from there for a while';

const { heap_size_limit: heap } = getHeapStatistics();

/** As many as fit into the process's heap. */
export function oneEach(bytes: number): { readonly value: number; readonly told: string } {
  const size = bytes < 1000 ? `${bytes} bytes` : `${bytes / 1000} kB`;
  return {
    value: Math.floor(heap / bytes),
    told: `one for each ${size} of the heap that the process may have`,
  };
}
