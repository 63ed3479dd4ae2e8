import type { RuleSetId } from '@ludo/rules';
import { svg, type SvgNode } from './svg.ts';

interface Outlines {
  readonly solid: string;
  readonly line?: string;
}

/** About 0, 0, within a circle of radius 10. */
const EMBLEMS: Readonly<Record<RuleSetId, Outlines>> = {
  // The cross of the board's four arms.
  ludo: {
    solid:
      'M-2.200-7.500H2.200V-2.200H7.500V2.200H2.200V7.500H-2.200V2.200H-7.500V-2.200H-2.200ZM0-1.900L1.900 0L0 1.900L-1.900 0Z',
  },
  // A flower of the garden in which the big board lies.
  jumbo: {
    solid:
      'M0-2.600C-2.600-4.200-2.200-8 0-8S2.600-4.200 0-2.600ZM2.250-1.300C2.330-4.350 5.820-5.910 6.930-4S4.940-.55 2.250-1.300ZM2.250 1.300C4.940-.22 8.040 2.090 6.930 4S2.950 4.020 2.250 1.300ZM0 2.600C2.600 4.200 2.200 8 0 8S-2.600 4.200 0 2.600ZM-2.250 1.300C-2.330 4.350-5.820 5.910-6.930 4S-4.940 .55-2.250 1.300ZM-2.250-1.300C-4.940 .22-8.040-2.090-6.930-4S-2.950-4.020-2.250-1.300ZM0-1.700A1.700 1.700 0 1 1 0 1.700A1.700 1.700 0 1 1 0-1.700Z',
  },
  // Two dice.
  uckers: {
    solid:
      'M-6.200-6.600H-.2A1.300 1.300 0 0 1 1.100-5.300V.7A1.300 1.300 0 0 1-.2 2H-6.200A1.300 1.300 0 0 1-7.500 .7V-5.300A1.300 1.300 0 0 1-6.200-6.600ZM-5.200-5.300A1 1 0 1 0-5.190-5.300ZM-3.200-3.300A1 1 0 1 0-3.190-3.300ZM-1.200-1.300A1 1 0 1 0-1.190-1.300ZM2.600-1.600H6.200A1.300 1.300 0 0 1 7.500-.3V5.700A1.300 1.300 0 0 1 6.200 7H.2A1.300 1.300 0 0 1-1.100 5.700V3.500H-.2A2.800 2.800 0 0 0 2.600 .7ZM1.400 3.300A1 1 0 1 0 1.410 3.300ZM5 3.300A1 1 0 1 0 5.010 3.300Z',
  },
  // An anchor.
  'uckers-navy': {
    solid: 'M0-8A2.100 2.100 0 1 0 .01-8ZM0-6.800A.9 .9 0 1 1-.01-6.800Z',
    line: 'M0-3.800V7M-3.600-2H3.600M-6.600 1.600C-6.200 5-3.200 7 0 7S6.200 5 6.600 1.600M-7.700 3L-6.600 1.300L-5 2.600M7.700 3L6.600 1.300L5 2.600',
  },
  // A piece in mid-leap.
  german: {
    solid:
      'M2.600-6.800A2.300 2.300 0 0 1 4-2.700L6.600 4.600C4.800 6 .4 6 -1.400 4.600L1.200-2.700A2.300 2.300 0 0 1 2.600-6.800Z',
    line: 'M-7.300 4.600C-7.300 0-5.600-3.200-2.300-4.600M-4.700-5.500L-2.100-4.700L-3.300-2.300',
  },
  // A barrier: two pieces side by side.
  parchis: {
    solid:
      'M-4.200-7.200A2.600 2.600 0 0 1 -2.700-2.500L-.9 5.200H-7.500L-5.700-2.500A2.600 2.600 0 0 1 -4.200-7.200ZM4.200-7.200A2.600 2.600 0 0 1 5.700-2.500L7.500 5.200H.9L2.700-2.500A2.600 2.600 0 0 1 4.200-7.200Z',
    line: 'M-8 7.300H8',
  },
  // The star of the safe squares.
  indian: {
    solid:
      'M0-7.800L2.350-2.640L7.990-2L3.800 1.840L4.940 7.400L0 4.600L-4.940 7.400L-3.800 1.840L-7.990-2L-2.350-2.640ZM0-1.300A1.900 1.900 0 1 1 -.01-1.300Z',
  },
};

/** On a seal of the rule set's own colour, which fills a circle of radius 12. `scale`: of the emblem in its seal. */
function sealOf(game: RuleSetId, scale: string, seal: string): readonly SvgNode[] {
  const { solid, line } = EMBLEMS[game];
  return [
    svg('circle', { class: seal, r: 12 }),
    svg('circle', { class: 'emblem-ring', r: 10.4 }),
    svg(
      'g',
      { transform: `scale(${scale})` },
      svg('path', { class: 'emblem-solid', d: solid, 'fill-rule': 'evenodd' }),
      line === undefined ? null : svg('path', { class: 'emblem-line', d: line }),
    ),
  ];
}

/** Words beside it say the same. */
export function drawEmblem(game: RuleSetId): SvgNode {
  return svg(
    'svg',
    { class: `emblem game-${game}`, viewBox: '-12 -12 24 24', 'aria-hidden': 'true' },
    ...sealOf(game, '.92', 'emblem-seal'),
  );
}

export function drawInlay(game: RuleSetId, x: number, y: number, radius: number): SvgNode {
  return svg(
    'g',
    { class: `inlay game-${game}`, transform: `translate(${x} ${y}) scale(${radius / 12})` },
    ...sealOf(game, '.86', 'emblem-seal inlay-seal'),
  );
}
