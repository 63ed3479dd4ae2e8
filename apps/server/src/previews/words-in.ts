// Owns which languages the links of tables are told in.
import type { Language } from '@ludo/room';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { hi } from './words/hi.ts';
import type { PreviewWords } from './words/words.ts';

const words: Readonly<Record<Language, PreviewWords>> = { en, de, es, hi, ar };

export const wordsIn = (language: Language): PreviewWords => words[language];
