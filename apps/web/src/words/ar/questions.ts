import type { Catalogue } from '../catalogue.ts';
import { throws } from './counting.ts';

export const questions: Catalogue['questions'] = {
  keepPlaying: 'متابعة اللعب',
  endGame: 'إنهاء اللعبة',
  keepTable: 'إبقاؤها مفتوحة',
  closeTable: 'إغلاق الطاولة',
  keepPlayer: 'إبقاء اللاعب',
  remove: 'إخلاء المقعد',
  stay: 'البقاء',
  leave: 'ترك المقعد',
  another: 'لعبة أخرى على هذه الشاشة؟',
  anotherSure: (rules: string, moves: number) =>
    `هنا لعبة ${rules} جارية، حتى الآن ${throws(moves)}. إذا بدأت لعبة أخرى ضاعت هذه.`,
  goOn: 'متابعتها',
  begin: 'بدء لعبة أخرى',
};
