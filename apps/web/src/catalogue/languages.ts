/** The languages of the page, how they are written, and which of them a device asks for. */
export const LANGUAGES = ['en', 'de', 'es', 'hi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in itself: whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  hi: 'हिन्दी',
  ar: 'العربية',
};

export const DIRECTIONS = {
  en: 'ltr',
  de: 'ltr',
  es: 'ltr',
  hi: 'ltr',
  ar: 'rtl',
} as const satisfies Record<Language, 'ltr' | 'rtl'>;

/** The first language of the device, by its tags (BCP 47), that there is a catalogue for. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** For `Intl`: dice and squares bear western digits, so every other number does, too. */
export const localeOf = (language: Language): string => `${language}-u-nu-latn`;
