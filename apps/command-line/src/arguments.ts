/** The words of a command as what the engine takes; every error names its argument. */
import {
  boardBy,
  diceOf,
  parseDice,
  parsePosition,
  type Position,
  type Result,
  type SetupError,
} from '@ludo/rules';
import { failure, success } from '@ludo/rules';

export interface ArgumentError {
  readonly field: string;
  readonly reason: string;
}

const POSITION_FIELDS = 6;

/** `words` begins with a position as one word, or as its six. */
export function takePosition(
  words: readonly string[],
): Result<{ readonly position: Position; readonly rest: readonly string[] }, SetupError> {
  const [first = ''] = words;
  const isWhole = first.includes(' ');
  const text = isWhole ? first : words.slice(0, POSITION_FIELDS).join(' ');
  const position = parsePosition(text);
  if (!position.ok) return position;
  return success({ position: position.value, rest: words.slice(isWhole ? 1 : POSITION_FIELDS) });
}

/** In any order: `36` and `63` are the same. */
export function takeThrow(position: Position, word: string): Result<readonly number[], ArgumentError> {
  return parseDice(diceOf(position), word);
}

export function takeColour(rules: string, letter: string): Result<number, ArgumentError> {
  const board = boardBy(rules);
  if (!board.ok) return board;
  const colour = board.value.colours.find((each) => each.letter === letter);
  if (colour) return success(colour.index);
  const letters = board.value.colours.map((each) => each.letter).join(' ');
  return failure({ field: 'colour', reason: `'${letter}' is not a colour: expected one of ${letters}` });
}

export function takeCount(field: string, word: string | undefined): Result<number, ArgumentError> {
  const count = /^\d{1,15}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (Number.isSafeInteger(count)) return success(count);
  return failure({ field, reason: `'${word ?? ''}' is not a whole number from 0` });
}

export function refuseExtra(words: readonly string[]): ArgumentError | null {
  return words.length === 0 ? null : { field: 'arguments', reason: `'${words.join(' ')}' is one too many` };
}
