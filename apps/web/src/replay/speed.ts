import { useCallback, useEffect, useRef, useState } from 'react';
import { currentTempo } from '../preferences/settings.ts';
import type { Tempo } from '../preferences/tempo.ts';
import type { ReplaySpeed } from './replay-context.ts';

/** The tempo follows the speed without a new stage. */
export function useReplaySpeed(): readonly [ReplaySpeed, (speed: ReplaySpeed) => void, () => Tempo] {
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const latest = useRef(speed);
  useEffect(() => {
    latest.current = speed;
  }, [speed]);
  const tempo = useCallback(() => faster(currentTempo(), latest.current), []);
  return [speed, setSpeed, tempo];
}

function faster({ hop, fly, tumble, pause, fade }: Tempo, by: number): Tempo {
  return { hop: hop / by, fly: fly / by, tumble: tumble / by, pause: pause / by, fade: fade / by };
}
