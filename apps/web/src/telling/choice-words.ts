/** A choice in words, for list, board and main button. */
import type { RoomState } from '@ludo/room';
import { foldEvents, squareNameOf, type Event, type PossibleAnnouncement, type Step } from '@ludo/rules';
import { sumOf, type Choice } from '../table/choices.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { formingWords } from './formations.ts';
import { capturesOf, effectOf } from './effects.ts';
import { boardOfRoom, colourName, diceOf, faces, isNeutral, whoIs } from './sentences.ts';

type Moved = Extract<Event, { readonly type: 'moved' }>;

/** "Square 12, die 6: move to square 18, captures Green". */
export function choiceWords(text: Catalogue, room: RoomState, choice: Choice): string {
  const { step, dice } = choice;
  if (step === null) return text.board.unused;
  const place = standWords(text, room, step);
  const isPlain = diceOf(room) === 1 || step.kind === 'challenge';
  const taking = isPlain
    ? place
    : dice.length > 1
      ? text.board.withBoth(place, sumOf(choice))
      : text.board.withDie(place, sumOf(choice));
  return text.board.choice(taking, effectWords(text, room, choice));
}

/** `known`: moves to leave out. */
export function effectWords(
  text: Catalogue,
  room: RoomState,
  choice: Choice,
  known: readonly Event[] = [],
): string {
  const effect = effectOf(text, room, choice.events, known);
  return text.common.commas([effect, ...formingOf(text, room, choice)].filter((part) => part !== ''));
}

function formingOf(text: Catalogue, room: RoomState, { done, events }: Choice): readonly string[] {
  const { position } = room;
  return position === null ? [] : formingWords(text, foldEvents(position, done), events);
}

/** "You threw 5 + 3.", "There are 20 squares to count.". */
export function thrownWords(text: Catalogue, { position, lastThrow }: RoomState): string {
  const dice = position?.dice ?? null;
  if (position !== null && position.toCount > 0) return text.voice.isToCount(position.toCount);
  if (dice === null) return '';
  return lastThrow === null ? text.voice.lies(faces(dice)) : text.voice.threw(faces(dice));
}

/** Of many choices each piece once, by its number: "2: Square 20, captures Green". */
export function piecesInShort(
  text: Catalogue,
  room: RoomState,
  offered: readonly Choice[],
  numbers: readonly number[],
): readonly string[] {
  return [...new Set(numbers)].map((number) => {
    const ways = offered.filter((_, nth) => numbers[nth] === number);
    const captures = ways.flatMap(({ events }) =>
      events.flatMap((_, nth) => capturesOf(text, room, events, nth)),
    );
    const [first] = ways;
    const piece = first?.step == null ? text.board.unused : pieceWords(text, room, first);
    return text.voice.numbered(number, text.common.commas([piece, ...new Set(captures)]));
  });
}

/** "Square 12". */
export function pieceWords(text: Catalogue, room: RoomState, choice: Choice | undefined): string {
  const step = choice?.step ?? null;
  return step === null ? '' : text.board.first(standWords(text, room, step));
}

/** "Square 12 → 18, captures Green", "Square 12: challenge the blob of Green". */
export function besideDiceWords(text: Catalogue, room: RoomState, choice: Choice): string {
  if (choice.step === null) return text.board.unused;
  if (wayOf(choice).length > 0) return `${pieceWords(text, room, choice)} ${endWords(text, room, choice)}`;
  return text.board.choice(standWords(text, room, choice.step), effectWords(text, room, choice));
}

/** "→ 21", "→ 18 → 21, captures Green". */
export function endWords(text: Catalogue, room: RoomState, choice: Choice): string {
  const board = boardOfRoom(room);
  if (board === null || choice.step === null) return text.board.unused;
  const way = wayOf(choice);
  const others = effectWords(text, room, choice, way);
  if (way.length === 0) return others;
  const { colour } = choice.step;
  const words = way.map(({ to }) => {
    const square = squareNameOf(board, colour, to);
    return text.board.ends(square.kind === 'track' ? String(square.number) : text.common.place(square));
  });
  return text.common.commas([words.join(' '), ...(others === '' ? [] : [others])]);
}

/** The moves of its piece, each from where the one before ended; none: what it does needs words. */
function wayOf({ step, events }: Choice): readonly Moved[] {
  const [first] = events;
  if (step === null || step.kind === 'challenge' || step.kind === 'together') return [];
  // An arrow alone would not tell that it goes backwards.
  if (first?.type !== 'moved' || first.kind === 'back') return [];
  const way = [first];
  for (const event of events.slice(1)) {
    const last = way.at(-1) ?? first;
    const goesOn = event.type === 'moved' && event.colour === last.colour && event.from === last.to;
    if (goesOn) way.push(event);
  }
  return way;
}

function standWords(text: Catalogue, room: RoomState, step: Step): string {
  const board = boardOfRoom(room);
  if (board === null) return '';
  const standing = text.common.place(squareNameOf(board, step.colour, step.from));
  return isNeutral(room, step.colour)
    ? text.common.commas([text.common.neutral(colourName(board, step.colour)), standing])
    : standing;
}

export function onlyWords(text: Catalogue, room: RoomState, choice: Choice): string {
  const board = boardOfRoom(room);
  const { step } = choice;
  if (board === null || step === null) return text.board.unused;
  const isOneMove = choice.events.filter(({ type }) => type === 'moved').length === 1;
  const isOwn = !isNeutral(room, step.colour);
  const isPlain = isOwn && isOneMove && (step.kind === 'move' || step.kind === 'enter') && diceOf(room) === 1;
  const isPenalised = choice.events.some(({ type }) => type === 'penalised');
  // A standing challenge leaves nothing else to choose, so its place need not be told.
  if (choice.events.some(({ type }) => type === 'counted'))
    return text.board.first(effectOf(text, room, choice.events));
  if (!isPlain || isPenalised) return choiceWords(text, room, choice);
  const further = choice.events.flatMap((event, nth) =>
    event.type === 'counts'
      ? [text.board.thenCounts(event.number)]
      : capturesOf(text, room, choice.events, nth),
  );
  const move = text.dice.play(
    text.common.place(squareNameOf(board, step.colour, step.from)),
    text.common.to(squareNameOf(board, step.colour, step.to)),
  );
  return text.common.commas([move, ...further, ...formingOf(text, room, choice)]);
}

/** Of all throws of two dice. */
const THROWS = 36;

/** "Square 16: suck back Green on Green's home column 3, chance 31%". */
export function announcementWords(
  text: Catalogue,
  room: RoomState,
  { colour, from, of, at, count, hits }: PossibleAnnouncement,
): string {
  const board = boardOfRoom(room);
  if (board === null) return '';
  const aim = text.common.standing(squareNameOf(board, of, at));
  const percent = Math.round((100 * hits) / THROWS);
  return text.board.choice(
    text.common.place(squareNameOf(board, colour, from)),
    text.board.suckBack(whoIs(text, room, of), aim, count, percent),
  );
}
