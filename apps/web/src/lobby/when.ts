/** When something was, as the reader's language and region say it. */
import type { FirstWords } from '../words/catalogue.ts';
import { localeIn } from '../words/languages.ts';

/** "today, 09:02", "yesterday, 21:30", "25 Nov 2026, 09:02". `at`, `now`: milliseconds since 1970. */
export function whenWords(
  text: Pick<FirstWords, 'code' | 'lobby'>,
  at: number,
  now: number = Date.now(),
): string {
  const locale = localeIn(text.code, navigator.languages);
  const days = daysBetween(at, now);
  if (days > 1 || days < 0)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return text.lobby.dayAndTime(day, new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at));
}

/** By the calendar of this device. */
function daysBetween(at: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}
