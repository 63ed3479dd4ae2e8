/** One and two are said by the noun alone: حجر واحد, حجران, 3 أحجار, 11 حجرًا, 100 حجر. */
import { manifest } from './manifest.ts';
const plural = new Intl.PluralRules(manifest.code);
const ORDER: readonly string[] = ['one', 'two', 'few', 'many', 'other'];

/** In the order one, two, few, many, other; 0 takes the last. */
export function count(amount: number, ...forms: readonly string[]): string {
  const nth = ORDER.indexOf(plural.select(amount));
  const form = forms.at(nth) ?? '';
  return nth === 0 || nth === 1 ? form : `${amount} ${form}`;
}

/** As the subject of a sentence, or alone: "دقيقتان". */
export function duration(seconds: number): string {
  if (seconds < 60) return count(seconds, 'ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية');
  return count(Math.floor(seconds / 60), 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة');
}

/** After a preposition: "منذ دقيقتين". */
export function durationAfter(seconds: number): string {
  if (seconds < 60) return count(seconds, 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية');
  return count(Math.floor(seconds / 60), 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');
}

const feminine = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة'];

/** Beside رمية: "الرمية الثانية". */
export const nthThrow = (nth: number): string => `الرمية ${feminine[nth - 1] ?? nth}`;

/** How often, alone: "مرتان". */
export const times = (amount: number): string => count(amount, 'مرة واحدة', 'مرتان', 'مرات', 'مرة', 'مرة');

/** After a verbal noun, of a colour's pieces: "أكل حجرين من أحجار الأخضر". */
export const piecesOf = (amount: number, whose: string): string =>
  amount === 1
    ? `حجر ${whose}`
    : `${count(amount, 'حجر واحد', 'حجرين', 'أحجار', 'حجرًا', 'حجر')} من أحجار ${whose}`;

/** Of one piece, of two, of more: the verb of their way back. */
export const goBack = (pieces: number): string =>
  pieces === 1 ? 'فيعود' : pieces === 2 ? 'فيعودان' : 'فتعود';

export const throws = (amount: number): string =>
  count(amount, 'رمية واحدة', 'رميتان', 'رميات', 'رمية', 'رمية');
