/** Invisible; on the page, and in every dialog over it. */
import { useEffect, useState } from 'react';
import { addRegion } from './voice.ts';

/** A slow screen reader still finds texts that stay. */
const KEPT = 8;

interface Spoken {
  readonly nth: number;
  readonly text: string;
}

export function VoiceRegion() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  useEffect(
    () =>
      addRegion((text) => {
        setSpoken((before) => [...before, { nth: (before.at(-1)?.nth ?? 0) + 1, text }].slice(-KEPT));
      }),
    [],
  );
  return (
    <div className="unseen" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {spoken.map(({ nth, text }) => (
        <p key={nth}>{text}</p>
      ))}
    </div>
  );
}
