import { currentTempo } from '../preferences/settings.ts';

/** The share of the board that may be out of sight. */
const MISSED = 0.25;

/** For who presses something below the board. */
export function bringBoardIntoSight(): void {
  const { hop, fade } = currentTempo();
  const box = document.querySelector('.table-board')?.getBoundingClientRect();
  if (box === undefined || (hop === 0 && fade === 0)) return;
  const missed = Math.max(0, -box.top) + Math.max(0, box.bottom - innerHeight);
  if (missed < box.height * MISSED) return;
  const frame = Math.max(0, (innerHeight - box.height) / 2);
  scrollBy({ top: box.top - Math.min(frame, 24), behavior: hop === 0 ? 'instant' : 'smooth' });
}

/** Of what has just been opened as much as has room, from its beginning on. */
export function bringOpenedIntoSight(opened: Element | null): void {
  if (opened === null) return;
  const isHigh = opened.getBoundingClientRect().height > innerHeight / 2;
  const behavior = currentTempo().hop === 0 ? 'instant' : 'smooth';
  opened.scrollIntoView({ block: isHigh ? 'start' : 'nearest', behavior });
}

/** As `onToggle` of `details`. */
export function bringUnfoldedIntoSight({
  currentTarget,
}: {
  readonly currentTarget: HTMLDetailsElement;
}): void {
  if (currentTarget.open) bringOpenedIntoSight(currentTarget);
}

/**
 * Scrolls the column beside the board to its beginning, where the turn and the choices are. Browsers scroll it to its end
 * for a focus on the large button, which sticks there.
 */
export function bringTurnIntoSight(): void {
  requestAnimationFrame(() =>
    document.querySelector('.table-side')?.scrollTo({ top: 0, behavior: 'instant' }),
  );
}
