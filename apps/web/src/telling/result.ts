/** Who has won. */
import type { PersonId, RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { readerIn } from './reader.ts';
import { asItEnded, playerIs, winnersAt } from './sentences.ts';

/** The winners, "you" apart. */
interface Winners {
  readonly all: readonly string[];
  readonly isYou: boolean;
  readonly partners: readonly string[];
}

function winnersFor(text: Catalogue, room: RoomState, person: PersonId | null): Winners {
  const ended = asItEnded(room);
  const you = readerIn(ended, person)?.player;
  const winners = winnersAt(room);
  const called = (players: readonly number[]): readonly string[] =>
    players.map((player) => playerIs(text, ended, player));
  return {
    all: called(winners),
    isYou: you !== undefined && winners.includes(you),
    partners: called(winners.filter((player) => player !== you)),
  };
}

/** "Anna (Red) has won", "You and Cem (Yellow) have won". */
export function wonWords(text: Catalogue, room: RoomState, person: PersonId | null): string {
  const { all, isYou, partners } = winnersFor(text, room, person);
  if (all.length === 0) return text.turn.ended;
  if (isYou) return partners.length === 0 ? text.own.hasWon : text.own.haveWon(text.common.several(partners));
  return (all.length > 1 ? text.turn.overTogether : text.turn.over)(text.common.several(all));
}

/** "You have won!"; null: somebody else has, or nobody. */
export function ownWin(text: Catalogue, room: RoomState, person: PersonId | null): string | null {
  const { isYou, partners } = winnersFor(text, room, person);
  if (!isYou) return null;
  return partners.length === 0 ? text.own.wins : text.own.winTogether(text.common.several(partners));
}
