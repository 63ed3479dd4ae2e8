import { recallJson, remember } from '../device/storage.ts';

type LessonMemory =
  | { readonly state: 'left'; /** where to continue, from 0 */ readonly step: number }
  | { readonly state: 'taken' }
  | { readonly state: 'declined' };

const keyOf = (id: string): string => `lesson.${id}`;

export function recallLesson(id: string): LessonMemory | null {
  const found = recallJson(keyOf(id));
  if (typeof found !== 'object' || found === null || !('state' in found)) return null;
  if (found.state === 'taken' || found.state === 'declined') return { state: found.state };
  const step = 'step' in found ? found.step : null;
  if (found.state !== 'left' || typeof step !== 'number' || !Number.isInteger(step) || step < 0) return null;
  return { state: 'left', step };
}

/** From 0; null: not left midway. Older versions may have had more steps. */
export function stepLeft({
  id,
  steps,
}: {
  readonly id: string;
  readonly steps: readonly unknown[];
}): number | null {
  const memory = recallLesson(id);
  return memory?.state === 'left' ? Math.min(memory.step, steps.length - 1) : null;
}

export function noteLesson(id: string, memory: LessonMemory): void {
  remember(keyOf(id), JSON.stringify(memory));
}

/** A lesson once finished stays finished. */
export function noteStep(id: string, step: number): void {
  if (recallLesson(id)?.state !== 'taken') noteLesson(id, { state: 'left', step });
}
