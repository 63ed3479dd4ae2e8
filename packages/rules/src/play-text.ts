/**
 * The text of a play: `R4>10`, `Rb>5` (enters), `R68>h` (goes home), `Y20<17` (backwards), `R4>>13` (the total of two
 * dice), `R11*12` (challenges the blob on 12, or continues to), `Rb=>0` (all pieces there go together), `Yb>0xR` (enters, and a piece of red makes
 * room), `-` (forfeits). A comma joins two steps, in their order.
 */
import type { Board } from './core/board.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { FORFEIT, STEP_KINDS, type Play, type Step, type StepKind } from './core/step.ts';
import { tablesOf } from './opening.ts';
import { parsePlace, printPlace } from './place-text.ts';

const FORFEIT_TEXT = '-';

/** A total captures only at its end, so it has a sign of its own. */
const SIGNS: Readonly<Record<StepKind, string>> = {
  move: '>',
  enter: '>',
  back: '<',
  total: '>>',
  challenge: '*',
  together: '=>',
};

function kindOf(sign: string, from: number): StepKind | null {
  const kind = STEP_KINDS.find((each) => SIGNS[each] === sign) ?? null;
  return kind === 'move' && from < 0 ? 'enter' : kind;
}

export function printPlay(position: Position, play: Play): string {
  return printPlayOn(tablesOf(position).board, play);
}

export function printPlayOn(board: Board, play: Play): string {
  if (play.length === 0) return FORFEIT_TEXT;
  return play
    .map(({ colour, from, to, kind, takes }) => {
      const letterOf = (each: number): string => board.colours[each]?.letter ?? '?';
      const room = takes === undefined ? '' : `x${letterOf(takes)}`;
      return `${letterOf(colour)}${printPlace(board, from)}${SIGNS[kind]}${printPlace(board, to)}${room}`;
    })
    .join(',');
}

function parseStep(board: Board, text: string): Step | null {
  const [, letter = '', fromText = '', sign = '', toText = '', room] =
    /^([A-Z])(b|\d{1,3})(>>?|<|\*|=>)(b|h|\d{1,3})(?:x([A-Z]))?$/.exec(text) ?? [];
  const colour = board.colours.find((each) => each.letter === letter);
  const from = parsePlace(board, fromText);
  const to = parsePlace(board, toText);
  if (!colour || from === null || to === null) return null;
  const kind = kindOf(sign, from);
  const takes = board.colours.find((each) => each.letter === room);
  if (kind === null || (room !== undefined && takes === undefined)) return null;
  return { colour: colour.index, from, to, kind, ...(takes === undefined ? {} : { takes: takes.index }) };
}

/** Does not check whether the play is legal. Error: `not-a-play`. */
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
