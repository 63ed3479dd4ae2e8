/** Who is who in a room, and reasons. */
import { holderOf, type PersonId, type RoomState, type Seat } from '@ludo/room';
import {
  neutralColour,
  numbersToUse,
  partnerOf,
  ruleSetOf,
  squareNameOf,
  winnersOf,
  type Board,
  type ColourName,
  type Refusal,
  type RuleSetId,
} from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { nameOfGame, nameOfRules } from '../words/game-words.ts';
import { isOfColours } from './colour-names.ts';
import { isolated } from '../words/isolated.ts';

export function boardOfRoom(room: RoomState): Board | null {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? ruleSet.value.board : null;
}

export function colourName(board: Board, colour: number): ColourName {
  return board.colours[colour]?.name ?? 'black';
}

/** Null: the seat is open. */
export function nameOf(room: RoomState, colour: number): string | null {
  const seat = room.seatList.find((candidate) => candidate.colours.includes(colour));
  return holderOf(seat)?.name ?? null;
}

/** "Anna (Red)", "Bot Yellow". */
export function whoIs(text: Catalogue, room: RoomState, colour: number): string {
  const board = boardOfRoom(room);
  if (board === null) return '';
  const name = colourName(board, colour);
  if (isNeutral(room, colour)) return text.common.neutral(name);
  if (isBotAlone(room, colour)) return text.seats.botName(text.common.colour[name]);
  const own = ownNameOf(room, colour);
  return text.common.who(own === null ? null : isolated(text.code, own), name);
}

/** In nobody's place. */
function isBotAlone(room: RoomState, colour: number): boolean {
  const seat = room.seatList.find((candidate) => candidate.colours.includes(colour));
  return seat?.state === 'bot' && seat.holder === null;
}

/** "Neutral Black", to begin a sentence. */
export function whoFirst(text: Catalogue, room: RoomState, colour: number): string {
  const who = whoIs(text, room, colour);
  return isNeutral(room, colour) ? text.board.first(who) : who;
}

/** Null also for a player of several colours without a name. */
export function ownNameOf(room: RoomState, colour: number): string | null {
  const seat = room.seatList.find((candidate) => candidate.colours.includes(colour));
  const holder = holderOf(seat);
  if (seat === undefined || holder === null) return null;
  return isOwnName(room, seat.player, holder.name) ? holder.name : null;
}

/** GV-2. */
export function isNeutral(room: RoomState, colour: number): boolean {
  return neutralColour(room.seats) === colour;
}

/** The own colour without partners. */
export function partnerIn(room: RoomState, colour: number): number {
  const ruleSet = ruleSetOf(room.rules);
  return (ruleSet.ok ? partnerOf(ruleSet.value, colour) : null) ?? colour;
}

export function winnersAt(room: RoomState): readonly number[] {
  return room.position === null ? [] : winnersOf(room.position);
}

export function isInTeams(room: RoomState): boolean {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok && ruleSet.value.inTeams;
}

/** "Anna (Red) and Cem (Yellow) are partners against …", "You and Cem (Yellow) against …"; null where each plays alone. */
export function partnersIn(text: Catalogue, room: RoomState, you: number | undefined): string | null {
  if (!isInTeams(room)) return null;
  const [first, ...others] = room.seatList;
  if (first === undefined || first.colours.length > 1) return null;
  const isOfFirst = ({ colours }: Seat): boolean =>
    colours.some((colour) => first.colours.includes(partnerIn(room, colour)));
  const team = (seats: readonly Seat[]): string =>
    text.common.several(seats.map(({ player }) => playerIs(text, room, player)));
  const friends = [first, ...others.filter(isOfFirst)];
  const foes = others.filter((seat) => !isOfFirst(seat));
  const isYou = ({ player }: Seat): boolean => player === you;
  const [own, against] = foes.some(isYou) ? [foes, friends] : [friends, foes];
  if (own.some(isYou)) return text.own.team(team(own.filter((seat) => !isYou(seat))), team(against));
  return text.setup.partners(team(friends), team(foes));
}

/** "Anna (Red and Yellow)", "Bot Red and Yellow". */
export function playerIs(text: Catalogue, room: RoomState, player: number): string {
  const seat = room.seatList.find((candidate) => candidate.player === player);
  const [first, ...others] = seat?.colours ?? [];
  if (seat === undefined || first === undefined) return String(player);
  if (others.length === 0) return whoIs(text, room, first);
  const colours = coloursOf(text, room, player);
  if (isBotAlone(room, first)) return text.seats.botName(colours);
  const name = holderOf(seat)?.name ?? null;
  const isOwn = name !== null && isOwnName(room, player, name);
  return text.common.named(isOwn ? isolated(text.code, name) : text.common.player(player), colours);
}

