/** Verbal nouns in place of verbs, so that no sentence tells who is a man. */
import type { Catalogue } from '../catalogue.ts';
import { count, goBack, nthThrow, piecesOf } from './counting.ts';

export const captions: Catalogue['captions'] = {
  title: 'ما حدث',
  fromFirst: 'من الرمية الأولى',
  announced: (who: string, whose: string, standing: string) => `إعلان ${who}: شفط ${whose} ${standing}.`,
  missed: (who: string) => `لم يصب شفط ${who} أحدًا.`,
  threw: (who: string, faces: string) => `رمية ${who}: ${faces}.`,
  moved: (who: string, from: string, to: string) => `نقلة ${who}: ${from} ${to}.`,
  movedHome: (who: string, from: string) => `وصول حجر ${who} ${from} إلى النهاية.`,
  entered: (who: string, to: string) => `خروج حجر ${who} من البيت ${to}.`,
  captured: (by: string, whose: string, many: number) =>
    `${by}: أكل ${piecesOf(many, whose)}، ${goBack(many)} إلى البيت.`,
  counts: (who: string, number: number) =>
    `${who}: عدّ ${count(number, 'خانة واحدة', 'خانتين', 'خانات', 'خانة', 'خانة')} أخرى.`,
  forfeited: (who: string, faces: string) => `${who}: لا نقلة ممكنة بالرمية ${faces}.`,
  leftUnused: (who: string, faces: string) => `${who}: ترك الرمية ${faces} بلا نقل.`,
  throwsAgain: (who: string) => `رمية أخرى من نصيب ${who}.`,
  /** Told with the further throw that a second 6 gives, where a third is lost. */
  beforeThirdSix: 'الرقم 6 للمرة الثالثة على التوالي يضيع.',
  thirdSixWouldCost: 'الرقم 6 للمرة الثالثة على التوالي يكلّف آخر حجر نُقل.',
  throwsOfThree: (who: string, nth: number) => `رمية أخرى من نصيب ${who}: ${nthThrow(nth)} من ثلاث.`,
  movedBack: (who: string, from: string, to: string) => `نقلة ${who} إلى الخلف: ${from} ${to}.`,
  movedTotal: (who: string, from: string, to: string) => `نقلة ${who} بمجموع النردين: ${from} ${to}.`,
  movedFor: (who: string, whose: string, from: string, to: string) =>
    `${who}: نقل حجر ${whose} ${from} ${to}.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `${who}: نقل حجر ${whose} إلى الخلف ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    `${who}: نقل ${count(many, 'حجر واحد', 'حجرين', 'أحجار', 'حجرًا', 'حجر')} معًا ${from} ${to}.`,
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    `${who}: نقل ${piecesOf(many, whose)} معًا ${from} ${to}.`,
  challenged: (who: string, blob: string, needed: number) =>
    `${who}: تحدي ${blob}. مرات الرقم 6 المطلوبة: ${needed}.`,
  /** The blob that is challenged: "كتلة الأخضر على الخانة 12". */
  blob: (whose: string, standing: string) => `كتلة ${whose} ${standing}`,
  counted: (who: string, sixes: number, needed: number | null) =>
    needed === null
      ? `تحدي ${who}: مرات الرقم 6 حتى الآن ${sixes}.`
      : `تحدي ${who}: مرات الرقم 6 حتى الآن ${sixes} من ${needed}.`,
  challengeEnded: {
    won: (who: string) => `نجاح تحدي ${who}.`,
    lapsed: (who: string) => `أُلغي تحدي ${who}.`,
    'no-six': (who: string) => `لم يأت الرقم 6: انتهى تحدي ${who}.`,
  },
  freed: (who: string, partner: string) =>
    `جاء الرقم 6 في رمية ${who}: ابتداءً من الدور التالي يكون اللعب بأحجار ${partner}.`,
  penalised: (who: string, standing: string) => `${who}: فات الأكل، فيعود الحجر الذي ${standing} إلى البيت.`,
  thirdSixCosts: (who: string, standing: string) =>
    `الرقم 6 للمرة الثالثة على التوالي يكلّف ${who} حجرًا: الحجر الذي ${standing} يعود إلى البيت.`,
  retired: (who: string, standing: string) =>
    `أصبح لأحجار ${who} مركز: فيعود الحجر الذي ${standing} إلى البيت ويبقى فيه.`,
  waits: (who: string) => `وصلت كل أحجار ${who} إلى النهاية، ويستمر الدور بنقل الأحجار المحايدة.`,
  wonTogether: (who: string) => `وصلت الأحجار الثمانية كلها إلى النهاية: فوز ${who}.`,
  wonBoth: (who: string) => `وصلت أحجار ${who} الثمانية كلها إلى النهاية: فوز.`,
  turn: (who: string) => `حان دور ${who}.`,
  ranked: (who: string, place: string) => `المركز ${place}: ${who}.`,
  won: (who: string) => `فوز ${who}: وصلت كل الأحجار إلى النهاية.`,
  /** By a variation not all of them are needed. */
  wonEarly: (who: string) => `فوز ${who}: وصل ما يكفي من الأحجار إلى النهاية.`,
  over: 'انتهت اللعبة.',
  opened: 'فُتحت الطاولة.',
  sat: (name: string, colours: string) => `أصبح مقعد ${colours} من نصيب ${name}.`,
  stood: (name: string, colours: string) => `خلا مقعد ${colours} بعد مغادرة ${name}.`,
  taken: (colours: string) => `مقعد ${colours} الآن مشغول.`,
  left: (colours: string) => `خلا مقعد ${colours}.`,
  renamed: (old: string, name: string) => `أصبح اسم ${old} الآن ${name}.`,
  newPicture: (who: string) => `تغيّرت الصورة بجانب اسم ${who}.`,
  wentAway: (who: string) => `انقطع اتصال ${who}.`,
  isLate: (who: string) => `ما زلنا بانتظار عودة ${who}.`,
  botStandsIn: (who: string) => `روبوت يتابع اللعب بدل ${who}، ويمكن استعادة المقعد في أي وقت.`,
  cameBack: (who: string) => `عودة ${who} إلى اللعب.`,
  botSat: (who: string) => `روبوت يلعب في مقعد ${who}.`,
  removed: (who: string) => `أُخلي مقعد ${who} بقرار من المضيف.`,
  hostChanged: (who: string) => `المضيف الآن: ${who}.`,
  closed: 'أُغلقت الطاولة بقرار من المضيف.',
  madePublic: 'صارت هذه طاولة عامة بقرار من المضيف: يجدها الجميع في الصفحة الرئيسية.',
  madePrivate: 'رُفعت هذه الطاولة من القائمة العامة بقرار من المضيف: لا يوصل إليها إلا رابطها.',
  seatsMoved: (who: string) => `انتقل لعب ${who} إلى جهاز آخر.`,
  paused: 'اللعبة متوقفة مؤقتًا.',
  resumed: 'استؤنفت اللعبة.',
  talkChanged: {
    phrases: 'من الآن يكون الكلام على هذه الطاولة بالعبارات الجاهزة.',
    text: 'من الآن يمكن للجميع على هذه الطاولة الكتابة بكلماتهم.',
  },
  timeOver: (who: string) => `انتهى وقت ${who}: الطاولة تلعب هذه الرمية.`,
  roll: (who: string, faces: string) => `من يبدأ؟ رمية ${who}: ${faces}.`,
  begins: (who: string) => `الدور الأول من نصيب ${who}.`,
  agreed: (who: string) => `موافقة من ${who} على اللعب مرة أخرى.`,
  agreeWithin: (seconds: number) =>
    `من لا يضغط «اللعب مرة أخرى» خلال ${count(seconds, 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية')} يُعد غائبًا.`,
  seatsDrawn: (players: string) => `قرعة جديدة على المقاعد: ${players}.`,
  notAgreed: (who: string) => `تبدأ اللعبة دون ${who}، والعودة ممكنة في أي وقت.`,
  valueMissed: (who: string) =>
    `لم يرسل جهاز ${who} نصيبه من النرد، فلم تبدأ اللعبة بعد. حاولوا مرة أخرى، أو دعوا روبوتًا يلعب هناك.`,
  ended: 'أُنهيت اللعبة قبل أن تكتمل.',
  choices: (amount: number) => `لديك ${count(amount, 'خيار واحد', 'خياران', 'خيارات', 'خيارًا', 'خيار')}.`,
};
