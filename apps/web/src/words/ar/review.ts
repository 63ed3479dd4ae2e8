import type { ReviewWords } from '../catalogue.ts';
import { numbers, several } from './common.ts';
import { count, throws as throwsOf } from './counting.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const BARRED = {
  block: 'سدّ، لا ينزل عليه أحد',
  blob: 'كتلة، لا ينزل عليها أحد',
  barrier: 'حاجز، لا ينزل عليه أحد',
};

const squares = (amount: number): string => count(amount, 'خانة واحدة', 'خانتين', 'خانات', 'خانة', 'خانة');

export const review: ReviewWords = {
  questions: {
    mine: 'أحجاري',
    threats: 'من يستطيع أكل أحجاري؟',
    all: 'الوضعية كلها',
    last: 'الأدوار الأخيرة',
    now: 'ماذا الآن؟',
  },
  title: 'سؤال عن اللعبة',
  close: 'إغلاق',
  earlier: 'أقدم',
  later: 'أحدث',
  typing: 'كتابة رقم أو حرف',
  typingHint:
    'لقارئات الشاشة: مفاتيح الطاولة تعمل في هذا الحقل أيضًا. وEnter وحده يرمي النرد، أو ينفّذ النقلة الوحيدة.',
  do: 'تنفيذ',
  unknown: 'هذا المفتاح لا يفعل شيئًا هنا.',
  columns: { pieces: 'الأحجار', place: 'المكان', toGo: 'الخانات الباقية', state: 'في أمان؟' },
  of: (who) => `${who}:`,
  ofYou: 'أحجارك:',
  stand: (many, standing) => `${count(many, 'حجر واحد', 'حجران', 'أحجار', 'حجرًا', 'حجر')} ${standing}`,
  toGo: (amount, hasHome) =>
    hasHome ? `على بعد ${squares(amount)} من النهاية` : `على بعد ${squares(amount)} من خانات النهاية`,
  line: (parts) => `${parts.join('، ')}.`,
  states: {
    base: 'في الانتظار',
    home: 'وصل',
    safe: 'في أمان: لا يدخل هنا لون آخر',
    sheltered: 'في أمان: لا يؤكل حجر على هذه الخانة',
    open: 'بلا خطر أكل في رمية واحدة',
  },
  sheltered: (rule) => `في أمان: لا يؤكل حجر على هذه الخانة (${rule})`,
  barred: (kind, rule) => `في أمان: ${BARRED[kind]} (${rule})`,
  mixed: 'في كتلة مختلطة مع حجر للشريك',
  beside: 'بجانب حجر من لون آخر',
  hitBy: (hits) => `خطر الأكل من: ${several(hits)}`,
  challengedBy: (hits) => `خطر التحدي من: ${several(hits)}`,
  by: (who, throws, of) => `${who} (${throwsOf(throws)} من ${of})`,
  byYou: (throws, of) => `أنت (${throwsOf(throws)} من ${of})`,
  hitsYou: (who, from, standing, way) => `${who}: ${from} يمكن أكل حجرك ${standing}، ${way}`,
  challengesYou: (who, from, standing, way) => `${who}: ${from} يمكن تحدي كتلتك ${standing}، ${way}`,
  youCanHit: (from, whose, standing, way) => `أنت: ${from} يمكنك أكل حجر ${whose} ${standing}، ${way}`,
  youCanChallenge: (from, whose, standing, way) =>
    `أنت: ${from} يمكنك تحدي كتلة ${whose} ${standing}، ${way}`,
  hits: (who, from, whose, standing, way) => `${who}: ${from} يمكن أكل حجر ${whose} ${standing}، ${way}`,
  challenges: (who, from, whose, standing, way) =>
    `${who}: ${from} يمكن تحدي كتلة ${whose} ${standing}، ${way}`,
  way: (behind) =>
    behind === null
      ? 'بالخروج من البيت'
      : behind > 0
        ? `من الخلف على بعد ${squares(behind)}`
        : `من الأمام على بعد ${squares(-behind)}`,
  withNeutral: (neutral) => `بحجر من أحجار ${neutral}`,
  chance: (means, throws, of) => `${means}: ${throwsOf(throws)} من ${of}.`,
  means: (any, pairs, dice) =>
    `بالرمية ${either([...(any.length === 0 ? [] : [`${numbers(any)}${dice > 1 ? ' على أي نرد' : ''}`]), ...pairs])}`,
  pair: (high, low) => `${high} + ${low}`,
  nobodyHits: 'لا يستطيع أحد أكل أحجارك برمية واحدة.',
  youHitNobody: 'لا حجر يمكنك أكله برمية واحدة.',
  hitYou: 'من يستطيع أكل أحجارك:',
  youHit: 'ما يمكنك أكله:',
  watching: (who) => `أنت هنا للمشاهدة. المقصود صاحب الدور: ${who}.`,
  watchingAll: 'أنت هنا للمشاهدة. هذه أحجار الجميع.',
  nobodyHitsThem: (who) => `لا يستطيع أحد أكل أحجار ${who} برمية واحدة.`,
  theyHitNobody: (who) => `لا حجر يمكن أكله برمية واحدة من ${who}.`,
  hitThem: (who) => `من يستطيع أكل أحجار ${who}:`,
  theyHit: (who) => `ما يمكن أكله برمية من ${who}:`,
  nothingYet: 'لم يحدث شيء بعد.',
  noEarlier: 'لا شيء قبل ذلك.',
  noLater: 'هذا هو الدور الأخير حتى الآن.',
  dice: (faces) => `على الطاولة: ${faces}.`,
  toThrow: 'النرد بانتظار الرمي.',
  toCount: (number: number) => `بقي عدّ ${number} من الخانات بحجر.`,
  first: (words) => words,
};

function either(list: readonly string[]): string {
  return listed(manifest.code, list, 'disjunction');
}
