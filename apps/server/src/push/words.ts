// Owns what a device is told of a turn, in every language.
import type { Language } from '@ludo/room';

export const yourTurn: Readonly<Record<Language, string>> = {
  en: 'Your turn',
  de: 'Du bist dran',
  es: 'Te toca',
  hi: 'आपकी बारी',
  ar: 'دورك الآن',
};
