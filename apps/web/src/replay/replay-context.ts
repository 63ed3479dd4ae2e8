/** What the parts of a replay share beside the table. */
import { createContext, useContext, type ReactNode } from 'react';
import type { ReplayWords } from '../words/catalogue.ts';
import type { ReadGame } from './records/read-game.ts';
import type { ReplayTable } from './replay-table.ts';

/** How fast it plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

interface Replay {
  readonly table: ReplayTable;
  readonly words: ReplayWords;
  /** Null: a game that still goes on. */
  readonly game: ReadGame | null;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
  /** The table that goes on meanwhile. */
  readonly present?: ReactNode;
}

export const ReplayContext = createContext<Replay | null>(null);

export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (replay === null) throw new Error('a part of a replay stands outside of it');
  return replay;
}
