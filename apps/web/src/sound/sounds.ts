/**
 * The door to the sounds. Nothing sounds before the first gesture, as browsers ask, nor when the sound is off; the code that
 * makes sounds is fetched, and the device's sound opened, with the first gesture while it is on.
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
/** What was to be heard while the sound was being made ready: the rest of it is, as soon as it is. */
let missed: { readonly play: (late: number) => void; readonly at: number } | null = null;

/** How loud `soft` and `full` are. */
const LOUDNESS = { soft: 0.35, full: 0.9 } as const;

async function fetchOrchestra(): Promise<void> {
  if (typeof AudioContext !== 'function') return;
  const [{ createPlayer }, score] = await Promise.all([import('./player.ts'), import('./score.ts')]);
  // A device takes tens of milliseconds to open its sound, which no press should wait for.
  whenIdle(() => {
    try {
      orchestra ??= { player: createPlayer(), scoreOf: score.scoreOf };
      if (missed !== null) missed.play(performance.now() - missed.at);
      missed = null;
    } catch {
      // A device may refuse: it plays without a sound.
    }
  });
}

/** To be called once: fetches the sound with the first press or key while it is on, and wakes it with every one. */
export function awaitGesture(): void {
  let isFetched = false;
  let wasGesture = false;
  const fetch = () => {
    if (isFetched || !wasGesture || volumeNow() === null) return;
    isFetched = true;
    // Not by the gesture itself, which is answered first. Without a network there is no sound, and nothing else is wrong: the
    // next gesture tries again.
    whenIdle(() => void fetchOrchestra().catch(() => (isFetched = false)));
  };
  const gesture = () => {
    wasGesture = true;
    fetch();
  };
  // Some browsers let sound begin only while they tell of a gesture, and stop it when somebody rings.
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
 * The sounds of one row, in step with what is seen. `home`: the first place that sounds like coming home; `late`: milliseconds
 * since it has been seen.
 */
export function playScene(moving: Moving, events: readonly RoomEvent[], home: number, late = 0): void {
  const volume = volumeNow();
  if (volume === null) return;
  if (orchestra === null) {
    missed = { play: (since) => playScene(moving, events, home, since), at: performance.now() };
  } else orchestra.player.play(orchestra.scoreOf(moving, events, home), volume, late);
}

/** One sound at once. */
export function playSound(sound: Sound): void {
  const volume = volumeNow();
  if (volume !== null) orchestra?.player.play([{ sound, at: 0, step: 0 }], volume);
}

/** What was being watched was cut short: what would still sound of it is not heard. */
export function hush(): void {
  missed = null;
  orchestra?.player.hush();
}
