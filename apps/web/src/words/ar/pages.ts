import type { OtherName } from '@ludo/rules';
import type { Catalogue } from '../catalogue.ts';
import type { RuleSetTexts } from '../game-text.ts';
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

const CONSECUTIVE = 'يجب إتمام التحدي في سلسلة متصلة من الرقم 6؛ وأول رمية بلا 6 تنهيه.';
const CHILDREN = 'للأطفال الصغار: يخرج الحجر من البيت بالرقم 1 أو 6، لا بالرقم 6 وحده.';

const PLACES = 'على كل المراكز: بعد وصول أحجار الأول كلها يتابع الآخرون حتى يبقى واحد.';

const OUT = {
  out: 'كم حجرًا من كل لون يبدأ على خانة البداية؟',
  'out=0': 'لا شيء',
  'out=1': 'حجر واحد',
  'out=2': 'حجران',
};

const familyRules = (squares: string) => ({
  ...OUT,
  captureThrows: 'الأكل يعطي رمية أخرى.',
  'places=last': PLACES,
  safe: `خانات آمنة: على خانات البداية والخانات التي بعدها ${squares} لا يؤكل حجر.`,
  threeThrows: 'إن كانت أحجار تنتظر في البيت ولا حجر في الطريق، فالرمي حتى ثلاث مرات طلبًا للرقم 6.',
});

export const ruleSets: RuleSetTexts = {
  ludo: {
    name: 'لودو',
    special: 'الدورة الطويلة: حجران من لون واحد على خانة يصنعان سدًّا لا يجوز للون آخر تجاوزه.',
    origin: 'وفق قواعد Masters Games.',
    options: { 'enterOn=16': CHILDREN, ...familyRules('بعشر خانات') },
  },
  jumbo: {
    name: 'لودو جامبو',
    special: 'اللوح القصير المعروف: القواعد نفسها على طريق أقصر بالربع.',
    origin: 'وفق ورقة قواعد مجموعة لودو عملاقة للحدائق.',
    options: { 'enterOn=16': CHILDREN, ...familyRules('بثماني خانات') },
  },
  indian: {
    name: 'لودو التطبيقات',
    special: 'لودو الهواتف: خانات آمنة، ولا شيء يسدّ الطريق، ورمية أخرى لمن يأكل أو يوصل حجرًا إلى النهاية.',
    origin: 'وفق عدة أوصاف للعبة كما تُلعب في تطبيقات الهواتف.',
    options: {
      ...OUT,
      captureFirst: 'الأكل أولًا: لا يدخل اللون ممر نهايته إلا بعد أن يأكل حجرًا.',
      'enterOn=16': 'يخرج الحجر من البيت بالرقم 1 أو 6، لا بالرقم 6 وحده.',
      goal: 'كم حجرًا يجب أن يصل إلى النهاية؟',
      'goal=4': 'الأربعة كلها',
      'goal=1': 'حجر واحد',
      'goal=2': 'حجران',
      'goal=3': 'ثلاثة أحجار',
      pairs: 'حجران أو أكثر من لون واحد على خانة غير آمنة',
      'pairs=safe': 'لا تؤكل ولا توقف أحدًا',
      'pairs=open': 'تؤكل كلها كالحجر المنفرد',
      'pairs=wall': 'سدّ لا يجوز للون آخر تجاوزه',
      'places=first': 'تنتهي اللعبة حين يصل الأول، دون متابعة اللعب على المراكز.',
      'threeSixes=allowed': 'الرقم 6 للمرة الثالثة على التوالي كغيره، ولا يضيع.',
    },
  },
  uckers: {
    name: 'أكرز',
    special: 'للكبار: نردان، وشريكان، وكتل تسدّ الطريق، وتحديات تكسرها.',
    origin: 'وفق قواعد أكرز لدى Masters Games.',
    options: { 'challenge=consecutive': CONSECUTIVE },
  },
  'uckers-navy': {
    name: 'أكرز البحرية',
    special: 'طريقة البحارة على اللوح القصير: أسرع، ومن وصلت كل أحجاره ينتظر دوره التالي.',
    origin: 'وفق رواية أمين متحف عن اللعبة في البحرية الملكية البريطانية.',
    options: { 'challenge=consecutive': CONSECUTIVE },
  },
  german: {
    name: 'لودو الألمانية',
    special: 'دورة سريعة من 40 خانة: الأحجار تقفز، ولا شيء يسدّ الطريق، والجميع يلعبون على المراكز.',
    origin: 'وفق وصف للعبة كما تُلعب في ألمانيا، بكل تنويعاتها.',
    options: {
      barriers: 'الحواجز: حجران من لون واحد على خانة يوقفان الجميع.',
      captureBackwards: 'يجوز للحجر أن يرجع إلى الخلف إن كان في ذلك أكل.',
      compulsoryCapture: 'من يستطيع الأكل فعليه أن يأكل',
      'compulsoryCapture=enforced': 'بالإلزام: لا تجوز إلا النقلات التي تأكل.',
      'compulsoryCapture=penalty': 'بالعقوبة: الحجر الذي لم يأكل يعود إلى البيت.',
      noSkipping: 'على خانات النهاية لا يجوز القفز فوق أي حجر.',
      threeThrows: 'إن لم يكن هناك حجر يمكن نقله بغير 6، فالرمي حتى ثلاث مرات.',
    },
  },
};

export const ruleSetNames: Readonly<Partial<Record<OtherName, string>>> = {
  'ludo-star': 'لودو ستار',
  'ludo-star-uckers': 'لودو ستار أكرز',
};

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
