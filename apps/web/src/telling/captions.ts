/** What a row tells, sentence by sentence. */
import { AGREE_WITHIN, playersOf, type PersonId, type RoomEvent, type RoomState } from '@ludo/room';
import { BASE, challengeOn, squareNameOf, type Board, type Event } from '@ludo/rules';
import { missedIn, missedWords, toldTogether } from './captures.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { challengesIn } from './challenges.ts';
import { hasAllHome } from './enough-home.ts';
import { warningWords, whyForfeited } from './forfeits.ts';
import { ownCaption } from './own-captions.ts';
import { readerIn, type Telling } from './reader.ts';
import {
  boardOfRoom,
  calledAs,
  coloursOf,
  faces,
  isInTeams,
  partnerIn,
  playerIs,
  whoFirst,
  whoIs,
} from './sentences.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** `room`: after the row. `reader`: to whom it is told; what is about their own seat is told as "you". */
export function captionsOf(
  text: Catalogue,
  room: RoomState,
  events: readonly RoomEvent[],
  reader: PersonId | null,
): readonly string[] {
  // A 6 that frees a player is of use.
  const isFreed = events.some(({ type }) => type === 'freed');
  // An unusable throw is forfeited in the row that threw it.
  const isLeft = !events.some(({ type }) => type === 'threw');
  const hasReason = !isLeft && !events.some(({ type }) => type === 'challenge-ended');
  return events
    .filter(({ type }) => !(isFreed && type === 'forfeited'))
    .flatMap((event, nth, told) => {
      const many = toldTogether(told, nth);
      const sentences = captionOf(text, room, event, { reader, many, isLeft, hasReason });
      const missed = event.type === 'threw' ? missedIn(told) : null;
      return missed === null ? sentences : [...sentences, missedWords(text, room, missed, reader)];
    });
}

/** Empty: the event needs no words. */
export function captionOf(
  text: Catalogue,
  room: RoomState,
  event: RoomEvent,
  telling: Telling = { reader: null, many: 1, isLeft: false, hasReason: false },
): readonly string[] {
  if (telling.many === 0) return [];
  const told = ownCaption(text, room, event, telling) ?? captionOfOthers(text, room, event, telling);
  if (event.type !== 'forfeited' || !telling.hasReason) return told;
  return [...told, ...whyForfeited(text, room, event, telling.reader)];
}

function captionOfOthers(
  text: Catalogue,
  room: RoomState,
  event: RoomEvent,
  { reader, many, isLeft }: Telling,
): readonly string[] {
  const board = boardOfRoom(room);
  if (board === null) return [];
  const { captions, common } = text;
  const who = (colour: number) => whoIs(text, room, colour);
  switch (event.type) {
    case 'announced':
      return [
        captions.announced(
          who(room.lastThrow?.colour ?? event.colour),
          who(event.of),
          common.standing(squareNameOf(board, event.of, event.at)),
        ),
      ];
    case 'threw':
      return [captions.threw(who(event.colour), faces(event.dice))];
    case 'moved':
      return [movedSentence(text, board, room, event, many)];
    case 'captured':
      return [captions.captured(whoFirst(text, room, event.by), who(event.colour), many)];
    case 'counts':
      return [captions.counts(who(event.colour), event.number)];
    case 'forfeited':
      return [(isLeft ? captions.leftUnused : captions.forfeited)(who(event.colour), faces(event.dice))];
    case 'throws-again':
      return [
        event.used > 0
          ? captions.throwsOfThree(who(event.colour), event.used + 1)
          : captions.throwsAgain(who(event.colour)),
        ...warningWords(text, room, event.sixes),
      ];
    case 'turn':
      return [captions.turn(who(event.colour))];
    case 'challenged':
      return [challengedSentence(text, board, room, event)];
    case 'counted':
      return [captions.counted(who(event.colour), event.sixes, neededFor(room, event))];
    case 'challenge-ended':
      return [captions.challengeEnded[event.why](who(event.colour))];
    case 'freed':
      return [captions.freed(who(event.colour), who(partnerIn(room, event.colour)))];
    case 'penalised':
      return [
        (event.why === 'third-six' ? captions.thirdSixCosts : captions.penalised)(
          whoFirst(text, room, event.colour),
          common.standing(squareNameOf(board, event.colour, event.from)),
        ),
      ];
    case 'retired':
      return [
        captions.retired(who(event.colour), common.standing(squareNameOf(board, event.colour, event.from))),
      ];
    case 'waits':
      return [captions.waits(playerIs(text, room, event.player))];
    case 'ranked':
      return rankedSentences(text, room, event);
    case 'over':
      return [captions.over];
    case 'opened':
      return [captions.opened];
    case 'sat':
    case 'stood': {
      const colours = coloursOf(text, room, event.player);
      const name = calledAs(text, room, event.player, event.name);
      if (name === colours) return [event.type === 'sat' ? captions.taken(colours) : captions.left(colours)];
      return [event.type === 'sat' ? captions.sat(name, colours) : captions.stood(name, colours)];
    }
    case 'renamed': {
      if (event.name === event.before) return [captions.newPicture(playerIs(text, room, event.player))];
      const [old, name] = [event.before, event.name].map((each) => calledAs(text, room, event.player, each));
      return [captions.renamed(old ?? '', name ?? '')];
    }
    case 'went-away':
      return [captions.wentAway(playerIs(text, room, event.player))];
    case 'is-late': {
      const player = playerIs(text, room, event.player);
      return [event.isBotPlaying ? captions.botStandsIn(player) : captions.isLate(player)];
    }
    case 'came-back':
      return [captions.cameBack(playerIs(text, room, event.player))];
    case 'bot-sat':
      return [captions.botSat(coloursOf(text, room, event.player))];
    case 'removed':
      return [
        captions.removed(
          event.name === null
            ? text.seats.botName(coloursOf(text, room, event.player))
            : calledAs(text, room, event.player, event.name),
        ),
      ];
    case 'host-changed':
      return [captions.hostChanged(playerIs(text, room, event.player))];
    case 'listed':
      return [event.isListed ? captions.madePublic : captions.madePrivate];
    case 'seats-moved':
      return event.players.map((player) => captions.seatsMoved(playerIs(text, room, player)));
    case 'paused':
      return [captions.paused];
    case 'resumed':
      return [captions.resumed];
    case 'talk-changed':
      return [captions.talkChanged[event.talk]];
    case 'time-over':
      return [captions.timeOver(who(event.colour))];
    case 'agreed': {
      const isOwn = reader !== null && playersOf(room, reader).includes(event.player);
      const wants = isOwn ? text.own.agreed : captions.agreed(playerIs(text, room, event.player));
      return [wants, ...(event.isFirst ? [captions.agreeWithin(AGREE_WITHIN / 1000)] : [])];
    }
    case 'seats-drawn':
      return [
        captions.seatsDrawn(
          text.common.several(room.seatList.map(({ player }) => playerIs(text, room, player))),
        ),
      ];
    case 'not-agreed':
      return [captions.notAgreed(playerIs(text, room, event.player))];
    case 'value-missed':
      return [captions.valueMissed(playerIs(text, room, event.player))];
    case 'started':
      return beginningSentences(text, room, event, reader);
    case 'ended':
      return [captions.ended];
    case 'closed':
      return [captions.closed];
  }
}

