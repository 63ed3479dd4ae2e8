/** Accents over the board, each part on a layer of its own while the scene lasts. Captions tell the same in words. */
import { memo, type ReactElement } from 'react';
import type { ColourName } from '@ludo/rules';
import type { Accent, AccentKind } from './motion.ts';
import type { Layout } from '@ludo/drawing';
import { ShapePath } from '../drawing/parts.tsx';
import { accentFrames } from './accent-frames.ts';
import { useSceneLayer } from './scene-layer.ts';

interface AccentsProps {
  readonly layout: Layout;
  readonly seq: number | null;
  readonly accents: readonly Accent[];
  readonly widthOf: () => number;
}

export const Accents = memo(function Accents({ layout, seq, accents, widthOf }: AccentsProps) {
  const { size, board } = layout;
  const play = (layer: HTMLElement, unit: number) => {
    const animations = accents.flatMap(({ kind, at, delay, duration }, nth) => {
      const accent = layer.children[nth];
      if (!(accent instanceof HTMLElement)) return [];
      accent.style.translate = `${at.x * unit}px ${at.y * unit}px`;
      return [...accent.children].map((part, index) =>
        part.animate(accentFrames(kind, index, unit), { delay, duration, fill: 'forwards' }),
      );
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
  };
  const place = useSceneLayer({ seq, size, widthOf, play });
  if (accents.length === 0) return null;
  return (
    <div ref={place} className="accents" aria-hidden="true">
      {accents.map(({ kind, colour }, nth) => {
        const name = board.colours[colour]?.name ?? 'black';
        return (
          <div key={nth} className={`accent is-${name}`}>
            {partsOf(kind, name).map((part) => (
              <div key={part.key} className="accent-part">
                <svg viewBox="-1.2 -1.2 2.4 2.4">{part}</svg>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
});

const SIX_WAYS = [0, 1, 2, 3, 4, 5];

/** Each child moves by the frames of its number. */
function partsOf(kind: AccentKind, name: ColourName): readonly ReactElement[] {
  switch (kind) {
    case 'impact':
      return [
        <rect key="square" className="accent-line" x={-0.5} y={-0.5} width={1} height={1} rx={0.16} />,
        ...SIX_WAYS.map((way) => <path key={way} className="accent-ray" d="M-.05-.62L0-1L.05-.62Z" />),
      ];
    case 'wall':
      return [
        <rect key="left" className="accent-wall" x={-0.5} y={-0.5} width={0.5} height={1} rx={0.12} />,
        <rect key="right" className="accent-wall" x={0} y={-0.5} width={0.5} height={1} rx={0.12} />,
        <rect key="ring" className="accent-line" x={-0.56} y={-0.56} width={1.12} height={1.12} rx={0.24} />,
      ];
    case 'aim':
    case 'challenge':
    case 'deflate':
      return [
        <rect key="ring" className="accent-ring" x={-0.62} y={-0.62} width={1.24} height={1.24} rx={0.3} />,
      ];
    case 'hammer':
      return [
        <path key="hammer" className="accent-hammer" d="M-.34-.3H.34V.02H.09V.72H-.09V.02H-.34Z" />,
        <rect key="ring" className="accent-ring" x={-0.62} y={-0.62} width={1.24} height={1.24} rx={0.3} />,
      ];
    case 'broken':
      return [
        <path key="a" className="accent-wall" d="M-.5-.5H.02L-.1-.12L.08.1L-.06.5H-.5Z" />,
        <path key="b" className="accent-wall" d="M.06-.5H.5V.5H-.02L.12.1L-.06-.12Z" />,
        <rect key="ring" className="accent-ring" x={-0.62} y={-0.62} width={1.24} height={1.24} rx={0.3} />,
      ];
    case 'home':
    case 'freed':
      return [
        <circle key="ring" className="accent-ring" r={0.6} />,
        ...SIX_WAYS.map((way) => <ShapePath key={way} name={name} size={0.16} className="accent-spark" />),
      ];
    case 'again':
      return [<circle key="ring" className="accent-ring" r={1} />];
  }
}
