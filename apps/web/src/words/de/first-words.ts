import type { FirstWords } from '../catalogue.ts';
import * as common from './common.ts';
import { languages } from './languages.ts';
import { offline } from './offline.ts';
import { bar, cards, connection, first, lobby, ruleSets, site } from './pages.ts';
import { manifest } from './manifest.ts';

export const firstWords: FirstWords = {
  code: manifest.code,
  common,
  languages,
  site,
  bar,
  first,
  lobby,
  connection,
  offline,
  ruleSets,
  cards,
};
