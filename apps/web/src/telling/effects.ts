/** What moves do, in words. */
import type { RoomState } from '@ludo/room';
import { BASE, challengeOn, squareNameOf, type Event } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { toldTogether } from './captures.ts';
import { challengesIn } from './challenges.ts';
import { boardOfRoom, whoIs } from './sentences.ts';

/** "captures Green", once for all pieces that go back together. */
export function capturesOf(
  text: Catalogue,
  room: RoomState,
  events: readonly Event[],
  nth: number,
): readonly string[] {
  const event = events[nth];
  if (event?.type !== 'captured') return [];
  const many = toldTogether(events, nth);
  return many === 0 ? [] : [text.board.captures(whoIs(text, room, event.colour), many)];
}

/** "move to square 18, captures Green". `known`: moves to leave out. */
export function effectOf(
  text: Catalogue,
  room: RoomState,
  events: readonly Event[],
  known: readonly Event[] = [],
): string {
  const board = boardOfRoom(room);
  if (board === null) return '';
  const words = text.board;
  const isWon = events.some((event) => event.type === 'challenge-ended' && event.why === 'won');
  let last: Extract<Event, { type: 'moved' }> | null = null;
  const parts = events.flatMap((event, nth) => {
    switch (event.type) {
      case 'moved': {
        if (isWon) return [];
        const to = text.common.to(squareNameOf(board, event.colour, event.to));
        const before = last;
        last = event;
        if (known.includes(event)) return [];
        if (event.kind === 'together') {
          const many = toldTogether(events, nth);
          return many === 0 ? [] : [words.moveTogether(many, to)];
        }
        if (before !== null) {
          const isOnwards = before.colour === event.colour && before.to === event.from;
          return [
            isOnwards
              ? words.onwards(to)
              : words.andThen(text.common.place(squareNameOf(board, event.colour, event.from)), to),
          ];
        }
        if (event.from === BASE) return [words.enter(to)];
        return [event.kind === 'back' ? words.moveBack(to) : words.move(to)];
      }
      case 'captured':
        return capturesOf(text, room, events, nth);
      case 'challenged': {
        const challenged = room.position && challengeOn(room.position, event.colour, event.at);
        if (challenged === null) return [];
        const named = text.captions.blob(
          whoIs(text, room, challenged.blob.colour),
          text.common.standing(squareNameOf(board, event.colour, event.at)),
        );
        return [words.challenge(named, challenged.needed)];
      }
      case 'counted': {
        if (isWon) return [];
        const challenge = challengesIn(room).find(({ colour }) => colour === event.colour);
        return [words.counts(event.sixes, challenge?.needed ?? event.sixes)];
      }
      case 'challenge-ended':
        return [event.why === 'won' ? words.winsChallenge : words.lapses(whoIs(text, room, event.colour))];
      case 'counts':
        return [words.thenCounts(event.number)];
      case 'penalised':
        return [words.penalised(text.common.standing(squareNameOf(board, event.colour, event.from)))];
      default:
        return [];
    }
  });
  return text.common.commas(parts);
}
