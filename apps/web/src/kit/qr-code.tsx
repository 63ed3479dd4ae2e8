import { useEffect, useState } from 'react';
import { bringOpenedIntoSight } from './in-sight.ts';
import { useText } from '../words/text.ts';

interface QrCodeProps {
  readonly link: string;
  readonly name: string;
  /** Somebody has just asked for it. */
  readonly isAsked?: boolean;
}

export function QrCode({ link, name, isAsked = false }: QrCodeProps) {
  const text = useText();
  const [dark, setDark] = useState<readonly (readonly boolean[])[] | null>(null);
  const [hasFailed, fail] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => {
        if (isWanted) setDark(encode(link).data);
      },
      () => {
        if (isWanted) fail(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (dark === null) return <p>{hasFailed ? text.connection.unreachable : text.site.loading}</p>;
  const path = dark
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      ref={isAsked ? bringOpenedIntoSight : null}
      className="qr"
      viewBox={`-2 -2 ${dark.length + 4} ${dark.length + 4}`}
      role="img"
      aria-label={name}
    >
      <rect x={-2} y={-2} width={dark.length + 4} height={dark.length + 4} className="qr-paper" />
      <path d={path} className="qr-ink" shapeRendering="crispEdges" />
    </svg>
  );
}
