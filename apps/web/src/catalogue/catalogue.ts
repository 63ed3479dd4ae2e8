/** The message catalogues: every sentence that a person sees or hears, by language. English is always at hand. */
import { en } from './en/index.ts';

export type Catalogue = typeof en;

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const english: Catalogue = en;

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case 'en':
      return en;
    case 'de':
      return (await import('./de/index.ts')).de;
  }
}

/** The first language of the device that there is a catalogue for. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
