/** Tab reaches one stand of the board; arrows, Home and End reach the others. */
import type { DrawnStand } from '@ludo/drawing';

interface Noted {
  readonly stand: Pick<DrawnStand, 'key' | 'colour' | 'place'>;
  readonly note: { readonly canMove: boolean; readonly isStop: boolean };
}

const WAYS = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Home', 'End'] as const;
type WayKey = (typeof WAYS)[number];

export const isWay = (key: string): key is WayKey => WAYS.some((each) => each === key);

const order = (colour: number, place: number): number => colour * 1000 + place;

/** The focused one, else the first that can move, else the first that can be asked about. */
export function tabStop(notes: readonly Noted[], focused: string | null): string | null {
  const stops = notes
    .filter(({ note }) => note.isStop)
    .toSorted((a, b) => order(a.stand.colour, a.stand.place) - order(b.stand.colour, b.stand.place));
  const found =
    stops.find(({ stand }) => stand.key === focused) ?? stops.find(({ note }) => note.canMove) ?? stops[0];
  return found?.stand.key ?? null;
}

type Placed = Pick<DrawnStand, 'key' | 'colour' | 'place' | 'at'>;

/**
 * Home and End: the first and the last of the way, colour by colour. Arrows go where they point on the board as it lies,
 * from the edge on at the other one, so that each of them reaches every stop.
 */
export function stopAfter(key: WayKey, here: string, stops: readonly Placed[]): string | null {
  const isAlongWay = key === 'Home' || key === 'End';
  const isAcross = key === 'ArrowRight' || key === 'ArrowLeft';
  const sorted = stops.toSorted((a, b) =>
    isAlongWay
      ? order(a.colour, a.place) - order(b.colour, b.place)
      : isAcross
        ? a.at.x - b.at.x || a.at.y - b.at.y
        : a.at.y - b.at.y || a.at.x - b.at.x,
  );
  if (isAlongWay) return sorted.at(key === 'Home' ? 0 : -1)?.key ?? null;
  const index = sorted.findIndex((stop) => stop.key === here);
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  return sorted[(Math.max(index, 0) + step + sorted.length) % sorted.length]?.key ?? null;
}

export function goToStop(
  board: SVGSVGElement | null,
  from: string,
  key: WayKey,
  notes: readonly { readonly stand: Placed; readonly note: { readonly isStop: boolean } }[],
): void {
  const stops = notes.flatMap(({ stand, note }) => (note.isStop ? [stand] : []));
  const next = stopAfter(key, from, stops);
  board?.querySelector<SVGGElement>(`[data-stand="${next}"]`)?.focus();
}
