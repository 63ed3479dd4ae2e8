/** العربية: اختيار اللغة. */

export const languages = {
  title: 'اللغة',
  /** The button that opens the choice, with the language that is shown. */
  button: (name: string) => `اللغة: ${name}`,
  failed: (name: string) => `تعذّر تحميل ${name} الآن. ربما لا يوجد اتصال بالشبكة.`,
  again: 'إعادة المحاولة',
  close: 'إغلاق',
};
