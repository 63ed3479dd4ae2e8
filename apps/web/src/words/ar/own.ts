/** Verbal nouns, and أنت without its vowel, so that no sentence tells whether the reader is a man. */
import type { Catalogue } from '../catalogue.ts';
import { ordinal, duration } from './common.ts';
import { count, goBack, nthThrow, piecesOf } from './counting.ts';

/** After a verbal noun: "أكل حجرين من أحجارك". */
const yours = (many: number): string =>
  many === 1 ? 'حجر من أحجارك' : `${count(many, 'حجر واحد', 'حجرين', 'أحجار', 'حجرًا', 'حجر')} من أحجارك`;

export const own: Catalogue['own'] = {
  ofColour: (colour, sentence) => `${colour}: ${sentence}`,
  announced: (whose, standing) => `إعلانك: شفط ${whose} ${standing}.`,
  wasAnnounced: (who, standing) => `إعلان ${who}: شفط حجرك ${standing}.`,
  missed: 'لم يصب شفطك أحدًا.',
  threw: (faces) => `رميتك: ${faces}.`,
  moved: (from, to) => `نقلتك: ${from} ${to}.`,
  movedHome: (from) => `وصول حجرك ${from} إلى النهاية.`,
  entered: (to) => `خروج حجرك من البيت ${to}.`,
  captured: (whose, many) => `أنت: أكل ${piecesOf(many, whose)}، ${goBack(many)} إلى البيت.`,
  capturedOwn: (colour, many) => `أنت: أكل ${yours(many)} (${colour})، ${goBack(many)} إلى البيت.`,
  wasCaptured: (by, many) => `${by}: أكل ${yours(many)}، ${goBack(many)} إلى البيت.`,
  wasCapturedOf: (by, colour, many) => `${by}: أكل ${yours(many)} (${colour})، ${goBack(many)} إلى البيت.`,
  counts: (number) =>
    `أنت: عدّ ${count(number, 'خانة واحدة', 'خانتين', 'خانات', 'خانة', 'خانة')} أخرى.`,
  forfeited: (faces) => `لا نقلة ممكنة لك بالرمية ${faces}.`,
  leftUnused: (faces) => `أنت: ترك الرمية ${faces} بلا نقل.`,
  throwsAgain: 'لك رمية أخرى.',
  throwsOfThree: (nth) => `لك رمية أخرى: ${nthThrow(nth)} من ثلاث.`,
  movedBack: (from, to) => `نقلتك إلى الخلف: ${from} ${to}.`,
  movedTotal: (from, to) => `نقلتك بمجموع النردين: ${from} ${to}.`,
  movedFor: (whose, from, to) => `أنت: نقل حجر ${whose} ${from} ${to}.`,
  movedBackFor: (whose, from, to) => `أنت: نقل حجر ${whose} إلى الخلف ${from} ${to}.`,
  wasMoved: (who, from, to) => `${who}: نقل حجرك ${from} ${to}.`,
  movedTogether: (many, from, to) =>
    `أنت: نقل ${count(many, 'حجر واحد', 'حجرين', 'أحجار', 'حجرًا', 'حجر')} معًا ${from} ${to}.`,
  movedTogetherFor: (many, whose, from, to) => `أنت: نقل ${piecesOf(many, whose)} معًا ${from} ${to}.`,
  wereMoved: (who, many, from, to) => `${who}: نقل ${yours(many)} معًا ${from} ${to}.`,
  challenged: (blob, needed) => `أنت: تحدي ${blob}. مرات الرقم 6 المطلوبة: ${needed}.`,
  wasChallenged: (who, standing, needed) =>
    `${who}: تحدي كتلتك ${standing}. مرات الرقم 6 المطلوبة: ${needed}.`,
  counted: (sixes, needed) =>
    needed === null
      ? `تحديك: مرات الرقم 6 حتى الآن ${sixes}.`
      : `تحديك: مرات الرقم 6 حتى الآن ${sixes} من ${needed}.`,
  challengeEnded: {
    won: 'نجاح تحديك.',
    lapsed: 'أُلغي تحديك.',
    'no-six': 'لم يأت الرقم 6: انتهى تحديك.',
  },
  freed: (partner) => `جاء الرقم 6 في رميتك: ابتداءً من الدور التالي يكون لعبك بأحجار ${partner}.`,
  partnerFreed: (who) => `جاء الرقم 6 في رمية ${who}: ابتداءً من الدور التالي يكون اللعب بأحجارك.`,
  penalised: (standing) => `فاتك الأكل، فيعود الحجر الذي ${standing} إلى البيت.`,
  thirdSixCosts: (standing) =>
    `الرقم 6 للمرة الثالثة على التوالي يكلّفك حجرًا: الحجر الذي ${standing} يعود إلى البيت.`,
  retired: (standing) => `أصبح لك مركز: فيعود الحجر الذي ${standing} إلى البيت ويبقى فيه.`,
  waits: 'وصلت كل أحجارك إلى النهاية، ويستمر دورك بنقل الأحجار المحايدة.',
  wonTogether: (partner) => `وصلت أحجارك وأحجار ${partner}، وهي ثمانية، إلى النهاية: الفوز لكما.`,
  wonBoth: 'وصلت أحجارك الثمانية كلها إلى النهاية: الفوز لك.',
  turn: 'حان دورك.',
  ranked: (place) => `لك المركز ${place}.`,
  won: 'وصلت كل أحجارك إلى النهاية: الفوز لك.',
  wonEarly: 'وصل ما يكفي من أحجارك إلى النهاية: الفوز لك.',
  sat: (colours) => `أصبح مقعد ${colours} لك.`,
  renamed: (name) => `أصبح اسمك الآن ${name}.`,
  newPicture: 'تغيّرت صورتك.',
  wentAway: 'انقطع اتصالك.',
  isLate: 'كانت الطاولة بانتظارك.',
  botStandsIn: 'روبوت يتابع اللعب بدلك، ويمكنك استعادة المقعد في أي وقت.',
  playOrBot: (seconds: number) => `العب خلال ${duration(seconds)}، وإلا لعب روبوت بدلك.`,
  cameBack: 'عدت إلى اللعب.',
  hostChanged: 'أنت المضيف الآن.',
  seatsMoved: 'انتقل لعبك إلى هذا الجهاز.',
  timeOver: 'انتهى وقتك: الطاولة تلعب هذه الرمية.',
  roll: (faces) => `من يبدأ؟ رميتك: ${faces}.`,
  begins: 'الدور الأول لك.',
  agreed: 'سُجّلت موافقتك على اللعب مرة أخرى.',
  notAgreed: 'تبدأ اللعبة دونك، والعودة ممكنة في أي وقت.',
  valueMissed:
    'لم يرسل جهازك نصيبه من النرد، فلم تبدأ اللعبة بعد. حاول مرة أخرى، وإن تكرر ذلك فأعد تحميل الصفحة.',
  yourTurn: 'دورك:',
  titleOfTurn: (game) => `● دورك – ${game}`,
  doing: {
    throw: 'نردك يتدحرج',
    throwDice: 'نرداك يتدحرجان',
    throwAgain: 'رمية أخرى لك',
    beforeThirdSix: 'رمية أخرى لك؛ والرقم 6 للمرة الثالثة يضيع',
    nth: (nth) => `رميتك: ${nthThrow(nth)} من ثلاث`,
    move: 'حجرك ينتقل',
    six: 'رميتك: المطلوب 6، ثم تُنقل أحجار الشريك',
    partner: (partner) => `رميتك لأحجار ${partner}`,
    partnerMove: (partner) => `نقلتك لحجر من أحجار ${partner}`,
    challenge: (sixes, needed) => `رميتك للتحدي، مرات الرقم 6 حتى الآن ${sixes} من ${needed}`,
    challengeMove: 'تُحسب لتحديك مرات الرقم 6',
    count: (number) => `تُعدّ ${number} بحجر من أحجارك`,
  },
  partnerThrows: (who) => `بانتظار رمية ${who} لأحجارك`,
  partnerMoves: (who) => `بانتظار ${who} لنقل حجر من أحجارك`,
  botPlays: 'روبوت يلعب بدلك',
  hasWon: 'الفوز لك',
  haveWon: (partner) => `الفوز لك مع ${partner}`,
  youBegin: 'الدور الأول لك',
  wins: 'الفوز لك!',
  winTogether: (partner) => `الفوز لك مع ${partner}!`,
  place: (nth) => `لك المركز ${ordinal(nth)}.`,
  matchWon: 'الفوز بالمباراة لك!',
  matchWonTogether: (partner) => `الفوز بالمباراة لك مع ${partner}!`,
  team: (partner, others) => `أنت مع ${partner} ضد ${others}`,
  friends: 'الكتل المستديرة لفريقك: يمكنك تجاوزها.',
};
