/** Its shape is the shape of every catalogue. */
import { asking } from './asking.ts';
import { boardPicture } from './board-picture.ts';
import { calls } from './calls.ts';
import { captions } from './captions.ts';
import { clauses } from './clauses.ts';
import { company } from './company.ts';
import { fair } from './fair.ts';
import { firstWords } from './first-words.ts';
import { gameRecord } from './game-record.ts';
import { games, otherNames, variants } from './games.ts';
import { houseRules } from './house-rules.ts';
import { kept } from './kept.ts';
import { lesson } from './lesson.ts';
import { forming, keys, voice } from './looking.ts';
import { looks } from './looks.ts';
import { motion } from './motion.ts';
import { oneGame } from './one-game.ts';
import { openUp } from './open-up.ts';
import { own } from './own.ts';
import { moving } from './moving.ts';
import { questions } from './questions.ts';
import { notThisTurn, refusal, rulesRefusal } from './refusals.ts';
import { pictures } from './pictures.ts';
import { score } from './score.ts';
import { setup, setupFields, setupFieldHints } from './setup.ts';
import * as table from './table.ts';
import { talk } from './talk.ts';
import { television } from './television.ts';

export const catalogue = {
  ...firstWords,
  setup,
  setupFields,
  setupFieldHints,
  asking,
  boardPicture,
  calls,
  captions,
  company,
  fair,
  forming,
  gameRecord,
  games,
  houseRules,
  kept,
  keys,
  oneGame,
  openUp,
  otherNames,
  own,
  looks,
  motion,
  lesson,
  moving,
  questions,
  refusal,
  rulesRefusal,
  notThisTurn,
  pictures,
  score,
  clauses,
  talk,
  television,
  voice,
  variants,
  ...table,
};
