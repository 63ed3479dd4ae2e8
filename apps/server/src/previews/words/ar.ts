import { listed } from './lists.ts';
import { variations } from './variations/ar.ts';
import type { PreviewWords } from './words.ts';

const plural = new Intl.PluralRules('ar');

/** One and two are said by the noun alone. */
function seatsFree(free: number): string {
  switch (plural.select(free)) {
    case 'one':
      return 'مقعد واحد خالٍ';
    case 'two':
      return 'مقعدان خاليان';
    case 'few':
      return `${free} مقاعد خالية`;
    default:
      return `${free} مقعدًا خاليًا`;
  }
}

export const ar: PreviewWords = {
  locale: 'ar_AR',
  isRightToLeft: true,
  product: 'لودو وأكرز',
  games: {
    ludo: 'لودو',
    jumbo: 'لودو جامبو',
    indian: 'لودو التطبيقات',
    parchis: 'بارتشيس',
    uckers: 'أكرز',
    'uckers-navy': 'أكرز البحرية',
    german: 'لودو الألمانية',
  },
  variants: { 'quick-ludo': 'لودو السريعة' },
  variations,
  headStart: 'حجران من كل لون في النهاية منذ البداية.',
  called: (game, name) => `${game} (${name})`,
  more: (amount) => `و${amount} غيرها`,
  colours: { red: 'الأحمر', green: 'الأخضر', yellow: 'الأصفر', blue: 'الأزرق', black: 'الأسود' },
  several: (names) => listed(names, { between: ' و', two: ' و', last: ' و' }),
  bot: (colours) => `روبوت ${colours}`,
  freeSeat: 'مقعد خالٍ',
  seatsFree,
  invites: (who) => `دعوة من ${who}`,
  invitesTo: (who, game, free) => `دعوة من ${who} إلى ${game}: ${seatsFree(free)}`,
  opens: 'دعوة إلى اللعب',
  opensTo: (game, free) => `دعوة إلى ${game}: ${seatsFree(free)}`,
  begins: 'اللعبة على وشك البدء',
  against: (one, other) => `${one} ضد ${other}`,
  play: (who, game) => `${game}: ${who}`,
  toWatch: (what) => `${what}: للمشاهدة`,
  watch: 'للمشاهدة',
  isPlayed: 'لعبة للمشاهدة',
  won: (who) => `فوز ${who}`,
  ended: 'انتهت اللعبة',
  look: 'إلى اللوح',
  about: {
    seats: (game) => `${game}. عبر الرابط يمكن أخذ مقعد خالٍ أو المشاهدة فقط: بلا حساب وبلا تثبيت.`,
    watch: (game) => `${game}. المشاهدة عبر الرابط: بلا حساب وبلا تثبيت.`,
    over: (game) => `${game}. الرابط يبيّن كيف انتهت اللعبة.`,
    rules: (game) => `${game}. عبر الرابط يمكن اللعب مع الأصدقاء بهذه القواعد: بلا حساب وبلا تثبيت.`,
  },
  general: {
    headline: 'اللعب مع الأصدقاء عبر رابط',
    about: 'لودو وأكرز: اللعب عبر رابط أو المشاهدة أو اللعب على شاشة واحدة، بلا حساب وبلا تثبيت.',
    call: 'بلا حساب وبلا تثبيت',
  },
};
