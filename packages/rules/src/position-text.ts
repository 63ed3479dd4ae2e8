/** Six fields, exactly one text for each position: ludo 1234 b.4.21.60/b.5.5.h/7.30.30.66/b.b.12.70 R ? - */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR } from './core/board.ts';
import { POSITION_FIELDS, type Position, type SetupError, type SetupField } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import { setUp } from './core/pieces.ts';
import { NOBODY, NOT_THROWN, State } from './core/state.ts';
import { ABSENT } from './core/tables.ts';
import type { Tables } from './core/clause.ts';
import { canCount, hasTurn } from './core/turn.ts';
import { printNotes, readNotes } from './notes-text.ts';
import { close, open } from './opening.ts';
import { parsePlace, printPlace } from './place-text.ts';
import { tablesFor } from './registry.ts';

/** Huge pastes are not searched. */
const MAX_LENGTH = 400;

function refuse(field: SetupField, reason: string): Result<never, SetupError> {
  return failure({ field, reason });
}

export function printPosition(position: Position): string {
  const { tables, state } = open(position);
  return printState(tables, state);
}

export function printState(tables: Tables, state: State): string {
  const { board } = tables;
  const groups: string[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (tables.player[colour] === 0) {
      groups.push('-');
      continue;
    }
    const first = colour * PIECES_PER_COLOUR;
    const places = Array.from(state.places.subarray(first, first + PIECES_PER_COLOUR));
    groups.push(places.map((place) => printPlace(board, place)).join('.'));
  }
  const isOver = state.colour === NOBODY;
  const colour = isOver ? '-' : (board.colours[state.colour]?.letter ?? '-');
  const dice = isOver ? '-' : printDice(tables, state);
  return `${tables.rules} ${tables.seats} ${groups.join('/')} ${colour} ${dice} ${printNotes(tables, state)}`;
}

function printDice(tables: Tables, state: State): string {
  if (state.toCount > 0) return `+${state.toCount}`;
  if (state.die === NOT_THROWN) return '?';
  return tables.ruleSet.dice === 1 ? String(state.die) : `${state.die}${state.lowDie}`;
}

function parsePieces(tables: Tables, text: string): Result<readonly (readonly number[])[], SetupError> {
  const { board, player } = tables;
  const groups = text.split('/');
  if (groups.length !== COLOUR_COUNT) {
    return refuse('pieces', `${COLOUR_COUNT} groups joined by '/' are expected, not ${groups.length}`);
  }
  const pieces: number[][] = [];
  for (const [colour, group] of groups.entries()) {
    const name = board.colours[colour]?.name ?? '';
    const isInPlay = player[colour] !== 0;
    if (!isInPlay || group === '-') {
      if (isInPlay) return refuse('pieces', `${name} is in play and has no pieces`);
      if (group !== '-') return refuse('pieces', `${name} is not in play: '-' is expected`);
      pieces.push([]);
      continue;
    }
    const words = group.split('.');
    if (words.length !== PIECES_PER_COLOUR) {
      return refuse('pieces', `${name} has ${words.length} pieces, not ${PIECES_PER_COLOUR}`);
    }
    const places: number[] = [];
    for (const word of words) {
      const place = parsePlace(board, word);
      if (place === null) {
        const home = board.hasHome ? ', h' : '';
        const last = board.hasHome ? board.lastPlace - 1 : board.lastPlace;
        return refuse('pieces', `'${word}' is not a place of ${name}: expected b, 0 to ${last}${home}`);
      }
      if (place < (places.at(-1) ?? BASE)) {
        return refuse(
          'pieces',
          `${name}'s places are written in order: b first, then numbers rising, then h`,
        );
      }
      places.push(place);
    }
    pieces.push(places);
  }
  return success(pieces);
}

function parseColour(tables: Tables, text: string): Result<number, SetupError> {
  if (text === '-') return success(NOBODY);
  const colour = tables.board.colours.find(({ letter }) => letter === text);
  if (!colour) {
    const letters = tables.board.colours.map(({ letter }) => letter).join(' ');
    return refuse(
      'colour',
      `'${text}' is not a colour: expected one of ${letters}, or - when the game is over`,
    );
  }
  if (!tables.throwing.includes(colour.index)) return refuse('colour', `${colour.name} has no turn`);
  return success(colour.index);
}

/** The higher first. */
export function parseDice(count: number, text: string): Result<readonly number[], SetupError> {
  const what = count === 1 ? 'one digit from 1 to 6' : `${count} digits from 1 to 6`;
  if (text.length !== count || !/^[1-6]+$/.test(text)) {
    return refuse('dice', `'${text}' is not a throw of this game: expected ${what}`);
  }
  return success(Array.from(text, Number).toSorted((a, b) => b - a));
}

