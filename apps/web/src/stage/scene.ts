/** What the events of one row look like, worked out before anything moves. Pure; delays and durations in milliseconds. */
import { BASE, type Event, type Step } from '@ludo/rules';
import {
  arrange,
  type Layout,
  type PlacedPiece,
  type Point,
  pointOf,
  type TrackedPiece,
  pieceAt,
  piecesAfter,
  wayBetween,
} from '@ludo/drawing';
import type { Accent, AccentKind, Motion } from '../board/motion.ts';
import { isStep } from './early-step.ts';
import { afterLandings, type Calm, type Landing } from './landings.ts';
import type { Tempo } from '../preferences/tempo.ts';

interface Scene {
  readonly pieces: readonly TrackedPiece[];
  readonly motions: readonly Motion[];
  readonly accents: readonly Accent[];
  /** Milliseconds; 0: the dice do not roll. */
  readonly tumble: number;
  /** Milliseconds until the next row may be shown. */
  readonly total: number;
}

/** Before the row; `at`: the blob, as a place of the challenger's way. */
interface Standing {
  readonly colour: number;
  readonly at: number;
  readonly sixes: number;
}

const NOT_CALM: Calm = { safe: [], passable: [] };

/** In squares. */
const KNOCK = 0.55;

export function sceneOf(
  layout: Layout,
  before: readonly TrackedPiece[],
  events: readonly Event[],
  tempo: Tempo,
  /** Already shown: it happens at once. */
  seen: Step | null = null,
  challenges: readonly Standing[] = [],
  calm: Calm = NOT_CALM,
): Scene {
  const standing = new Map(challenges.map((each) => [each.colour, each]));
  const after = events.reduce(piecesAfter, before);
  const begin = placesOf(layout, before);
  const end = placesOf(layout, after);
  const motions: Motion[] = [];
  const accents: Accent[] = [];
  const landings: Landing[] = [];
  let left = seen;
  let isSeen = false;
  let pieces = before;
  let clock = 0;
  /** When the last piece set out. */
  let setOut = 0;
  let tumble = 0;
  let busy = 0;
  /** A captured piece is knocked the way its captor goes. */
  let heading: Point = { x: 0, y: 0 };

  const accent = (kind: AccentKind, colour: number, at: Point, delay: number, duration: number) => {
    if (duration <= 0) return;
    accents.push({ kind, colour, at, delay: Math.max(0, delay), duration });
    busy = Math.max(busy, delay + duration);
  };
  const hop = (mover: TrackedPiece, event: Extract<Event, { type: 'moved' }>): void => {
    const way = wayBetween(layout, event, mover.slot);
    const duration = (way.length - 1) * tempo.hop;
    const from = placesOf(layout, pieces).get(nameOf(mover));
    const to =
      after.find((piece) => nameOf(piece) === nameOf(mover))?.place === event.to
        ? end.get(nameOf(mover))
        : null;
    const last = way.at(-1) ?? { x: 0, y: 0 };
    const nextToLast = way.at(-2) ?? last;
    heading = { x: last.x - nextToLast.x, y: last.y - nextToLast.y };
    const points = [from?.at ?? last, ...way.slice(1, -1), to?.at ?? last];
    const nth = motions.findLastIndex((each) => each.kind === 'hop' && nameOf(each) === nameOf(mover));
    const run = motions[nth];
    if (run !== undefined && run.delay + run.duration === clock) {
      motions[nth] = {
        ...run,
        points: [...run.points, ...points.slice(1)],
        scales: [run.scales[0], to?.scale ?? 1],
        duration: run.duration + duration,
      };
    } else {
      const scales = [from?.scale ?? 1, to?.scale ?? 1] as const;
      motions.push({ ...namesOf(mover), kind: 'hop', points, scales, delay: clock, duration });
    }
    clock += duration;
    landings.push({ colour: event.colour, slot: mover.slot, place: event.to, at: clock });
  };
  const sendBack = (event: Extract<Event, { type: 'captured' | 'penalised' | 'retired' }>): void => {
    const captive = pieceAt(pieces, event.colour, event.from);
    if (captive === undefined || isSeen) return;
    // As it stood before a captor came to its square.
    const stood = begin.get(nameOf(captive));
    const from = stood?.piece.place === event.from ? stood : placesOf(layout, pieces).get(nameOf(captive));
    const to = end.get(nameOf(captive));
    const square = pointOf(layout, event.colour, event.from, captive.slot);
    const start = from?.at ?? square;
    const knocked = { x: start.x + heading.x * KNOCK, y: start.y + heading.y * KNOCK };
    const base = to?.at ?? pointOf(layout, event.colour, BASE, captive.slot);
    const isHit = event.type === 'captured' && (heading.x !== 0 || heading.y !== 0);
    motions.push({
      ...namesOf(captive),
      kind: event.type === 'retired' ? 'retire' : 'fly',
      points: isHit ? [start, knocked, base] : [start, base],
      scales: [from?.scale ?? 1, to?.scale ?? 1],
      delay: clock,
      duration: tempo.fly,
    });
    if (event.type === 'captured')
      accent('impact', event.by, square, clock - tempo.hop * 0.12, tempo.fly * 0.7);
    busy = Math.max(busy, clock + tempo.fly);
  };
  const hammer = (event: Extract<Event, { type: 'counted' }>): void => {
    const blows = Math.max(1, event.sixes - (standing.get(event.colour)?.sixes ?? 0));
    const each = (tempo.pause * 0.9) / blows;
    for (let blow = 0; blow < blows; blow += 1) {
      accent('hammer', event.colour, pointOf(layout, event.colour, event.at, 0), clock + blow * each, each);
    }
    standing.set(event.colour, event);
  };

  for (const [nth, event] of events.entries()) {
    switch (event.type) {
      case 'announced':
        accent(
          'aim',
          event.of,
          pointOf(layout, event.of, event.at, 0),
          clock,
          Math.max(tempo.tumble, tempo.pause * 0.9),
        );
        break;
      case 'threw':
        tumble = tempo.tumble;
        clock += tumble;
        break;
      case 'moved': {
        const mover = pieceAt(pieces, event.colour, event.from);
        isSeen = isStep(left, event);
        if (isSeen) left = null;
        if (goesWith(events[nth - 1], event)) clock = setOut;
        else setOut = clock;
        if (event.to === BASE) sendBack({ type: 'retired', colour: event.colour, from: event.from });
        else if (mover !== undefined && !isSeen) hop(mover, event);
        break;
      }
      case 'captured':
      case 'penalised':
      case 'retired':
        sendBack(event);
        break;
      case 'forfeited':
        clock += tempo.pause;
        break;
      case 'challenged':
        accent(
          'challenge',
          event.colour,
          pointOf(layout, event.colour, event.at, 0),
          clock,
          tempo.pause * 0.9,
        );
        standing.set(event.colour, { colour: event.colour, at: event.at, sixes: 0 });
        clock += tempo.pause;
        break;
      case 'counted':
        hammer(event);
        clock += tempo.pause;
        break;
      case 'challenge-ended': {
        const challenge = standing.get(event.colour);
        const kind = event.why === 'won' ? 'broken' : 'deflate';
        if (challenge !== undefined)
          accent(
            kind,
            event.colour,
            pointOf(layout, event.colour, challenge.at, 0),
            clock,
            tempo.pause * 0.9,
          );
        clock += tempo.pause;
        break;
      }
      case 'freed':
        accent('freed', event.colour, layout.bases[event.colour]?.centre ?? MIDDLE, clock, tempo.pause * 0.9);
        clock += tempo.pause;
        break;
      case 'throws-again':
        accent('again', event.colour, layout.bases[event.colour]?.centre ?? MIDDLE, clock, tempo.fly * 0.7);
        break;
      case 'counts':
      case 'waits':
      case 'turn':
      case 'ranked':
      case 'over':
        break;
    }
    pieces = piecesAfter(pieces, event);
  }
  const landed = afterLandings({ layout, pieces, landings, begin, end, motions, tempo, calm });
  const shown =
    tempo.fade > 0
      ? appearing(before, pieces, begin, end, clock, tempo.fade)
      : [...motions, ...landed.motions].filter((motion) => motion.duration > 0);
  const isStill = tempo.hop === 0;
  return {
    pieces,
    motions: shown,
    accents: isStill ? [] : [...accents, ...landed.accents],
    tumble,
    total: Math.max(
      clock,
      isStill ? 0 : busy,
      ...shown.map(({ delay, duration }) => delay + duration),
      landed.total,
    ),
  };
}

