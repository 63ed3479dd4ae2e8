import type { Catalogue } from '../catalogue.ts';
import { count, duration, durationAfter } from './counting.ts';

const playersOf = (amount: number): string => count(amount, 'لاعب واحد', 'لاعبان', 'لاعبين', 'لاعبًا', 'لاعب');

export const setup: Catalogue['setup'] = {
  find: 'من يستطيع أن يجد هذه الطاولة؟',
  findLink: 'من لديه الرابط فقط',
  findAnybody: 'يمكن للجميع أن يجدوا هذه الطاولة في الصفحة الرئيسية',
  titleBots: 'لعبة ضد الروبوتات',
  titleHere: 'لعبة على هذه الشاشة',
  titleFriends: 'طاولة للأصدقاء',
  rules: 'أي قواعد؟',
  search: 'ابحث عن لعبة باسمها',
  cardsFound: (cards: number) => `عدد الألعاب الموجودة: ${cards}`,
  noCard: 'لا توجد هنا لعبة بهذا الاسم. هذه كل الألعاب.',
  board: (squares: number) => count(squares, 'خانة واحدة', 'خانتان', 'خانات', 'خانة', 'خانة'),
  dice: (dice: number) => count(dice, 'نرد واحد', 'نردان', 'قطع نرد', 'قطعة نرد', 'قطعة نرد'),
  players: (from: number, to: number) => (from === to ? playersOf(to) : `عدد اللاعبين: من ${from} إلى ${to}`),
  alsoCalled: (names: string) => `«${names}» هي اللعبة نفسها باسم آخر.`,
  variations: 'التنويعات',
  noVariations: 'ليس لهذه القواعد تنويعات.',
  whatDoes: 'ما أثر هذا؟',
  howPlays: 'كيف تسير اللعبة؟',
  howLong: 'كم تدوم اللعبة؟',
  lengths: { whole: 'لعبة كاملة', 'head-start': 'لعبة سريعة' },
  aboutMinutes: (minutes: number) => `${duration(minutes * 60)} تقريبًا`,
  headStart: 'حجران من كل لون في النهاية منذ البداية',
  quickMeans: 'لعبة سريعة: حجران من كل لون في النهاية منذ البداية؛ والقواعد كلها كما هي.',
  lengthOwn: 'مع تنويعات أخرى قد تدوم اللعبة أطول أو أقصر.',
  howMany: 'كم عدد اللاعبين؟',
  playerCount: playersOf,
  colours: 'أي ألوان؟',
  off: 'لا يلعب به أحد',
  playerWith: (player: number, colours: string) => `اللاعب ${player}: ${colours}`,
  withNeutral: (colours: string, neutral: string) => `${colours}، والمحايد ${neutral}`,
  partners: (one: string, other: string) => `${one} شريكان ضد ${other}.`,
  eachForItself: 'كل لون يلعب لنفسه؛ وأول من يصل لوناه كلاهما إلى النهاية يفوز.',
  neutral: (colour: string) => `${colour} بلا لاعب: يستطيع الجميع نقل أحجاره.`,
  names: 'من يلعب؟',
  nameOf: (colour: string) => `اسم اللاعب (${colour})`,
  yourName: 'اسمك',
  advanced: 'للمتمرّسين: البدء من وضعية',
  position: 'نص الوضعية',
  positionHint: 'سطر واحد من ستة حقول. يُترك فارغًا للعبة عادية.',
  positionUse: 'الوضعية تحدد القواعد والمقاعد ومن يرمي.',
  positionOver: 'اللعبة في هذه الوضعية منتهية.',
  positionWrong: (field: string) => `الحقل «${field}» غير صحيح.`,
  positionReason: 'بدقة أكثر، بالإنجليزية:',
  startHere: 'بدء اللعبة',
  startFriends: 'إنشاء الطاولة',
  making: 'جارٍ إنشاء الطاولة …',
  table: 'إذا غاب أحد أو تأخر',
  away: 'حين لا يعود لاعب في الوقت المحدد',
  aways: {
    bot: 'يتابع روبوت اللعب؛ ويستعيد اللاعب مقعده في أي وقت',
    others: 'يقرر اللاعبون الآخرون: الانتظار، أو أن يتابع روبوت اللعب',
    wait: 'تنتظر اللعبة؛ والمضيف وحده يستطيع أن يجعل روبوتًا يتابع اللعب',
  },
  grace: 'مدة الانتظار عند انقطاع الاتصال',
  seconds: (seconds: number) => duration(seconds),
  clock: 'وقت التفكير',
  noClock: 'كما يشاء كل لاعب',
  clockThrow: (seconds: number) => `${duration(seconds)} لكل رمية؛ ثم تلعبها الطاولة`,
  clockBank: (seconds: number, increment: number) =>
    `${duration(seconds)} للعبة كلها، مع زيادة ${durationAfter(increment)} عند كل رمية`,
};

export const setupFields: Readonly<Record<string, string>> = {
  rules: 'القواعد',
  seats: 'المقاعد',
  pieces: 'الأحجار',
  colour: 'اللون',
  dice: 'النرد',
  notes: 'الملاحظات',
  text: 'النص',
};

export const setupFieldHints: Readonly<Record<string, string>> = {
  rules:
    'لعبة (ludo أو jumbo أو indian أو parchis أو uckers أو uckers-navy أو german)، ثم كل تنويعة وقبلها +، بترتيب الأبجدية.',
  seats: 'رمز لكل لون: رقم لاعبه، أو n للون محايد، أو - للون لا يلعب.',
  pieces:
    'أربع مجموعات يفصل بينها /، في كل منها أربعة مواضع من الخلف إلى الأمام: b للبيت، ثم الأرقام، ثم h للنهاية. واللون الذي لا يلعب له -.',
  colour: 'صاحب الدور: R أو G أو Y أو B، وعلى اللوح الألماني Y أو G أو R أو K؛ و- إذا انتهت اللعبة.',
  dice: '? قبل الرمية، وإلا فالنرد الذي رُمي، الأعلى أولًا.',
  notes: 'ما لا يظهر على اللوح، كالتحدي مثلًا. وغالبًا يكون -.',
  text: 'ستة حقول تفصل بينها مسافة واحدة: القواعد، المقاعد، الأحجار، اللون، النرد، الملاحظات.',
};
