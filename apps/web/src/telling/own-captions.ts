/** Captions about the reader: "You throw 6." in place of "Anna (Red) throws 6.". */
import { playersOf, type RoomEvent, type RoomState } from '@ludo/room';
import { BASE, challengeOn, squareNameOf, type Board, type Event } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { challengesIn } from './challenges.ts';
import { hasAllHome } from './enough-home.ts';
import { warningWords } from './forfeits.ts';
import { readerIn, type Reader, type Telling } from './reader.ts';
import {
  boardOfRoom,
  calledAs,
  colourName,
  coloursOf,
  faces,
  isInTeams,
  partnerIn,
  playerIs,
  whoFirst,
  whoIs,
} from './sentences.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Null: it is told to everybody alike. */
export function ownCaption(
  text: Catalogue,
  room: RoomState,
  event: RoomEvent,
  { reader: person, many, isLeft }: Telling,
): readonly string[] | null {
  const board = boardOfRoom(room);
  if (board === null || person === null) return null;
  const ofPerson = presenceSentence(text, event, playersOf(room, person));
  if (ofPerson !== null) return [ofPerson];
  const reader = readerIn(room, person);
  if (reader === null) return null;
  // What a bot does in their place is not what they do.
  if (
    isDeedOf(event, reader) &&
    room.seatList.find(({ player }) => player === reader.player)?.state === 'bot'
  )
    return null;
  const { own, common } = text;
  const said = (colour: number, sentence: string): readonly string[] | null =>
    reader.isOwn(colour) ? [reader.saying(text, colour, sentence)] : null;
  switch (event.type) {
    case 'announced': {
      const standing = common.standing(squareNameOf(board, event.of, event.at));
      return reader.isOwn(event.of)
        ? [
            reader.saying(
              text,
              event.of,
              own.wasAnnounced(whoIs(text, room, room.lastThrow?.colour ?? event.colour), standing),
            ),
          ]
        : said(room.lastThrow?.colour ?? event.colour, own.announced(whoIs(text, room, event.of), standing));
    }
    case 'threw':
      return said(event.colour, own.threw(faces(event.dice)));
    case 'moved':
      return movedSentence(text, board, room, event, reader, many);
    case 'captured':
      return capturedSentence(text, board, room, event, reader, many);
    case 'counts':
      return said(event.colour, own.counts(event.number));
    case 'forfeited':
      return said(event.colour, (isLeft ? own.leftUnused : own.forfeited)(faces(event.dice)));
    case 'throws-again':
      return againSentences(text, room, event, reader);
    case 'turn':
      return said(event.colour, own.turn);
    case 'challenged':
      return challengedSentence(text, board, room, event, reader);
    case 'counted': {
      const needed = challengesIn(room).find(({ colour }) => colour === event.colour)?.needed ?? null;
      return said(event.colour, own.counted(event.sixes, needed));
    }
    case 'challenge-ended':
      return said(event.colour, own.challengeEnded[event.why]);
    case 'freed': {
      const partner = partnerIn(room, event.colour);
      if (!reader.isOwn(event.colour))
        return reader.isOwn(partner) ? [own.partnerFreed(whoIs(text, room, event.colour))] : null;
      const theirs = reader.isOwn(partner)
        ? common.colour[colourName(board, partner)]
        : whoIs(text, room, partner);
      return said(event.colour, own.freed(theirs));
    }
    case 'penalised':
      return said(
        event.colour,
        (event.why === 'third-six' ? own.thirdSixCosts : own.penalised)(
          common.standing(squareNameOf(board, event.colour, event.from)),
        ),
      );
    case 'retired':
      return said(event.colour, own.retired(common.standing(squareNameOf(board, event.colour, event.from))));
    case 'waits':
      return event.player === reader.player ? [own.waits] : null;
    case 'ranked':
      return rankedSentence(text, room, event, reader);
    case 'sat':
      return event.player === reader.player ? [own.sat(coloursOf(text, room, event.player))] : null;
    case 'renamed':
      if (event.player !== reader.player) return null;
      if (event.name === event.before) return [own.newPicture];
      return [own.renamed(calledAs(text, room, event.player, event.name))];
    case 'time-over':
      return said(event.colour, own.timeOver);
    default:
      return null;
  }
}

/** Of a person, at whatever seats. */
function presenceSentence(text: Catalogue, event: RoomEvent, mine: readonly number[]): string | null {
  const { own } = text;
  if (event.type === 'seats-moved')
    return event.players.some((player) => mine.includes(player)) ? own.seatsMoved : null;
  if (!('player' in event) || !mine.includes(event.player)) return null;
  switch (event.type) {
    case 'went-away':
      return own.wentAway;
    case 'is-late':
      return event.isBotPlaying ? own.botStandsIn : own.isLate;
    case 'came-back':
      return own.cameBack;
    case 'host-changed':
      return own.hostChanged;
    case 'not-agreed':
      return own.notAgreed;
    case 'value-missed':
      return own.valueMissed;
    default:
      return null;
  }
}

