/** العربية: ما تقوله الصفحة الأولى، وما قد يقال قبل وصول الباقي. */
import type { FirstWords } from '../catalogue.ts';
import * as common from './common.ts';
import { languages } from './languages.ts';
import { offline } from './offline.ts';
import { bar, connection, first, lobby, ruleSetNames, ruleSets, site } from './pages.ts';

export const firstWords: FirstWords = {
  code: 'ar',
  common,
  languages,
  site,
  bar,
  first,
  lobby,
  connection,
  offline,
  ruleSets,
  ruleSetNames,
};
