/** A new language is a folder with a manifest, and a line here. */
import { manifest as ar } from './ar/manifest.ts';
import { manifest as de } from './de/manifest.ts';
import { manifest as en } from './en/manifest.ts';
import { manifest as es } from './es/manifest.ts';
import { manifest as hi } from './hi/manifest.ts';
import type { Manifest } from './manifest.ts';

const manifests = { en, de, es, hi, ar };
export type Language = keyof typeof manifests;
export const MANIFESTS: { readonly [Code in Language]: Manifest & { readonly code: Code } } = manifests;
export const LANGUAGES = Object.keys(MANIFESTS) as readonly Language[];

/** The first of the device's language tags (BCP 47) that has a catalogue. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/**
 * For `Intl`: this language as the first of the device's language tags has it, with its region. Dice and squares have western
 * digits, so every other number does too.
 */
export function localeIn(language: Language, wanted: readonly string[]): string {
  const tag = wanted.find((each) => languageOf([each]) === language && each.startsWith(language));
  return new Intl.Locale(tag ?? language, { numberingSystem: 'latn' }).toString();
}
