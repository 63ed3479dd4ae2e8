/** The first page, and what may be said before the rest is there. */
import type { Language } from '../languages.ts';
import * as common from './common.ts';
import { languages } from './languages.ts';
import { offline } from './offline.ts';
import { bar, cards, connection, first, lobby, ruleSets, site } from './pages.ts';
import { manifest } from './manifest.ts';

export const firstWords = {
  code: manifest.code as Language,
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