function beginningSentences(
  text: Catalogue,
  room: RoomState,
  { rolls, colour: first }: Extract<RoomEvent, { readonly type: 'started' }>,
  person: PersonId | null,
): readonly string[] {
  const { captions, own } = text;
  const reader = readerIn(room, person);
  const who = (colour: number) => whoIs(text, room, colour);
  return [
    // The question once a round, then everybody's throw.
    ...rolls.flatMap((round) =>
      round.map(([colour, dice], nth) => {
        const isFirst = nth === 0;
        if (reader?.isOwn(colour) === true)
          return reader.saying(text, colour, (isFirst ? own.roll : own.threw)(faces(dice)));
        return (isFirst ? captions.roll : captions.threw)(who(colour), faces(dice));
      }),
    ),
    reader?.isOwn(first) === true ? reader.saying(text, first, own.begins) : captions.begins(who(first)),
  ];
}

function movedSentence(
  text: Catalogue,
  board: Board,
  room: RoomState,
  event: EventOf<'moved'>,
  many: number,
): string {
  const { captions, common } = text;
  const who = whoIs(text, room, event.colour);
  const from = common.from(squareNameOf(board, event.colour, event.from));
  const to = common.to(squareNameOf(board, event.colour, event.to));
  const thrower = room.lastThrow?.colour ?? event.colour;
  const isTogether = event.kind === 'together';
  if (thrower !== event.colour) {
    const mover = whoIs(text, room, thrower);
    if (isTogether) return captions.movedTogetherFor(mover, many, who, from, to);
    const sentence = event.kind === 'back' ? captions.movedBackFor : captions.movedFor;
    return sentence(mover, who, from, to);
  }
  if (isTogether) return captions.movedTogether(who, many, from, to);
  if (event.from === BASE) return captions.entered(who, to);
  if (event.kind === 'back') return captions.movedBack(who, from, to);
  if (board.hasHome && event.to === board.lastPlace) return captions.movedHome(who, from);
  return event.kind === 'total' ? captions.movedTotal(who, from, to) : captions.moved(who, from, to);
}

function challengedSentence(
  text: Catalogue,
  board: Board,
  room: RoomState,
  { colour, at }: EventOf<'challenged'>,
): string {
  const { captions, common } = text;
  const challenged = room.position && challengeOn(room.position, colour, at);
  const whose = challenged === null ? '' : whoIs(text, room, challenged.blob.colour);
  return captions.challenged(
    whoIs(text, room, colour),
    captions.blob(whose, common.standing(squareNameOf(board, colour, at))),
    challenged?.needed ?? 0,
  );
}

/** Null: the blob has just been captured. */
function neededFor(room: RoomState, { colour }: EventOf<'counted'>): number | null {
  return challengesIn(room).find((challenge) => challenge.colour === colour)?.needed ?? null;
}

/** A team is ranked player by player, and told once. */
function rankedSentences(text: Catalogue, room: RoomState, event: EventOf<'ranked'>): readonly string[] {
  const { captions, common } = text;
  const places = room.position?.ranking ?? [event.player];
  const player = playerIs(text, room, event.player);
  if (isInTeams(room)) {
    if (event.player !== places[0]) return [];
    const team = common.several(places.map((each) => playerIs(text, room, each)));
    return [places.length > 1 ? captions.wonTogether(team) : captions.wonBoth(team)];
  }
  if (event.rank > 1) return [captions.ranked(player, common.ordinal(event.rank))];
  return [(hasAllHome(room, event.player) ? captions.won : captions.wonEarly)(player)];
}
