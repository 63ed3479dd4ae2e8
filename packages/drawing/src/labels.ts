import { drawBaseOutline, nameAt } from './base-outline.ts';
import { fitted } from './fitting.ts';
import type { Layout } from './layout.ts';
import type { Point } from './point.ts';
import { svg, type SvgNode } from './svg.ts';

/** Of a base's edge; clear of the name. */
const OUTSIDE = 0.1;

/** What stands at a base; `short` where the name has no room. */
export type BaseName = string | { readonly name: string; readonly short: string };

function nameIn(wanted: BaseName, room: number): string {
  if (typeof wanted === 'string') return fitted(wanted, room);
  const { name, short } = wanted;
  return fitted(name, room) === name ? name : fitted(short, room);
}

/** In squares, of the letters of names; on a large screen they grow with the board. */
const lettersAt = (unit: number): number => Math.max(14 / unit, Math.min(0.6, 20 / unit), 0.32);

/** A rectangle by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The room of each name, whatever stands there. `unit`: pixels of a square. */
export function nameBoxes(layout: Layout, unit: number): readonly Box[] {
  const letters = lettersAt(unit);
  return layout.bases.map((base) => {
    const { y, room } = nameAt(layout.shape, base, letters);
    return { x: base.centre.x, y, width: room, height: letters };
  });
}

/**
 * `names`: by colour, empty at an open seat, null for a colour that is not in play. `unit`: pixels of a square. No name leaves its base, whatever a
 * font makes of it: pictures that are not joined, whole sentences in one letter.
 */
export function drawLabels(layout: Layout, names: readonly (BaseName | null)[], unit: number): SvgNode {
  const size = lettersAt(unit);
  return svg(
    'g',
    { class: 'labels' },
    ...layout.bases.map((base, colour) => {
      const name = names[colour] ?? null;
      const { y, room } = nameAt(layout.shape, base, size);
      const side = base.half * 2 - 0.5;
      const top = base.centre.y - side / 2;
      const absent = (): SvgNode => drawBaseOutline(layout.shape, base, { looks: 'base-absent' });
      const named = (said: BaseName): SvgNode =>
        svg(
          'svg',
          { x: base.centre.x - side / 2, y: top, width: side, height: side, overflow: 'hidden' },
          svg(
            'text',
            { class: 'base-name', x: side / 2, y: y - top, 'font-size': size },
            nameIn(said, room / size),
          ),
        );
      return svg(
        'g',
        { class: `is-${layout.board.colours[colour]?.name ?? 'black'}` },
        ...(name === '' ? [] : [name === null ? absent() : named(name)]),
      );
    }),
  );
}

/** Null: no colour has the turn. The frame does not glow, which would paint the board for every frame. */
export function drawActiveBase(layout: Layout, active: number | null): SvgNode | null {
  const base = active === null ? undefined : layout.bases[active];
  if (base === undefined) return null;
  const frame = (looks: string) => drawBaseOutline(layout.shape, base, { looks, out: OUTSIDE });
  return svg('g', { 'aria-hidden': 'true' }, frame('base-active-under'), frame('base-active'));
}
