/** The text of a play: `R4>10`, `Rb>5` (enters), `R68>h` (goes home), `-` (the throw is forfeited). */
import type { Board } from './core/board.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { FORFEIT, type Play, type Step } from './core/step.ts';
import { tablesOf } from './opening.ts';
import { parsePlace, printPlace } from './position-text.ts';

const FORFEIT_TEXT = '-';

export function printPlay(position: Position, play: Play): string {
  return printPlayOn(tablesOf(position).board, play);
}

export function printPlayOn(board: Board, play: Play): string {
  if (play.length === 0) return FORFEIT_TEXT;
  return play
    .map(({ colour, from, to }) => {
      const letter = board.colours[colour]?.letter ?? '?';
      return `${letter}${printPlace(board, from)}>${printPlace(board, to)}`;
    })
    .join(',');
}

function parseStep(board: Board, text: string): Step | null {
  const [, letter = '', fromText = '', toText = ''] = /^([A-Z])(b|\d{1,3})>(h|\d{1,3})$/.exec(text) ?? [];
  const colour = board.colours.find((each) => each.letter === letter);
  const from = parsePlace(board, fromText);
  const to = parsePlace(board, toText);
  if (!colour || from === null || to === null) return null;
  return { colour: colour.index, from, to, kind: from < 0 ? 'enter' : 'move' };
}

/** Reads a play. Error: `not-a-play` for text that names none; whether the play is legal is not asked here. */
export function parsePlay(position: Position, text: string): Result<Play, Refusal> {
  if (text === FORFEIT_TEXT) return success(FORFEIT);
  const { board, ruleSet } = tablesOf(position);
  const words = text.length > 40 ? [] : text.split(',');
  const steps = words.map((word) => parseStep(board, word)).filter((step) => step !== null);
  if (steps.length === 0 || steps.length !== words.length || steps.length > ruleSet.dice) {
    return failure({ code: 'not-a-play', clause: null });
  }
  return success(steps);
}
