import type { Catalogue } from '../catalogue.ts';

export const kept: Catalogue['kept'] = {
  title: 'الألعاب المحفوظة هنا',
  all: 'كل الألعاب المحفوظة هنا',
  watch: 'مشاهدتها مرة أخرى',
  won: (who: string) => `فوز ${who}`,
  wonTogether: (who: string) => `فوز ${who}`,
  ended: 'أُنهيت قبل أن تكتمل',
  open: 'لم تكتمل',
  forget: (game: string, when: string) => `إزالة ${game}، ${when}، من هذا الجهاز`,
  asked: 'إزالة هذه اللعبة؟',
  sure: (game: string, when: string) => `${game}، ${when}: لا تُحفظ لك إلا على هذا الجهاز.`,
  keep: 'الاحتفاظ بها',
  remove: 'إزالتها',
};