function isDeedOf(event: RoomEvent, { isOwn }: Reader): boolean {
  switch (event.type) {
    case 'announced':
    case 'threw':
    case 'moved':
    case 'counts':
    case 'forfeited':
    case 'throws-again':
    case 'turn':
    case 'challenged':
    case 'counted':
      return isOwn(event.colour);
    case 'captured':
      return isOwn(event.by);
    default:
      return false;
  }
}

function againSentences(
  text: Catalogue,
  room: RoomState,
  { colour, used, sixes }: EventOf<'throws-again'>,
  reader: Reader,
): readonly string[] | null {
  if (!reader.isOwn(colour)) return null;
  const sentence = used > 0 ? text.own.throwsOfThree(used + 1) : text.own.throwsAgain;
  return [reader.saying(text, colour, sentence), ...warningWords(text, room, sixes)];
}

function movedSentence(
  text: Catalogue,
  board: Board,
  room: RoomState,
  event: EventOf<'moved'>,
  reader: Reader,
  many: number,
): readonly string[] | null {
  const { own, common } = text;
  const from = common.from(squareNameOf(board, event.colour, event.from));
  const to = common.to(squareNameOf(board, event.colour, event.to));
  const thrower = room.lastThrow?.colour ?? event.colour;
  const isBack = event.kind === 'back';
  const isTogether = event.kind === 'together';
  if (!reader.isOwn(event.colour)) {
    if (!reader.isOwn(thrower)) return null;
    if (isTogether) return [own.movedTogetherFor(many, whoIs(text, room, event.colour), from, to)];
    return [(isBack ? own.movedBackFor : own.movedFor)(whoIs(text, room, event.colour), from, to)];
  }
  if (isTogether && !reader.isOwn(thrower))
    return [own.wereMoved(whoIs(text, room, thrower), many, from, to)];
  if (!reader.isOwn(thrower)) return isBack ? null : [own.wasMoved(whoIs(text, room, thrower), from, to)];
  const sentence = (): string => {
    if (isTogether) return own.movedTogether(many, from, to);
    if (event.from === BASE) return own.entered(to);
    if (isBack) return own.movedBack(from, to);
    if (board.hasHome && event.to === board.lastPlace) return own.movedHome(from);
    return event.kind === 'total' ? own.movedTotal(from, to) : own.moved(from, to);
  };
  return [reader.saying(text, event.colour, sentence())];
}

function capturedSentence(
  text: Catalogue,
  board: Board,
  room: RoomState,
  { by, colour }: EventOf<'captured'>,
  reader: Reader,
  many: number,
): readonly string[] | null {
  const { own } = text;
  const whose = text.common.colour[colourName(board, colour)];
  if (reader.isOwn(by))
    return reader.isOwn(colour)
      ? [own.capturedOwn(whose, many)]
      : [reader.saying(text, by, own.captured(whoIs(text, room, colour), many))];
  if (!reader.isOwn(colour)) return null;
  const capturer = whoFirst(text, room, by);
  return [
    reader.hasSeveralColours ? own.wasCapturedOf(capturer, whose, many) : own.wasCaptured(capturer, many),
  ];
}

function challengedSentence(
  text: Catalogue,
  board: Board,
  room: RoomState,
  { colour, at }: EventOf<'challenged'>,
  reader: Reader,
): readonly string[] | null {
  const challenged = room.position && challengeOn(room.position, colour, at);
  if (challenged === null) return null;
  const { own, captions, common } = text;
  const { blob, needed } = challenged;
  const standing = common.standing(squareNameOf(board, colour, at));
  if (reader.isOwn(colour)) {
    const sentence = own.challenged(captions.blob(whoIs(text, room, blob.colour), standing), needed);
    return [reader.saying(text, colour, sentence)];
  }
  if (!reader.isOwn(blob.colour)) return null;
  return [reader.saying(text, blob.colour, own.wasChallenged(whoIs(text, room, colour), standing, needed))];
}

/** A team is told once. */
function rankedSentence(
  text: Catalogue,
  room: RoomState,
  event: EventOf<'ranked'>,
  reader: Reader,
): readonly string[] | null {
  const { own, common } = text;
  if (isInTeams(room)) {
    const team = room.position?.ranking ?? [event.player];
    if (!team.includes(reader.player) || event.player !== team[0]) return null;
    const partners = team.filter((player) => player !== reader.player);
    if (partners.length === 0) return [own.wonBoth];
    return [own.wonTogether(common.several(partners.map((player) => playerIs(text, room, player))))];
  }
  if (event.player !== reader.player) return null;
  if (event.rank > 1) return [own.ranked(common.ordinal(event.rank))];
  return [hasAllHome(room, event.player) ? own.won : own.wonEarly];
}
