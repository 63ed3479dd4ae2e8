import type { Catalogue } from '../catalogue.ts';

export const gameRecord: Catalogue['gameRecord'] = {
  title: 'الاحتفاظ بهذه اللعبة',
  means: 'اللعبة كاملة نصًا: كل رمية وكل نقلة مع ما يلزم لفحص النرد. يمكن إعادتها وفحصها دون هذه الصفحة.',
  withoutNames: 'دون الأسماء',
  save: 'حفظ في ملف',
  copy: 'نسخ',
  share: 'مشاركة',
  copied: 'تم النسخ.',
  failed: 'تعذر الحصول على اللعبة الآن. حاول لاحقًا.',
  link: 'يستطيع من لديه هذا الرابط أن يشاهد اللعبة مرة أخرى.',
  linkName: 'رابط مشاهدة اللعبة',
  watch: 'مشاهدة اللعبة مرة أخرى',
};
