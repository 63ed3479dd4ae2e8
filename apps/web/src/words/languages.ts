/** The languages of the page, and which of them a device asks for. A new one is a folder with a manifest, and a line here. */
import { manifest as ar } from './ar/manifest.ts';
import { manifest as de } from './de/manifest.ts';
import { manifest as en } from './en/manifest.ts';
import { manifest as es } from './es/manifest.ts';
import { manifest as hi } from './hi/manifest.ts';

/** By their codes, in the order in which they are offered. */
export const MANIFESTS = { en, de, es, hi, ar } as const;
export type Language = keyof typeof MANIFESTS;
export const LANGUAGES = Object.keys(MANIFESTS) as readonly Language[];

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
