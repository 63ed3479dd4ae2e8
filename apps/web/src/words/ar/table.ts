import type { Catalogue } from '../catalogue.ts';
import { dual, feminine } from './agreement.ts';
import { ordinal } from './common.ts';
import { count, duration, durationAfter, nthThrow, piecesOf, throws, times } from './counting.ts';

/** The seats that are still open, at the beginning of a sentence. */
const openSeats = (open: number): string =>
  count(
    open,
    'مقعد واحد ما زال خاليًا',
    'مقعدان ما زالا خاليين',
    'مقاعد ما زالت خالية',
    'مقعدًا ما زالت خالية',
    'مقعد ما زالت خالية',
  );

export const turn: Catalogue['turn'] = {
  yours: {
    throw: (who: string) => `${who}: عليك رمي النرد`,
    throwDice: (who: string) => `${who}: عليك رمي النردين`,
    throwAgain: (who: string) => `${who}: لك رمية أخرى`,
    beforeThirdSix: (who: string) => `${who}: لك رمية أخرى؛ والرقم 6 للمرة الثالثة يضيع`,
    thirdSixWouldCost: (who: string) => `${who}: لك رمية أخرى؛ والرقم 6 للمرة الثالثة يكلّف حجرًا`,
    nth: (who: string, nth: number) => `${who}: لك رمية أخرى، ${nthThrow(nth)} من ثلاث`,
    move: (who: string) => `${who}: عليك نقل حجر`,
    six: (who: string) => `${who}: المطلوب 6، ثم يكون لك نقل أحجار الشريك`,
    partner: (who: string, partner: string) => `${who}: عليك الرمي لأحجار ${partner}`,
    partnerMove: (who: string, partner: string) => `${who}: عليك نقل حجر من أحجار ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who}: عليك الرمي للتحدي، مرات الرقم 6 حتى الآن ${sixes} من ${needed}`,
    challengeMove: (who: string) => `${who}: عليك العدّ للتحدي`,
    count: (who: string, number: number) => `${who}: عليك عدّ ${number} بحجر`,
  },
  theirs: {
    throw: (who: string) => `بانتظار رمية ${who}`,
    throwDice: (who: string) => `بانتظار رمية ${who}`,
    throwAgain: (who: string) => `بانتظار رمية أخرى من ${who}`,
    beforeThirdSix: (who: string) => `بانتظار رمية أخرى من ${who}؛ والرقم 6 للمرة الثالثة يضيع`,
    thirdSixWouldCost: (who: string) => `بانتظار رمية أخرى من ${who}؛ والرقم 6 للمرة الثالثة يكلّف حجرًا`,
    nth: (who: string, nth: number) => `بانتظار رمية أخرى من ${who}، ${nthThrow(nth)} من ثلاث`,
    move: (who: string) => `بانتظار نقلة ${who}`,
    six: (who: string) => `بانتظار 6 في رمية ${who}، ثم تُنقل أحجار الشريك`,
    partner: (who: string, partner: string) => `بانتظار رمية ${who} لأحجار ${partner}`,
    partnerMove: (who: string, partner: string) => `بانتظار ${who} لنقل حجر من أحجار ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `بانتظار رمية ${who} للتحدي، مرات الرقم 6 حتى الآن ${sixes} من ${needed}`,
    challengeMove: (who: string) => `بانتظار ${who} للعدّ للتحدي`,
    count: (who: string, number: number) => `بانتظار ${who} لعدّ ${number} بحجر`,
  },
  away: (who: string) => `لا اتصال مع ${who}؛ اللعبة تنتظر`,
  awaiting: {
    since: (seconds: number, next: string) => `${next} مدة الغياب: ${duration(seconds)}.`,
    next: {
      bot: (seconds: number) => `بعد ${durationAfter(seconds)} يتابع اللعب روبوت.`,
      others: (seconds: number) => `بعد ${durationAfter(seconds)} يستطيع كل منكم أن يجعل روبوتًا يتابع اللعب.`,
      wait: () => 'اللعبة تنتظر؛ والمضيف وحده يستطيع أن يجعل روبوتًا يتابع اللعب.',
    },
    late: {
      bot: 'روبوت يتابع اللعب، إلى أن يعود اللاعب.',
      others: 'يستطيع كل منكم الآن أن يجعل روبوتًا يتابع اللعب.',
      wait: 'اللعبة تنتظر؛ والمضيف وحده يستطيع أن يجعل روبوتًا يتابع اللعب.',
    },
  },
  missing: {
    away: (who: string) => `لا اتصال مع ${who}.`,
    bot: (who: string) => `روبوت يلعب بدل ${who}.`,
  },
  bot: (who: string) => `روبوت يلعب بدل ${who}`,
  botPlays: (who: string) => `دور ${who}`,
  letBot: 'ليتابع روبوت اللعب',
  paused: 'اللعبة متوقفة مؤقتًا',
  timeLeft: (seconds: number) => `الوقت الباقي: ${duration(seconds)}`,
  over: (who: string) => `فوز ${who}`,
  overTogether: (who: string) => `فوز ${who}`,
  ended: 'أُنهيت اللعبة',
  titleYours: (who: string, game: string) => `● ${who}: دورك – ${game}`,
  titleOther: (who: string, game: string) => `${who} – ${game}`,
};

export const dice: Catalogue['dice'] = {
  throwOne: 'رمي النرد',
  throwTwo: 'رمي النردين',
  choose: 'اختيار حجر',
  count: (number: number) => `عدّ ${number}: اختيار حجر`,
  left: (face: number) => `بقي الرقم ${face}: اختيار حجر`,
  chooseWay: 'اختيار نرد',
  tumblingTwo: 'النردان يتدحرجان',
  play: (place: string, to: string) => `نقل: من ${place} ${to}`,
  comeBack: 'روبوت يلعب بدلك: العودة إلى اللعب بنفسك',
  wait: 'لحظة من فضلك',
  comeHere: 'سُجّل غيابك: متابعة اللعب',
  waitFor: (who: string) => `بانتظار ${who}`,
  tumbling: 'النرد يتدحرج',
  undo: 'التراجع عن الخطوة الأخيرة',
  undone: (what: string) => `تم التراجع: ${what}`,
  useless: (faces: string) => `لا نقلة ممكنة بالرمية ${faces}`,
};

export const board: Catalogue['board'] = {
  name: (game: string) => `لوح ${game}`,
  piece: (colour: string, many: number, standing: string) =>
    many === 1
      ? `الحجر ${colour} ${standing}`
      : many === 2
        ? `الحجران ${dual(colour)} ${standing} (2)`
        : `الأحجار ${feminine(colour)} ${standing} (${many})`,
  canMove: (piece: string, effect: string) => `${piece}: ${effect}`,
  move: (to: string) => `نقل ${to}`,
  enter: (to: string) => `خروج ${to}`,
  captures: (whose: string, many: number) => `أكل ${piecesOf(many, whose)}`,
  suckBack: (whose: string, standing: string, many: number, percent: number) =>
    `شفط ${piecesOf(many, whose)} ${standing}، الاحتمال ${percent}%`,
  moveBack: (to: string) => `رجوع ${to}`,
  moveTogether: (many: number, to: string) =>
    `نقل ${count(many, 'حجر واحد', 'حجرين', 'أحجار', 'حجرًا', 'حجر')} معًا ${to}`,
  andThen: (place: string, to: string) => `ثم من ${place} ${to}`,
  onwards: (to: string) => `ثم متابعة ${to}`,
  challenge: (blob: string, needed: number) => `تحدي ${blob} (مرات الرقم 6 المطلوبة بعد هذه: ${needed})`,
  counts: (sixes: number, needed: number) => `حساب 6 للتحدي: ${sixes} من ${needed}`,
  winsChallenge: 'كسب التحدي',
  ends: (place: string) => `← ${place}`,
  lapses: (whose: string) => `إلغاء تحدي ${whose}`,
  thenCounts: (number: number) => `ثم عدّ ${number}`,
  penalised: (standing: string) => `عقوبة: الحجر الذي ${standing} يعود إلى البيت`,
  unused: 'ترك الرمية بلا نقل',
  withDie: (place: string, face: number) => `${place}، النرد ${face}`,
  withBoth: (place: string, sum: number) => `${place}، النردان معًا (${sum})`,
  back: 'تراجع',
  mustUseBoth: 'يجب استعمال النردين معًا.',
  mustUseOne: (face: number) => `لا يمكن استعمال غير الرقم ${face}.`,
  below: (count: number) => `في الأسفل: ${count}`,
  left: (face: number) => `بقي الرقم ${face}: يُرجى اختيار حجر يمكن نقله به، أو التراجع عن الخطوة الأولى.`,
  cannotMove: (piece: string) => `${piece}، لا نقلة ممكنة: لماذا؟`,
  first: (effect: string) => effect,
  announce: 'أو أعلن قبل الرمي:',
  choices: 'خياراتك',
  choice: (place: string, effect: string) => `${place}: ${effect}`,
};

export const seats: Catalogue['seats'] = {
  title: 'اللاعبون',
  open: 'مقعد خالٍ',
  take: (colour: string) => `أخذ مقعد ${colour}`,
  takeShort: 'الجلوس هنا',
  takeAlso: 'الجلوس هنا أيضًا',
  leave: (who: string) => `ترك مقعد ${who}`,
  leaveShort: 'ترك المقعد',
  you: 'أنت',
  away: 'لا اتصال',
  host: 'المضيف',
  bot: 'روبوت يلعب',
  botName: (colours: string) => `روبوت ${colours}`,
  /** On the board, where a bot plays on for somebody. */
  botFor: (name: string) => `روبوت: ${name}`,
  gaveUp: (name: string) => `مغادرة اللعبة: ${name}`,
  back: 'استعادة مقعدي',
  backOf: (who: string) => `استعادة مقعد ${who}`,
  setBot: 'روبوت',
  setBotOn: (who: string) => `ليلعب روبوت في مقعد ${who}`,
  leaveSure: 'ترك مقعدك نهائيًا؟ إن أردت العودة لاحقًا فالأفضل أن يلعب روبوت بدلك.',
  letBot: 'ليلعب روبوت بدلي',
  remove: 'إزالة',
  removeOf: (who: string) => `إخلاء مقعد ${who}`,
  removeSure: (who: string) => `إخلاء مقعد ${who}؟ لا تبقى لهذا الشخص عندئذٍ إلا المشاهدة.`,
  makeHost: 'تسليم الاستضافة',
  makeHostOf: (who: string) => `تسليم الاستضافة إلى ${who}`,
  hostNow: 'أنت المضيف الآن: يمكنك إيقاف اللعبة مؤقتًا أو إنهاؤها، ووضع روبوتات، وإبعاد لاعبين عن مقاعدهم.',
  hostNoLonger: (who: string) => `لم تعد المضيف. المضيف الآن: ${who}، ويمكنه تسليم الاستضافة إليك.`,
  more: (who: string) => `المزيد عن ${who}`,
  whatName: 'بأي اسم يناديك الآخرون؟',
  rename: 'تغيير الاسم أو الصورة',
  renameHere: 'تغيير الاسم',
  saveName: 'حفظ',
  name: (colour: string) => `اسم اللاعب (${colour})`,
  pieces: (base: number, way: number, home: number) =>
    `${base} في البيت، ${way} في الطريق، ${home} في النهاية`,
  toThrow: 'النرد هنا',
  neutralShort: 'محايد',
  neutral: 'محايد: ينقله الجميع',
  freed: (colour: string) => `الآن نقل أحجار ${colour}`,
  place: (nth: number) => `المركز ${ordinal(nth)}`,
  watching: 'أنت هنا للمشاهدة',
  watchingHint: 'يظهر لك هنا كل ما يراه اللاعبون. وليس لك مقعد.',
  watchers: (amount: number) =>
    count(amount, 'يشاهد شخص واحد', 'يشاهد شخصان', 'أشخاص يشاهدون', 'شخصًا يشاهدون', 'شخص يشاهدون'),
  televisions: (amount: number) =>
    `الطاولة معروضة على ${count(amount, 'تلفاز واحد', 'تلفازين', 'تلفازات', 'تلفازًا', 'تلفاز')}`,
};

export const gathering: Catalogue['gathering'] = {
  title: 'قبل اللعبة',
  start: 'بدء اللعبة',
  startWaits: (open: number) => `${openSeats(open)}؛ يمكن أن تبدأ اللعبة حين تُشغل كل المقاعد.`,
  botsFill: 'لتشغل الروبوتات المقاعد الخالية',
  mayStartToo: 'يبدأ صاحب الطاولة اللعبة، ويمكنك ذلك أيضًا.',
  ready: 'لكل لاعب مقعد.',
  takeOne: 'يمكنك أخذ مقعد خالٍ، أو المشاهدة فقط.',
  sitDown: 'الجلوس واللعب',
  sendLink: 'إرسال الرابط',
  linkCopied: 'نُسخ الرابط: يمكن لصقه في رسالة',
  waitsForMore: (open: number) => `بانتظار ${count(open, 'لاعب واحد', 'لاعبين', 'لاعبين', 'لاعبًا', 'لاعب')}`,
  allHere: (seats: number) => (seats === 2 ? 'حضر اللاعبان' : `حضر اللاعبون كلهم (${seats})`),
  waitsForStart: (host: string) => `بانتظار ${host} لبدء اللعبة`,
  closedTitle: 'الطاولة مغلقة',
  closed: 'أغلق المضيف هذه الطاولة: لم يعد أحد يلعب عليها.',
  goesOn: {
    title: 'اللعبة مستمرة',
    start: 'متابعة اللعبة',
    startWaits: (open: number) => `${openSeats(open)}؛ تستمر اللعبة من هنا حين تُشغل كل المقاعد.`,
    hostStarts: 'لكل لاعب مقعد. بانتظار لاعب يتابع اللعبة.',
  },
  hostStarts: 'لكل لاعب مقعد. بانتظار لاعب يبدأ اللعبة.',
  invite: 'دعوة الأصدقاء',
  inviteHint: 'كل من يفتح هذا الرابط يختار مقعدًا خاليًا، أو يشاهد فقط.',
  inviteToWatch: 'دعوة للمشاهدة',
  inviteHintFull: 'كل المقاعد مشغولة: كل من يفتح هذا الرابط يشاهد.',
  link: 'رابط هذه الطاولة',
  copy: 'نسخ الرابط',
  copied: 'نُسخ',
  copyByHand: 'الرابط محدد: يُرجى نسخه بأمر النسخ في جهازك.',
  share: 'مشاركة الرابط',
  shareText: (game: string) => `هيا نلعب ${game} معًا`,
  askText: (name: string, game: string) => `${name}، لعبة أخرى من ${game}؟`,
  qr: 'إظهار رمز QR',
  qrHide: 'إخفاء رمز QR',
  qrName: 'رمز QR لرابط هذه الطاولة',
};

export const rollOff: Catalogue['rollOff'] = {
  title: 'من يبدأ؟',
  again: 'تعادل: رمية جديدة لأصحاب الرقم الأعلى',
  begins: (who: string) => `الدور الأول من نصيب ${who}`,
};

export const end: Catalogue['end'] = {
  wins: (who: string) => `فوز ${who}!`,
  winTogether: (who: string) => `فوز ${who}!`,
  endedEarly: 'أُنهيت اللعبة قبل أن تكتمل.',
  place: (nth: number) => ordinal(nth),
  unplaced: '–',
  columns: {
    place: 'المركز',
    player: 'اللاعب',
    home: 'النهاية',
    captures: 'الأكل',
    throws: 'الرميات',
    dice: 'النرد',
  },
  faces: (who: string) => `كم مرة جاء كل رقم في رميات ${who}`,
  face: (number: number, amount: number) => `${number}: ${times(amount)}`,
  normal: (each: string) =>
    `حين يعامل النرد الجميع بالتساوي، يأتي كل رقم في نحو ${each} من الرميات (الخط المتقطع)؛ والألعاب القصيرة تبتعد عن ذلك أكثر.`,
  length: (minutes: number, amount: number) => `${duration(minutes * 60)}، ${throws(amount)}`,
  again: 'اللعب مرة أخرى',
  lastPress: (seconds: number) =>
    `تبدأ حين يضغط الجميع، وعلى الأكثر بعد ${count(seconds, 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية')} من أول ضغطة.`,
  atOnce: 'تبدأ فورًا.',
  agreedSoFar: (who: string) => `الموافقة حتى الآن من: ${who}.`,
  beginsIn: (seconds: number) =>
    `تبدأ اللعبة التالية بعد ${count(seconds, 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية')}.`,
  seatsHint: 'قبل اللعبة التالية يمكن تغيير المقاعد: ترك المقعد، أو الجلوس في غيره، أو أن يلعب روبوت.',
  seatsOpen: (open: number) => `${openSeats(open)}. يمكن أن تبدأ اللعبة التالية حين تُشغل كل المقاعد.`,
  toSeats: 'الانتقال إلى المقاعد',
  toFirstPage: 'إلى الصفحة الرئيسية',
  showBoard: 'مشاهدة اللوح',
  showResult: 'إظهار النتيجة',
};

export const problem: Catalogue['problem'] = {
  rule: 'إظهار القاعدة',
  close: 'إغلاق',
  oneMoment: 'لحظة من فضلك: الخادم مشغول. تُعاد المحاولة …',
  when: (seconds: number) => `سيكون ذلك بعد نحو ${durationAfter(seconds)}.`,
};

export const settings: Catalogue['settings'] = {
  thisTable: 'هذه الطاولة',
  thisDevice: 'هذا الجهاز',
  title: 'الإعدادات',
  theme: 'الألوان',
  themes: { auto: 'مثل الجهاز', light: 'فاتحة', dark: 'داكنة', contrast: 'تباين عالٍ' },
  messWords: {
    title: 'كلمات أكرز',
    plain: 'كلمات بسيطة',
    mess: 'كلمات البحارة',
    means: 'مع كلمات البحارة تُذكر أيضًا تسميتهم بالإنجليزية.',
  },
  ownBelow: 'على الإنترنت وضد الروبوتات: تدوير اللوح ليكون لوني في الأسفل',
  turnsToPlayer: 'على شاشة واحدة: تدوير اللوح نحو صاحب الدور',
  allNumbers: 'أرقام على كل خانات اللوح',
  speed: 'سرعة الأحجار',
  speeds: { slow: 'بطيئة', normal: 'عادية', fast: 'سريعة', instant: 'فورية' },
  reduced: 'جهازك يطلب حركة أقل: لا تتحرك الأحجار والنرد على الشاشة.',
  sound: 'الصوت',
  throws: 'الرمي تلقائيًا حين يأتي دوري',
  forced: 'تنفيذ النقلة تلقائيًا حين لا توجد غيرها',
  keys: 'المفاتيح',
  endGame: 'إنهاء هذه اللعبة',
  closeTable: 'إغلاق هذه الطاولة',
  closeTableSure: 'إغلاق هذه الطاولة نهائيًا؟ لن يستطيع أحد اللعب عليها بعد ذلك.',
  pause: 'إيقاف اللعبة مؤقتًا',
  resume: 'متابعة اللعبة',
  endGameSure: 'إنهاء اللعبة للجميع الآن؟',
  close: 'إغلاق',
};

export const rulesDialog: Catalogue['rulesDialog'] = {
  title: (game: string) => `قواعد ${game}`,
  intro: 'هذه القواعد سارية على هذه الطاولة. والحروف والأرقام أسماء القواعد؛ وعند رفض نقلة يُذكر اسم القاعدة.',
  groups: {
    board: 'اللوح والبداية',
    moving: 'الرمي والنقل',
    duties: 'ما يجب فعله',
    capturing: 'الأكل والسدود والكتل',
    challenge: 'التحديات',
    partners: 'الشركاء والألوان المشتركة',
    home: 'النهاية وختام اللعبة',
    names: 'عن الاسم',
  },
  close: 'إغلاق القواعد',
};
