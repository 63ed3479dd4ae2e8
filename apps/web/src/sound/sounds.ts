/**
 * Short sounds made on the spot: throw, hop, capture, home, your turn, win. Nothing sounds before the first gesture, as
 * browsers ask, nor when the sound is off.
 */
import type { RoomEvent } from '@ludo/room';
import type { Moving } from '../stage/stage.ts';

let context: AudioContext | null = null;

/** To be called once: wakes the sound with the first press or key. */
export function awaitGesture(): void {
  const wake = () => {
    if (typeof AudioContext !== 'function') return;
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly type: OscillatorType;
  readonly volume: number;
}

const HOP: Tone = { from: 520, to: 640, length: 0.06, type: 'sine', volume: 0.12 };
const RATTLE: Tone = { from: 180, to: 120, length: 0.04, type: 'square', volume: 0.05 };
const CAPTURE: Tone = { from: 420, to: 110, length: 0.35, type: 'sawtooth', volume: 0.09 };
const HOME: Tone = { from: 660, to: 1320, length: 0.25, type: 'triangle', volume: 0.14 };
const TURN: Tone = { from: 784, to: 784, length: 0.14, type: 'triangle', volume: 0.1 };

function play(tone: Tone, afterMs: number): void {
  if (context === null || context.state !== 'running') return;
  const start = context.currentTime + afterMs / 1000;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.type;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  gain.gain.setValueAtTime(tone.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

/** The sounds of one row, in step with what is seen. `home`: the first place that sounds like coming home. */
export function playScene(moving: Moving, events: readonly RoomEvent[], home: number): void {
  if (moving.dice !== null) {
    for (const after of [0, 90, 170, 240, 330]) play(RATTLE, Math.min(after, moving.dice.duration));
  }
  for (const motion of moving.motions) {
    if (motion.kind === 'fly') {
      play(CAPTURE, motion.delay);
      continue;
    }
    const hops = motion.points.length - 1;
    for (let hop = 1; hop <= hops; hop += 1) play(HOP, motion.delay + (motion.duration * hop) / hops);
  }
  if (moving.motions.length === 0) {
    if (events.some((event) => event.type === 'moved')) play(HOP, 0);
    if (events.some((event) => event.type === 'captured')) play(CAPTURE, 60);
  }
  if (events.some((event) => event.type === 'moved' && event.to >= home && event.from < home)) {
    play(HOME, Math.max(0, ...moving.motions.map(({ delay, duration }) => delay + duration)));
  }
  if (events.some((event) => event.type === 'over')) {
    [0, 160, 320, 480].forEach((after, nth) =>
      play({ ...HOME, from: 523 * 1.26 ** nth, to: 540 * 1.26 ** nth }, after + 300),
    );
  }
}

/** Somebody says something. */
export function playTalk(): void {
  play({ ...HOP, from: 620, to: 880, length: 0.09, volume: 0.07 }, 0);
}

export function playTurn(): void {
  play(TURN, 0);
  play({ ...TURN, from: 1046, to: 1046 }, 130);
}
