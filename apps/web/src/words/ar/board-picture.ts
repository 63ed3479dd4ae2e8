import type { Catalogue } from '../catalogue.ts';

export const boardPicture: Catalogue['boardPicture'] = {
  title: 'الاحتفاظ بصورة للوح',
  means: 'اللوح كما هو الآن، مرسومًا على هذا الجهاز. يمكن إرسال PNG إلى أي مكان، ويبقى SVG واضحًا بأي حجم.',
  withoutNames: 'الصورة دون الأسماء',
  png: 'حفظ بصيغة PNG',
  svg: 'حفظ بصيغة SVG',
  copy: 'نسخ الصورة',
  share: 'مشاركة الصورة',
  copied: 'تم نسخ الصورة.',
  notCopied: 'تعذر نسخ الصورة. ما زال حفظها ممكنًا.',
  noPng: 'لا يستطيع هذا المتصفح إنشاء PNG. ما زال حفظ الصورة بصيغة SVG ممكنًا.',
};
