/** Sentences about one room: captions, effects of moves and reasons, put together from a catalogue. */
import type { RoomEvent, RoomState } from '@ludo/room';
import { BASE, ruleSetOf, type Board, type ColourName, type Event, type Refusal } from '@ludo/rules';
import type { Catalogue } from './catalogue.ts';

export function boardOfRoom(room: RoomState): Board | null {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? ruleSet.value.board : null;
}

export function colourName(board: Board, colour: number): ColourName {
  return board.colours[colour]?.name ?? 'black';
}

/** The name of whoever decides for a colour; null where the seat is open. */
export function nameOf(room: RoomState, colour: number): string | null {
  const seat = room.seatList.find((candidate) => candidate.colours.includes(colour));
  return seat?.state === 'held' ? seat.name : null;
}

/** A colour as its holder is called: "Anna (Red)". */
export function whoIs(text: Catalogue, room: RoomState, colour: number): string {
  const board = boardOfRoom(room);
  return board === null ? '' : text.common.who(nameOf(room, colour), colourName(board, colour));
}

/** A player by number, with the colours that the player decides for. */
export function playerIs(text: Catalogue, room: RoomState, player: number): string {
  const colour = room.seatList.find((seat) => seat.player === player)?.colours[0];
  return colour === undefined ? String(player) : whoIs(text, room, colour);
}

function coloursOf(text: Catalogue, room: RoomState, player: number): string {
  const board = boardOfRoom(room);
  const colours = room.seatList.find((seat) => seat.player === player)?.colours ?? [];
  return board === null
    ? ''
    : text.common.several(colours.map((each) => text.common.colour[colourName(board, each)]));
}

/** How many dice the game of this room has. */
export function diceOf(room: RoomState): number {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? ruleSet.value.dice : 1;
}

export function gameName(text: Catalogue, rules: string): string {
  const ruleSet = ruleSetOf(rules);
  const id = ruleSet.ok ? ruleSet.value.id : rules;
  return text.ruleSets[id]?.name ?? id;
}

function faces(dice: readonly number[]): string {
  return dice.join(' + ');
}

/** One sentence for an event; null for what needs none. */
export function captionOf(text: Catalogue, room: RoomState, event: RoomEvent): readonly string[] {
  const board = boardOfRoom(room);
  if (board === null) return [];
  const { captions } = text;
  const who = (colour: number) => whoIs(text, room, colour);
  switch (event.type) {
    case 'threw':
      return [captions.threw(who(event.colour), faces(event.dice))];
    case 'moved':
      return [movedSentence(text, board, who(event.colour), event)];
    case 'captured':
      return [captions.captured(who(event.by), who(event.colour))];
    case 'forfeited':
      return [captions.forfeited(who(event.colour), faces(event.dice))];
    case 'throws-again':
      return [captions.throwsAgain(who(event.colour))];
    case 'turn':
      return [captions.turn(who(event.colour))];
    case 'placed':
      return event.place === 1
        ? [captions.won(playerIs(text, room, event.player))]
        : [captions.placed(playerIs(text, room, event.player), text.common.ordinal(event.place))];
    case 'over':
      return [captions.over];
    case 'opened':
      return [captions.opened];
    case 'sat':
      return [captions.sat(event.name, coloursOf(text, room, event.player))];
    case 'stood':
      return [captions.stood(event.name, coloursOf(text, room, event.player))];
    case 'started':
      return [
        ...event.rolls.flat().map(([colour, dice]) => captions.roll(who(colour), faces(dice))),
        captions.begins(who(event.colour)),
      ];
    case 'ended':
      return [captions.ended];
  }
}

function movedSentence(
  text: Catalogue,
  board: Board,
  who: string,
  event: Extract<Event, { type: 'moved' }>,
): string {
  const { captions, common } = text;
  const to = common.to(board, event.to);
  if (event.from === BASE) return captions.entered(who, to);
  if (board.hasHome && event.to === board.lastPlace)
    return captions.movedHome(who, common.from(board, event.from));
  return captions.moved(who, common.from(board, event.from), to);
}

/** What a legal way would do, in words: "move to square 18, captures Green". */
export function effectOf(text: Catalogue, room: RoomState, events: readonly Event[]): string {
  const board = boardOfRoom(room);
  if (board === null) return '';
  const parts = events.flatMap((event) => {
    if (event.type === 'moved') {
      const to = text.common.to(board, event.to);
      return [event.from === BASE ? text.board.enter(to) : text.board.move(to)];
    }
    return event.type === 'captured' ? [text.board.captures(whoIs(text, room, event.colour))] : [];
  });
  return parts.join(', ');
}

export interface Reason {
  readonly sentence: string;
  readonly clause: string | null;
}

/** Why the rules refuse something, with the rule behind it. */
export function reasonOf(text: Catalogue, room: RoomState, refusal: Refusal): Reason {
  const board = boardOfRoom(room);
  const blocker = board === null || refusal.blocker === undefined ? null : colourName(board, refusal.blocker);
  const sentence = text.rulesRefusal[refusal.code]({
    needs: text.common.numbers(refusal.needs ?? []),
    blocker: blocker === null ? '' : text.common.colour[blocker],
    blockedAt:
      board === null || refusal.blockedAt === undefined ? '' : text.common.standing(board, refusal.blockedAt),
    thrown: faces(room.position?.dice ?? room.lastThrow?.dice ?? []),
  });
  return { sentence: `${sentence}.`, clause: refusal.clause };
}

/** "Ludo, ML-10": a clause as it is cited. */
export function citation(text: Catalogue, rules: string, clause: string): string {
  return `${gameName(text, rules)}, ${clause}`;
}
