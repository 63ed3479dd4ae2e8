import type { LabWords } from '../catalogue.ts';
import { durationAfter } from './counting.ts';

const after = (minutes: number): string => durationAfter(60 * minutes);

export const lab: LabWords = {
  games: (players) => `ألعاب جرت الآن على هذا الجهاز؛ عدد اللاعبين فيها ${players}، وكلهم يبحثون عن نقلات جيدة.`,
  switched: { own: 'معها', other: 'بدونها' },
  chosen: { own: 'كما هو مختار', other: 'بلا تنويعات' },
  figures: {
    minutes: 'دقائق اللعبة الواحدة',
    captures: 'الأحجار المأكولة في اللعبة الواحدة',
    firstAhead: 'من يبدأ: مرات فوزه فوق نصيبه العادل، في 100 لعبة',
    leaderWins: 'المتقدّم في منتصف اللعبة: مرات فوزه، في 100 لعبة',
    carefulAhead: 'نقلات جيدة أمام نقلات عشوائية: مرات الفوز فوق النصيب العادل، في 100 لعبة',
  },
  pace: (throws, seconds) => `عدد الرميات ${throws}، ولكل رمية ${seconds} ثوانٍ`,
  between: (low, high) => `بين ${low} و ${high}`,
  minutes: {
    more: (minutes) => `أطول بنحو ${after(minutes)}`,
    less: (minutes) => `أقصر بنحو ${after(minutes)}`,
    aLittle: { more: 'أطول بأقل من دقيقة', less: 'أقصر بأقل من دقيقة' },
  },
  more: (by) => `أكثر بنحو ${by}`,
  less: (by) => `أقل بنحو ${by}`,
  none: 'لا فرق يُذكر',
  unclear: 'لا فرق واضح',
  margin: 'بعد ± يأتي الهامش: من كل 100 رقم كهذا لا يبعد 95 عن الحقيقة أكثر منه.',
  first: 'تُلعب الألعاب الأولى …',
  come: 'وصلت الأرقام الأولى.',
  playing: (games) => `عدد الألعاب حتى الآن: ${games}.`,
  enough: (games) => `عدد الألعاب: ${games}. وهذا يكفي.`,
  failed: 'لا يستطيع هذا الجهاز لعب الألعاب الآن.',
};
