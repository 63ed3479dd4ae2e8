import type { Catalogue } from '../catalogue.ts';
import type { CardNames } from '../card-text.ts';
import type { RuleSetNames } from '../game-text.ts';
import { several } from './common.ts';
import { count, durationAfter, throws } from './counting.ts';

const daysAfter = (amount: number): string => count(amount, 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم');

export const site: Catalogue['site'] = {
  name: 'لودو وأكرز',
  home: 'لودو وأكرز: إلى الصفحة الرئيسية',
  notFound: 'لا توجد صفحة كهذه.',
  toFirstPage: 'إلى الصفحة الرئيسية',
  loading: 'جارٍ التحميل …',
  broken: 'تعذّر جلب جزء من هذه الصفحة. مقعدك واللعبة في أمان.',
  again: 'إعادة المحاولة',
};

const goOnHint = (rules: string, moves: number): string => `${rules}، حتى الآن ${throws(moves)}`;

export const first: Catalogue['first'] = {
  line: 'السباق إلى النهاية، من لاعبين إلى أربعة. مجانًا، بلا تثبيت وبلا حساب.',
  bots: 'ضد الروبوتات',
  botsHint: 'وحدك وفورًا، سهلًا أو صعبًا حسب رغبتك',
  here: 'على هذه الشاشة',
  hereHint: 'اللعب على هذه الشاشة، والجهاز ينتقل من يد إلى يد',
  friends: 'مع الأصدقاء برابط',
  friendsHint: 'اللعب مع الأصدقاء: إرسال رابط، وكل لاعب على جهازه',
  friendsOffline: 'يبدو أن هذا الجهاز بلا شبكة الآن؛ يمكنك اللعب على هذه الشاشة',
  company: 'اختيار رفاق اللعب',
  gamesTitle: 'الألعاب',
  gameMinutes: (from: number, to: number) => `من ${from} إلى ${to} دقيقة تقريبًا`,
  quickMinutes: (from: number, to: number) => `السريعة: من ${from} إلى ${to}`,
  goOnInstead: (rules: string, moves: number) => `${goOnHint(rules, moves)}. وأي لعبة جديدة تحل محلها.`,
  goOn: 'متابعة اللعبة على هذه الشاشة',
  goOnOnline: 'متابعة اللعبة التي انتقلت من هذه الشاشة إلى الأصدقاء',
  goOnHint,
  backToTable: 'العودة إلى طاولتك',
  watch: 'الانضمام إلى طاولة أو مشاهدتها',
  watchLabel: 'رابط الطاولة أو رمزها',
  watchButton: 'إلى الطاولة',
  watchWrong: 'هذا ليس رابط طاولة ولا رمزها.',
  learn: 'تعلّم الألعاب',
  replay: 'مشاهدة لعبة مرة أخرى',
  promise: 'بلا إعلانات، وبلا مشتريات. والنرد يعامل الجميع بالتساوي.',
};

export const lobby: Catalogue['lobby'] = {
  own: 'طاولاتك',
  people: 'من لعبت معهم',
  askAgain: 'الدعوة مرة أخرى',
  askAgainOf: (name: string, game: string) => `دعوة ${name} إلى لعبة أخرى: ${game}`,
  dropPerson: (name: string) => `إزالة ${name} من هذه القائمة`,
  goBack: 'العودة',
  watchLast: 'مشاهدة اللعبة الأخيرة مجددًا',
  visited: (when: string) => `آخر زيارة ${when}`,
  dayAndTime: (day: string, time: string) => `${day}، ${time}`,
  drop: 'إزالة',
  dropOf: (game: string, when: string) =>
    `إزالة طاولة ${game}، آخر زيارة ${when}، من هذه القائمة؛ أما الطاولة نفسها فتبقى`,
  title: 'الطاولات المفتوحة',
  loading: 'جارٍ البحث عن طاولات مفتوحة …',
  none: 'لا توجد طاولة مفتوحة الآن. يمكنك إنشاء واحدة واختيار «يمكن للجميع أن يجدوا هذه الطاولة»، فتظهر هنا.',
  botGame: 'اللعب الآن ضد الروبوتات',
  failed: 'تعذّر جلب القائمة. تُعاد المحاولة بعد لحظة.',
  refresh: 'البحث من جديد',
  found: (tables: number) =>
    `الآن: ${count(tables, 'طاولة مفتوحة واحدة', 'طاولتان مفتوحتان', 'طاولات مفتوحة', 'طاولة مفتوحة', 'طاولة مفتوحة')}`,
  toWatch: (tables: number) =>
    `لا مقعد خاليًا الآن، وللمشاهدة: ${count(tables, 'لعبة واحدة', 'لعبتان', 'ألعاب', 'لعبة', 'لعبة')}`,
  withOthers: (game: string, names: readonly string[]) =>
    names.length === 0 ? game : `${game} مع ${several(names)}`,
  variations: (game: string) => `${game}، مع تنويعات`,
  aBot: 'روبوت',
  botFor: (name: string) => `روبوت بدل ${name}`,
  taken: (free: number, seats: number, names: readonly string[]) =>
    `المقاعد المشغولة ${seats - free} من ${seats}: ${several(names)}`,
  playing: (names: readonly string[]) => `اللعبة جارية: ${several(names)}`,
  over: (names: readonly string[]) => `بين لعبتين: ${several(names)}`,
  full: (names: readonly string[]) => `على وشك البدء: ${several(names)}`,
  quick: 'لعبة سريعة',
  watching: (watchers: number) => count(watchers, 'مشاهد واحد', 'مشاهدان', 'مشاهدين', 'مشاهدًا', 'مشاهد'),
  join: 'انضمام',
  watch: 'مشاهدة',
  table: (parts: readonly string[], deed: string) => `${parts.join('، ')}. ${deed}`,
  gone: 'لا توجد طاولة كهذه، أو لم تعد موجودة',
  codeHint:
    'لعل حرفًا سقط أو تبدّل. والرمز يميّز بين الحروف اللاتينية الكبيرة والصغيرة. والأضمن فتح الرابط نفسه، أو مسح رمز QR الخاص به.',
  goneHint: 'الطاولات التي لا يحدث عليها شيء تُزال مع الوقت، على أقرب تقدير:',
  goneOwn: 'أُزيلت من قائمة طاولاتك.',
  kept: {
    gathering: (days: number) => `بعد ${daysAfter(days)}، إن لم تبدأ عليها لعبة،`,
    playing: (days: number) => `بعد ${daysAfter(days)}، إن لم تكتمل اللعبة،`,
    over: (days: number) => `بعد ${daysAfter(days)}، إن اكتملت اللعبة.`,
    overForEver: 'لا تُزال أبدًا، إن اكتملت اللعبة.',
  },
  makeNew: 'إنشاء طاولة جديدة',
  badge: 'طاولة عامة',
  badgeHint: 'يمكن للجميع أن يجدوا هذه الطاولة في الصفحة الرئيسية، ويأخذوا مقعدًا خاليًا أو يشاهدوا.',
  switch: 'يمكن للجميع أن يجدوا هذه الطاولة',
  switchHint: 'تظهر في قائمة الصفحة الرئيسية ما دام لاعب هنا. وإلا فلا يوصل إليها إلا الرابط.',
};

export const ruleSets: RuleSetNames = {
  ludo: { name: 'لودو' },
  jumbo: { name: 'لودو جامبو' },
  indian: { name: 'لودو التطبيقات' },
  parchis: { name: 'بارتشيس' },
  uckers: { name: 'أكرز' },
  'uckers-navy': { name: 'أكرز البحرية' },
  german: { name: 'لودو الألمانية' },
};

export const cards: CardNames = { ludo: 'لودو بقواعد لعبة اللوح', 'quick-ludo': 'لودو السريعة' };

export const bar: Catalogue['bar'] = {
  rules: 'القواعد',
  settings: 'الإعدادات',
  soundOn: 'تشغيل الصوت',
  soundOff: 'إيقاف الصوت',
};

export const connection: Catalogue['connection'] = {
  again: 'تواصل هذه الصفحة المحاولة.',
  connecting: 'جارٍ الاتصال بالطاولة …',
  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى إعادة المحاولة.',
  unansweredShort: 'لا جواب من الطاولة بعد.',
  unanswered: (seconds: number) =>
    `لا جواب من الطاولة منذ ${durationAfter(seconds)}. لم يضع شيء، وتستمر اللعبة فور وصول الجواب.`,
  back: 'عاد الاتصال.',
  lostShort: 'انقطع الاتصال. تُعاد المحاولة.',
  lost: (seconds: number) => `انقطع الاتصال منذ ${durationAfter(seconds)}. تُعاد المحاولة …`,
};
