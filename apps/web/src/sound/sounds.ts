/**
 * The entry to the sounds. Nothing sounds before the first gesture, as browsers require, nor while the sound is off.
 * The first gesture with the sound on fetches the code and opens the audio device.
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
/** What should have sounded during the preparation: its rest is played afterwards. */
let missed: { readonly play: (late: number) => void; readonly at: number } | null = null;

const LOUDNESS = { soft: 0.35, full: 0.9 } as const;

async function fetchOrchestra(): Promise<void> {
  if (typeof AudioContext !== 'function') return;
  const [{ createPlayer }, score] = await Promise.all([import('./player.ts'), import('./score.ts')]);
  // Opening the audio device takes tens of milliseconds, which no press should wait for.
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

/**
 * Must be called once: fetches the sounds with the first press or key while the sound is on, and wakes the player with
 * every one.
 */
export function awaitGesture(): void {
  let isFetched = false;
  let wasGesture = false;
  const fetch = () => {
    if (isFetched || !wasGesture || volumeNow() === null) return;
    isFetched = true;
    // After the gesture is answered. Without a network there is just no sound, and the next gesture tries again.
    whenIdle(() => void fetchOrchestra().catch(() => (isFetched = false)));
  };
  const gesture = () => {
    wasGesture = true;
    fetch();
  };
  // Some browsers allow sound only inside a gesture event, and stop it during a phone call.
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

/**
 * Plays the sounds of a row in time with the picture. `home`: the first place with the sound of coming home; `late`:
 * milliseconds since the row began to show.
 */
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

/** Cancels the remaining sounds of a scene that was cut short. */
export function hush(): void {
  missed = null;
  orchestra?.player.hush();
}