function parseThrown(tables: Tables, text: string, isOver: boolean): Result<readonly number[], SetupError> {
  if (isOver)
    return text === '-' ? success([]) : refuse('dice', `the game is over: '-' is expected, not '${text}'`);
  if (text === '?') return success([]);
  if (text === '-') return refuse('dice', `'-' is for a game that is over: expected ? or the dice thrown`);
  const dice = parseDice(tables.ruleSet.dice, text);
  if (!dice.ok) return dice;
  if (dice.value.join('') !== text)
    return refuse('dice', `the higher die is written first: ${dice.value.join('')}`);
  return dice;
}

/** 0: the text is about dice. */
function toCountIn({ countsOn }: Tables, text: string): number {
  return countsOn !== null && /^\+[12]0$/.test(text) ? Number(text.slice(1)) : 0;
}

/** Why the rules forbid what has been read so far, if that is about this field. */
function refusalOf(tables: Tables, state: State, field: SetupField): SetupError | null {
  for (const { refusesSetup } of tables.clauses) {
    const refusal = refusesSetup?.(tables, state) ?? null;
    if (refusal?.field === field) return refusal;
  }
  return null;
}

/** Reads canonical text, and other names of a rule set. Errors name the first field that is wrong and say why. */
export function parsePosition(text: string): Result<Position, SetupError> {
  if (text.length > MAX_LENGTH) return refuse('text', `a position has at most ${MAX_LENGTH} characters`);
  const fields = text.split(' ');
  if (fields.length !== POSITION_FIELDS.length) {
    return refuse('text', `six fields separated by single spaces are expected, not ${fields.length}`);
  }
  const [rules = '', seats = '', pieces = '', colour = '', dice = '', notes = ''] = fields;
  const found = tablesFor(rules, seats);
  if (!found.ok) return found;
  const tables = found.value;
  const groups = parsePieces(tables, pieces);
  if (!groups.ok) return groups;
  const state = new State(tables.board.trackLength);
  setUp(tables, state, groups.value);
  const unlikely = refusalOf(tables, state, 'pieces');
  if (unlikely) return failure(unlikely);
  const toAct = parseColour(tables, colour);
  if (!toAct.ok) return toAct;
  state.colour = toAct.value;
  const isGameOver = toAct.value === NOBODY;
  const untimely = refusalOf(tables, state, 'colour');
  if (untimely) return failure(untimely);
  if (!isGameOver && !hasTurn(tables, state, state.colour)) {
    return refuse('colour', `${tables.board.colours[state.colour]?.name} is home and has no turn`);
  }
  state.toCount = isGameOver ? 0 : toCountIn(tables, dice);
  const thrown = parseThrown(tables, state.toCount > 0 ? '?' : dice, isGameOver);
  if (!thrown.ok) return thrown;
  state.die = thrown.value[0] ?? NOT_THROWN;
  state.lowDie = thrown.value[1] ?? 0;
  const unread = readNotes(tables, state, notes) ?? refusalOf(tables, state, 'notes');
  if (unread) return failure(unread);
  // Some pieces are possible in a game of such a colour and such notes alone.
  const impossible = refusalOf(tables, state, 'pieces');
  if (impossible) return failure(impossible);
  if (state.toCount > 0 && !canCount(tables, state, state.toCount))
    return refuse('dice', `no piece can count ${state.toCount}, so that is lost`);
  return success(close(tables, state));
}

/** How games begin: as the rules say, or with two pieces of each colour home. */
export type Start = 'whole' | 'head-start';

/** A colour may have pieces home before it has played, and they leave others to be brought there. */
export function allowsHeadStart(rules: string, seats: string): boolean {
  const tables = tablesFor(rules, seats);
  return tables.ok && mayStartAhead(tables.value);
}

function mayStartAhead({ lastNeeded, reachUncaptured }: Tables): boolean {
  return lastNeeded === 0 && reachUncaptured === null;
}

/**
 * The given colour, else the first that has a turn, is to throw. Errors: unknown rules or seats; rules without a head
 * start; a colour that has no turn.
 */
export function initialPosition(
  rules: string,
  seats: string,
  colour?: number,
  start: Start = 'whole',
): Result<Position, SetupError> {
  const tables = tablesFor(rules, seats);
  if (!tables.ok) return tables;
  const first = colour ?? tables.value.throwing[0];
  if (first === undefined || !tables.value.throwing.includes(first)) {
    return refuse('colour', `${tables.value.board.colours[first ?? -1]?.name ?? String(first)} has no turn`);
  }
  if (start === 'head-start' && !mayStartAhead(tables.value))
    return refuse('rules', `games by ${rules} begin with no piece home`);
  const { player } = tables.value;
  const begins = start === 'whole' ? tables.value.begins : withHeadStart(tables.value);
  const state = new State(tables.value.board.trackLength);
  setUp(
    tables.value,
    state,
    Array.from(player, (each) => (each === ABSENT ? [] : begins)),
  );
  state.colour = first;
  return success(close(tables.value, state));
}

/** Rising; the piece that German-style Ludo puts on A stays there. */
function withHeadStart({ begins, board, homeFrom }: Tables): readonly number[] {
  const { lastPlace } = board;
  return [...begins.slice(2), Math.max(homeFrom, lastPlace - 1), lastPlace];
}
