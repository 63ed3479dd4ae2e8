/**
 * Why a throw could not be used: to who is told of it as "you", and not of others' throws; of a third 6 in a row, which
 * everybody has seen coming, to all.
 */
import type { PersonId, RoomState } from '@ludo/room';
import {
  parsePosition,
  printPosition,
  survey,
  type Event,
  type Position,
  type Refusal,
  type RefusalCode,
} from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { readerIn } from './reader.ts';
import { boardOfRoom, reasonOf } from './sentences.ts';

type Forfeited = Extract<Event, { readonly type: 'forfeited' }>;

const SIX = 6;
/** Where a third 6 in a row is lost (IL-5), the second one is a warning. */
const SIXES_BEFORE_THE_LOST = 2;
const NO_NOTES = '-';
/** Nobody expects these pieces to move. */
const SILENT: ReadonlySet<RefusalCode> = new Set(['is-home', 'moves-nothing']);
/** More would be a list. */
const MOST = 2;

/** What a further 6 would bring about: nothing that needs a warning; the 6 would be lost; it would cost a piece, too. */
export function warningBefore(position: Position | null): 'none' | 'beforeThirdSix' | 'thirdSixWouldCost' {
  if (position?.sixesInARow !== SIXES_BEFORE_THE_LOST) return 'none';
  return position.lastMoved === null ? 'beforeThirdSix' : 'thirdSixWouldCost';
}

/** Of the throw that the second 6 gives. */
export function warningWords(
  { captions }: Catalogue,
  { position }: RoomState,
  sixes: number | undefined,
): readonly string[] {
  const warning = sixes === SIXES_BEFORE_THE_LOST ? warningBefore(position) : 'none';
  return warning === 'none' ? [] : [captions[warning]];
}

/** `room`: after the throw, which has moved nothing and ended no challenge. The pieces that are furthest on their way first. */
export function whyForfeited(
  text: Catalogue,
  room: RoomState,
  { colour, dice }: Forfeited,
  reader: PersonId | null,
): readonly string[] {
  const isPlayed = room.seatList.some((seat) => seat.state === 'held' && seat.colours.includes(colour));
  const isOwn = isPlayed && readerIn(room, reader)?.isOwn(colour) === true;
  const before = atThirdSix(room, colour, dice) ?? (isOwn ? positionAt(room, colour, dice) : null);
  if (before === null) return [];
  const reasons = survey(before)
    .candidates.flatMap(({ refusal }) => (refusal === null || SILENT.has(refusal.code) ? [] : [refusal]))
    .toSorted((a, b) => (b.place ?? 0) - (a.place ?? 0))
    .map((refusal) => reasonOf(text, room, forNoPiece(refusal), refusal.colour ?? colour).sentence);
  return [...new Set(reasons)].slice(0, MOST);
}

/** No piece is pointed at that would need another number. */
function forNoPiece(refusal: Refusal): Refusal {
  const { needs: _, ...rest } = refusal;
  return refusal.code === 'needs-another-number-to-enter' ? refusal : rest;
}

/** Null: it was none. Any other 6 would have given another throw. */
function atThirdSix(room: RoomState, colour: number, dice: readonly number[]): Position | null {
  const hasPassed = room.position !== null && room.position.colour !== colour;
  return hasPassed && dice[0] === SIX ? positionAt(room, colour, dice, [`s${SIXES_BEFORE_THE_LOST}`]) : null;
}

/** Null: nothing can be told of it. `sixes`: in a row before the throw, as far as they matter. */
function positionAt(
  room: RoomState,
  colour: number,
  dice: readonly number[],
  sixes: readonly string[] = [],
): Position | null {
  const letter = boardOfRoom(room)?.colours[colour]?.letter;
  if (room.position === null || letter === undefined) return null;
  const [rules, seats, pieces, , , notes = ''] = printPosition(room.position).split(' ');
  const thrown = dice.toSorted((a, b) => b - a).join('');
  // What is noted of sixes counts this throw already.
  const others = notes.split(';').filter((note) => note !== NO_NOTES && !note.startsWith('s'));
  const noted = [...others, ...sixes].join(';') || NO_NOTES;
  const before = parsePosition([rules, seats, pieces, letter, thrown, noted].join(' '));
  return before.ok ? before.value : null;
}