const MIDDLE: Point = { x: 0, y: 0 };

/** Pieces that move together set out together. */
function goesWith(before: Event | undefined, event: Extract<Event, { type: 'moved' }>): boolean {
  return event.kind === 'together' && before?.type === 'moved' && isStep(before, event);
}

function appearing(
  before: readonly TrackedPiece[],
  pieces: readonly TrackedPiece[],
  begin: ReadonlyMap<string, PlacedPiece>,
  end: ReadonlyMap<string, PlacedPiece>,
  delay: number,
  duration: number,
): readonly Motion[] {
  return movedPieces(before, pieces).flatMap((piece) => {
    const from = begin.get(nameOf(piece));
    const to = end.get(nameOf(piece));
    if (from === undefined || to === undefined) return [];
    return [
      {
        ...namesOf(piece),
        kind: 'appear' as const,
        points: [from.at, to.at],
        scales: [from.scale, to.scale] as const,
        delay,
        duration,
      },
    ];
  });
}

function movedPieces(
  before: readonly TrackedPiece[],
  pieces: readonly TrackedPiece[],
): readonly TrackedPiece[] {
  const places = new Map(before.map((piece) => [nameOf(piece), piece.place]));
  return pieces.filter((piece) => places.has(nameOf(piece)) && places.get(nameOf(piece)) !== piece.place);
}

const nameOf = ({ colour, slot }: { readonly colour: number; readonly slot: number }): string =>
  `${colour}-${slot}`;

const namesOf = ({ colour, slot }: TrackedPiece) => ({ colour, slot });

function placesOf(layout: Layout, pieces: readonly TrackedPiece[]): ReadonlyMap<string, PlacedPiece> {
  return new Map(arrange(layout, pieces).pieces.map((each) => [nameOf(each.piece), each]));
}
