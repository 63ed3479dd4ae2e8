/**
 * Nothing sounds before the first gesture, as browsers require; with the sound on, it fetches the code and opens the
 * audio device.
 */
import type { RoomEvent } from '@ludo/room';
import { useSettings } from '../preferences/settings.ts';
import { whenIdle } from '../device/after-paint.ts';
import type { Moving } from '../stage/stage.ts';
import type { Player } from './player.ts';
import type { scoreOf, Sound } from './score.ts';

interface Orchestra {
  readonly player: Player;
  readonly scoreOf: typeof scoreOf;
}

let orchestra: Orchestra | null = null;
/** Asked for during the preparation; its rest is played afterwards. */
let missed: { readonly play: (late: number) => void; readonly at: number } | null = null;

const LOUDNESS = { soft: 0.35, full: 0.9 } as const;

async function fetchOrchestra(): Promise<void> {
  if (typeof AudioContext !== 'function') return;
  const [{ createPlayer }, score] = await Promise.all([import('./player.ts'), import('./score.ts')]);
  // Opening the audio device takes tens of milliseconds.
  whenIdle(() => {
    try {
      orchestra ??= { player: createPlayer(), scoreOf: score.scoreOf };
      if (missed !== null) missed.play(performance.now() - missed.at);
      missed = null;
    } catch {
      // Without audio the game is silent.
    }
  });
}

/** To be called once. */
export function awaitGesture(): void {
  let isFetched = false;
  let wasGesture = false;
  const fetch = () => {
    if (isFetched || !wasGesture || volumeNow() === null) return;
    isFetched = true;
    // Without a network the next gesture tries again.
    whenIdle(() => void fetchOrchestra().catch(() => (isFetched = false)));
  };
  const gesture = () => {
    wasGesture = true;
    fetch();
  };
  // Some browsers allow sound only inside a gesture, and stop it during a phone call.
  const wake = () => {
    if (volumeNow() !== null) orchestra?.player.wake();
  };
  addEventListener('pointerdown', gesture);
  addEventListener('keydown', gesture);
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
  useSettings.subscribe(fetch);
}

function volumeNow(): number | null {
  const { sound, volume } = useSettings.getState().settings;
  return sound ? LOUDNESS[volume] : null;
}

/** `home`: the first place that sounds like home; `late`: milliseconds since the row began to show. */
export function playScene(moving: Moving, events: readonly RoomEvent[], home: number, late = 0): void {
  const volume = volumeNow();
  if (volume === null) return;
  if (orchestra === null) {
    missed = { play: (since) => playScene(moving, events, home, since), at: performance.now() };
  } else orchestra.player.play(orchestra.scoreOf(moving, events, home), volume, late);
}

export function playSound(sound: Sound): void {
  const volume = volumeNow();
  if (volume !== null) orchestra?.player.play([{ sound, at: 0, step: 0 }], volume);
}

export function hush(): void {
  missed = null;
  orchestra?.player.hush();
}
