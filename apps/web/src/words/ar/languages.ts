import type { Catalogue } from '../catalogue.ts';

export const languages: Catalogue['languages'] = {
  title: 'اللغة',
  button: (name: string) => `اللغة: ${name}`,
  failed: (name: string) => `تعذّر تحميل ${name} الآن. ربما لا يوجد اتصال بالشبكة.`,
  again: 'إعادة المحاولة',
  close: 'إغلاق',
};
