/** Whose turn it is, and for what. */
import type { RoomState } from '@ludo/room';
import { isToThrow, whosePieces } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { challengesIn } from './challenges.ts';
import { warningBefore } from './forfeits.ts';
import type { Reader } from './reader.ts';
import { diceOf, whoIs } from './sentences.ts';

interface TurnReader {
  readonly reader: Reader | null;
  /** The colour has thrown already, and throws once more. */
  readonly isAgain: boolean;
}

/** `said`: to whom; `colour` has the turn. */
export function turnWords(
  text: Catalogue,
  said: Catalogue['turn']['yours'] | Catalogue['turn']['theirs'],
  room: RoomState,
  colour: number,
  { reader, isAgain }: TurnReader,
): string {
  const who = whoIs(text, room, colour);
  const special = specialWords(text, said, room, colour, reader);
  if (special !== null) return special;
  if (room.position !== null && !isToThrow(room.position)) return said.move(who);
  if (isAgain) return said.throwAgain(who);
  return diceOf(room) > 1 ? said.throwDice(who) : said.throw(who);
}

function specialWords(
  text: Catalogue,
  said: Catalogue['turn']['yours'] | Catalogue['turn']['theirs'],
  room: RoomState,
  colour: number,
  reader: Reader | null,
): string | null {
  const { position } = room;
  const whose = position === null ? null : whosePieces(position);
  if (position === null || whose === null) return null;
  const who = whoIs(text, room, colour);
  if (position.toCount > 0) return said.count(who, position.toCount);
  const toThrow = isToThrow(position);
  const { mover, lockedBy } = whose;
  const challenge = challengesIn(room).find((each) => each.colour === mover);
  if (challenge !== undefined)
    return toThrow ? said.challenge(who, challenge.sixes, challenge.needed) : said.challengeMove(who);
  if (mover !== colour && reader?.isOwn(mover) === true && !reader.isOwn(colour))
    return (toThrow ? text.own.partnerThrows : text.own.partnerMoves)(who);
  if (mover !== colour) {
    const partner = whoIs(text, room, mover);
    return toThrow ? said.partner(who, partner) : said.partnerMove(who, partner);
  }
  if (lockedBy === 'needs-a-six-first' && toThrow) return said.six(who);
  const warning = toThrow ? warningBefore(position) : 'none';
  if (warning !== 'none') return said[warning](who);
  return toThrow && position.throwsUsed > 0 ? said.nth(who, position.throwsUsed + 1) : null;
}
