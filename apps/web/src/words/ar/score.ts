import type { Catalogue } from '../catalogue.ts';
import { count } from './counting.ts';

const wins = (amount: number): string => count(amount, 'فوز واحد', 'فوزان', 'مرات فوز', 'مرة فوز', 'مرة فوز');

export const score: Catalogue['score'] = {
  title: 'النتيجة',
  columns: { player: 'اللاعب', wins: 'مرات الفوز', points: 'النقاط', eights: 'الفوز النظيف' },
  wins,
  points: (amount: number) => count(amount, 'نقطة واحدة', 'نقطتان', 'نقاط', 'نقطة', 'نقطة'),
  matchOf: (games: number, needed: number) => `الأفضل من ${games}: لمن يسبق إلى ${afterTo(needed)}`,
  matchWon: (who: string) => `فوز ${who} بالمباراة!`,
  matchWonTogether: (who: string) => `فوز ${who} بالمباراة!`,
  nextMatch: 'تبدأ مع اللعبة التالية مباراة جديدة.',
  eightPiece: 'فوز نظيف: لم يصل للآخرين أي حجر إلى النهاية.',
  inHarbour: 'فوز نظيف في الميناء: كل أحجار الآخرين في البيت.',
  fields: 'النتيجة والألعاب التالية',
  pointsFor: 'النقاط',
  pointChoices: { wins: 'نقطة لكل فوز', ranks: 'ثلاث واثنتان وواحدة بحسب المركز' },
  match: 'المباراة',
  noMatch: 'بلا حدّ لعدد الألعاب',
  begins: 'من يبدأ اللعبة التالية',
  beginChoices: {
    throw: 'صاحب أعلى رمية',
    winner: 'الفائز باللعبة الأخيرة',
    loser: 'صاحب المركز الأخير في اللعبة الأخيرة',
  },
  drawsSeats: 'قرعة جديدة على المقاعد قبل كل لعبة تالية',
};

/** After a preposition: "إلى فوزين". */
function afterTo(amount: number): string {
  return count(amount, 'فوز واحد', 'فوزين', 'مرات فوز', 'مرة فوز', 'مرة فوز');
}
