/**
 * The sounds of a row, in milliseconds after it starts to show. Pure; `voices.ts` makes the sounds, `sounds.ts` decides
 * whether any is heard.
 */
import type { RoomEvent } from '@ludo/room';
import { LIES } from '../stage/dice-flight.ts';
import type { Motion } from '../board/motion.ts';
import type { Moving } from '../stage/stage.ts';

export const SOUNDS = [
  'rattle',
  'die-lands',
  'hop',
  'enter',
  'capture',
  'home',
  'wall',
  'wobble',
  'challenge',
  'hammer',
  'challenge-won',
  'challenge-lost',
  'freed',
  'six',
  'useless',
  'ranked',
  'win',
  'start',
  'joins',
  'leaves',
  'your-turn',
  'time-short',
  'talk',
] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Note {
  readonly sound: Sound;
  readonly at: number;
  /** Hops so far; the pitch rises with them. */
  readonly step: number;
}

/** Fast pieces do not hammer: milliseconds between notes of one sound, and notes in a second. */
const APART = 55;
const MOST_A_SECOND = 14;
/** Milliseconds before a sound without a visible event. */
const NEXT = 90;

/** `home`: the first place that sounds like home. */
export function scoreOf(moving: Moving, events: readonly RoomEvent[], home: number): readonly Note[] {
  const notes: Note[] = [];
  const add = (sound: Sound, at: number, step = 0) =>
    notes.push({ sound, at: Math.max(0, Math.round(at)), step });
  const { dice, motions, accents } = moving;
  if (dice !== null && dice.duration > 0) {
    add('rattle', 0);
    dice.faces.forEach((_, nth) => add('die-lands', dice.duration * (LIES - 0.26 + 0.07 * nth)));
  } else if (dice !== null) add('die-lands', 0);
  const landed = dice === null ? 0 : dice.duration * LIES;
  if (dice?.faces.includes(6) === true) add('six', landed + 60);
  for (const motion of motions) playMotion(motion, add);
  for (const { kind, delay, duration } of accents) {
    if (kind === 'wall') add('wall', delay + duration * 0.4);
    if (kind === 'challenge' || kind === 'aim') add('challenge', delay);
    if (kind === 'hammer') add('hammer', delay + duration * 0.5);
    if (kind === 'broken') add('challenge-won', delay);
    if (kind === 'deflate') add('challenge-lost', delay);
  }
  const end = Math.max(landed, 0, ...motions.map(({ delay, duration }) => delay + duration));
  // Where nothing travels, events sound one after the other.
  const isSeen = accents.length > 0 || motions.some(({ kind }) => kind !== 'appear');
  let next = landed;
  const follow = (sound: Sound) => {
    add(sound, next);
    next += NEXT;
  };
  for (const event of events) {
    const quiet = quietSound(event);
    if (!isSeen && quiet !== null) follow(quiet);
    switch (event.type) {
      case 'moved':
        if (event.to >= home && event.from < home)
          add('home', isSeen ? arrival(motions, event.colour, end) : next);
        break;
      case 'forfeited':
        add('useless', dice?.duration ?? 0);
        break;
      case 'freed':
        add('freed', end);
        break;
      case 'ranked':
        if (!events.some(({ type }) => type === 'over')) add('ranked', end + 120);
        break;
      case 'over':
        add('win', end + 200);
        break;
      case 'started':
        add('start', 0);
        break;
      case 'sat':
      case 'came-back':
        add('joins', 0);
        break;
      case 'stood':
      case 'went-away':
        add('leaves', 0);
        break;
      default:
        break;
    }
  }
  return limited(notes);
}

function playMotion(motion: Motion, add: (sound: Sound, at: number, step?: number) => void): void {
  const { kind, points, delay, duration } = motion;
  if (kind === 'hop') {
    const hops = points.length - 1;
    const isEntering = (motion.scales[0] ?? 1) > 1;
    for (let hop = 1; hop <= hops; hop += 1)
      add(isEntering && hop === 1 ? 'enter' : 'hop', delay + (duration * hop) / hops, hop - 1);
  } else if (kind === 'fly') add('capture', delay);
  else if (kind === 'retire') add('hop', delay + duration);
  else if (kind === 'wobble') add('wobble', delay);
}

/** Of an event that is not visible. */
function quietSound(event: RoomEvent): Sound | null {
  switch (event.type) {
    case 'moved':
    case 'retired':
      return 'hop';
    case 'captured':
    case 'penalised':
      return 'capture';
    case 'announced':
    case 'challenged':
      return 'challenge';
    case 'counted':
      return 'hammer';
    case 'challenge-ended':
      return event.why === 'won' ? 'challenge-won' : 'challenge-lost';
    default:
      return null;
  }
}

const arrival = (motions: readonly Motion[], colour: number, otherwise: number): number =>
  motions.find((motion) => motion.kind === 'spin' && motion.colour === colour)?.delay ?? otherwise;

/** Of notes too close together the first stays, of too many the earliest. */
function limited(notes: readonly Note[]): readonly Note[] {
  const kept: Note[] = [];
  for (const note of notes.toSorted((a, b) => a.at - b.at)) {
    const isTooClose = kept.some(({ sound, at }) => sound === note.sound && note.at - at < APART);
    const inSecond = kept.filter(({ at }) => note.at - at < 1000).length;
    if (!isTooClose && (inSecond < MOST_A_SECOND || note.sound === 'win')) kept.push(note);
  }
  return kept;
}
