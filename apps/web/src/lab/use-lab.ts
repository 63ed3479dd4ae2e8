/** Has games played in a worker for as long as somebody looks, and until the margins are small. */
import { useEffect, useState } from 'react';
import { isEnough } from './differences.ts';
import type { Answer, Asked, Found, Order } from './trial.ts';

/** Milliseconds of playing, whatever the margins are: batteries do not last for ever. */
const LONGEST = 60_000;

export interface LabState {
  /** Null: nothing has been played yet. */
  readonly found: Found | null;
  readonly stage: 'playing' | 'enough' | 'failed';
}

const BEGINNING: LabState = { found: null, stage: 'playing' };

/** What is asked first is answered: whoever asks hands over a new object with each drawing. */
export function useLab(asked: Asked): LabState {
  const [first] = useState(asked);
  const [state, setState] = useState(BEGINNING);
  useEffect(() => haveGamesPlayed(first, setState), [first]);
  return state;
}

/** Returns what ends it. */
function haveGamesPlayed(asked: Asked, tell: (state: LabState) => void): () => void {
  const worker = new Worker(new URL('lab-worker.ts', import.meta.url), { type: 'module' });
  const order = (what: Order): void => worker.postMessage(what, { transfer: [] });
  let found: Found | null = null;
  /** Since when the worker plays. */
  let since: number | null = null;
  let played = 0;
  const end = (): void => {
    document.removeEventListener('visibilitychange', goOn);
    worker.terminate();
  };
  const goOn = (): void => {
    if (document.hidden || since !== null) return;
    since = performance.now();
    order('more');
  };
  const finish = (stage: 'enough' | 'failed'): void => {
    end();
    tell({ found, stage });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data === null) return finish('failed');
    found = data;
    played += performance.now() - (since ?? 0);
    since = null;
    if (isEnough(found) || played > LONGEST) return finish('enough');
    tell({ found, stage: 'playing' });
    goOn();
  });
  worker.addEventListener('error', () => finish('failed'));
  document.addEventListener('visibilitychange', goOn);
  order(asked);
  goOn();
  return end;
}
