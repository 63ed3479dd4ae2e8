/** The thrower's own, or a partner's once the thrower is home and freed. */
import type { Position } from './core/position.ts';
import type { RefusalCode } from './core/refusal.ts';
import { lockOf, moverOf } from './core/mover.ts';
import { open } from './opening.ts';

interface WhosePieces {
  readonly thrower: number;
  readonly mover: number;
  /** Whatever is thrown; null: nothing prevents moves. */
  readonly lockedBy: RefusalCode | null;
}

export function whosePieces(position: Position): WhosePieces | null {
  const { colour: thrower } = position;
  if (thrower === null) return null;
  const { tables, state } = open(position);
  const lockedBy = tables.locks[lockOf(tables, state)]?.code ?? null;
  return { thrower, mover: moverOf(tables, state), lockedBy };
}
