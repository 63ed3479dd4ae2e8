/** Tab reaches one stand of the board; arrows, Home and End go on along the way, colour by colour. */
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

export function indexAfter(key: WayKey, here: number, count: number): number {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return (here + 1) % count;
    case 'ArrowLeft':
    case 'ArrowDown':
      return (Math.max(here, 0) + count - 1) % count;
  }
}

export function goToStop(board: SVGSVGElement | null, from: Element, key: WayKey): void {
  const found = [...(board?.querySelectorAll<SVGGElement>('[data-stop]') ?? [])];
  const stops = found.toSorted((a, b) => orderOf(a) - orderOf(b));
  const here = stops.findIndex((stop) => stop === from);
  stops[indexAfter(key, here, stops.length)]?.focus();
}

function orderOf({ dataset }: SVGGElement): number {
  const [colour = 0, place = 0] = (dataset['stand'] ?? '').split(':').map(Number);
  return order(colour, place);
}
