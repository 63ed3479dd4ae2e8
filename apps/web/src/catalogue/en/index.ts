/** English, whole. The shape of this object is the shape of every catalogue. */
import { captions } from './captions.ts';
import { clauses } from './clauses.ts';
import * as common from './common.ts';
import { offline } from './offline.ts';
import { openUp } from './open-up.ts';
import { first, lobby, ruleSetNames, ruleSets, setup, setupFields, site } from './pages.ts';
import { looks } from './looks.ts';
import { forming, keys, voice } from './looking.ts';
import { motion } from './motion.ts';
import { lesson } from './lesson.ts';
import { moving } from './moving.ts';
import { notThisTurn, refusal, rulesRefusal } from './refusals.ts';
import * as table from './table.ts';
import { talk } from './talk.ts';

export const en = {
  code: 'en',
  endonym: 'English',
  common,
  site,
  first,
  lobby,
  setup,
  setupFields,
  ruleSets,
  ruleSetNames,
  captions,
  forming,
  keys,
  offline,
  openUp,
  looks,
  motion,
  lesson,
  moving,
  refusal,
  rulesRefusal,
  notThisTurn,
  clauses,
  talk,
  voice,
  ...table,
};