/** With the players at the end of its last game; others may sit there now: whoever still sits there is known. */
export function asItEnded(room: RoomState): RoomState {
  if (room.phase !== 'over') return room;
  const seatList = room.seatList.map((seat, nth): Seat => {
    const { player, colours } = seat;
    const holder = holderOf(seat);
    const name = room.endNames[nth] ?? null;
    return name === null
      ? { state: 'bot', player, colours, level: 'sensible', holder: null }
      : { state: 'held', player, colours, person: holder?.name === name ? holder.person : '', name };
  });
  return { ...room, seatList };
}

/** Not made from the seat's colours. */
function isOwnName(room: RoomState, player: number, name: string): boolean {
  const board = boardOfRoom(room);
  const colours = room.seatList.find((seat) => seat.player === player)?.colours ?? [];
  return (
    board !== null &&
    !isOfColours(
      name,
      colours.map((colour) => colourName(board, colour)),
    )
  );
}

/** The chosen name, else the colours. */
export function calledAs(text: Catalogue, room: RoomState, player: number, name: string): string {
  return isOwnName(room, player, name) ? isolated(text.code, name) : coloursOf(text, room, player);
}

/** `name`, with the colours where the same name is at several seats. */
export function seatedAs(text: Catalogue, room: RoomState, { player }: Seat, name: string): string {
  const isElsewhere = room.seatList.some((other) => {
    const holder = holderOf(other);
    return (
      other.player !== player && holder !== null && calledAs(text, room, other.player, holder.name) === name
    );
  });
  return isElsewhere ? playerIs(text, room, player) : name;
}

/** Null: nobody sits there, or nobody who has chosen a name. */
export function ownNameOfPlayer(room: RoomState, player: number): string | null {
  const name = holderOf(room.seatList.find((seat) => seat.player === player))?.name ?? null;
  return name !== null && isOwnName(room, player, name) ? name : null;
}

/** Null: this person has not chosen a name at any seat. */
export function ownNameAt(room: RoomState, person: PersonId): string | null {
  for (const seat of room.seatList) {
    const holder = holderOf(seat);
    if (holder?.person === person && isOwnName(room, seat.player, holder.name)) return holder.name;
  }
  return null;
}

export function coloursOf(text: Catalogue, room: RoomState, player: number): string {
  const board = boardOfRoom(room);
  const colours = room.seatList.find((seat) => seat.player === player)?.colours ?? [];
  return board === null
    ? ''
    : text.common.several(colours.map((each) => text.common.colour[colourName(board, each)]));
}

export function diceOf(room: RoomState): number {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? ruleSet.value.dice : 1;
}

/** Without variations. */
export function gameOf(rules: string): RuleSetId {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(`a room of unknown rules: ${rules}`);
  return ruleSet.value.id;
}

/** Of a table. */
export function gameName(text: Catalogue, rules: string): string {
  return ruleSetOf(rules).ok ? nameOfRules(text, rules) : rules;
}

/** "Uckers (HMS Example)", where its rules have a name. */
export function gameCalled(
  text: Catalogue,
  { rules, rulesName }: Pick<RoomState, 'rules' | 'rulesName'>,
): string {
  const game = gameName(text, rules);
  return rulesName === null ? game : text.common.named(game, isolated(text.code, rulesName));
}

export function faces(dice: readonly number[]): string {
  return dice.join(' + ');
}

/** What is used, or was thrown last. */
function usedIn({ position, lastThrow }: RoomState): readonly number[] {
  return (position === null ? null : numbersToUse(position)) ?? lastThrow?.dice ?? [];
}

interface Reason {
  readonly sentence: string;
  readonly clause: string | null;
}

/** `colour`: whose piece was to go. */
export function reasonOf(text: Catalogue, room: RoomState, refusal: Refusal, colour: number): Reason {
  const board = boardOfRoom(room);
  const blocker = board === null || refusal.blocker === undefined ? null : colourName(board, refusal.blocker);
  const sentence = text.rulesRefusal[refusal.code]({
    needs: text.common.numbers(refusal.needs ?? []),
    most: refusal.needs?.at(-1) ?? null,
    blocker: blocker === null ? '' : text.common.colour[blocker],
    blockedAt:
      board === null || refusal.blockedAt === undefined
        ? ''
        : text.common.standing(squareNameOf(board, colour, refusal.blockedAt)),
    isOneDie: diceOf(room) === 1,
    thrown: diceOf(room) > 1 ? '' : faces(usedIn(room)),
  });
  return { sentence: `${sentence}.`, clause: refusal.clause };
}

/** "Ludo, ML-10". */
export function citation(text: Catalogue, rules: string, clause: string): string {
  return text.common.commas([nameOfGame(text, gameOf(rules)), clause]);
}
